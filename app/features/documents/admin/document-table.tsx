import { RefreshCw, Trash2, Upload } from "lucide-react";
import { useFetcher } from "react-router";
import type { DocumentRow, OwnDocument } from "#app/features/documents/kept/queries.server";
import { formatFileSize } from "#app/features/documents/file-size";
import type { DocumentKind } from "#app/features/documents/schema";
import { ENDONYMS, inLanguage, type Language } from "#app/platform/i18n/languages";
import { plural } from "#app/ui/office/plural";
import { RelativeTime } from "#app/ui/office/relative-time";

/** A document in a language, made or not. */
export interface DocumentLine {
  kind: DocumentKind;
  subject: string;
  language: Language;
  made: DocumentRow | null;
  own: OwnDocument | null;
  /** That a brochure is about. */
  property: { title: string; slug: string } | null;
}

const NAMES = { guide: "Guide", deck: "Deck", brochure: "Brochure" } as const;
const PATHS = { guide: "/travel/guide.pdf", deck: "/invest/deck.pdf" } as const;

export function DocumentTable({
  caption,
  lines,
  empty,
}: {
  caption: string;
  lines: readonly DocumentLine[];
  empty: string;
}) {
  return (
    <section className="office-card document-table">
      <h2>{caption}</h2>
      {lines.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">Document</th>
              <th scope="col">State</th>
              <th scope="col">Made</th>
              <th scope="col">Used</th>
              <th scope="col">Actions</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Line key={`${line.kind} ${line.subject} ${line.language}`} line={line} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

const nameOf = ({ kind, language, property }: DocumentLine) =>
  `${property?.title ?? NAMES[kind]}, ${ENDONYMS[language]}`;

function pathOf({ kind, property }: DocumentLine): string {
  return kind === "brochure" ? `/real-estate/${property?.slug}/brochure.pdf` : PATHS[kind];
}

function Line({ line }: { line: DocumentLine }) {
  const { language, made, own } = line;
  const name = nameOf(line);
  return (
    <tr>
      <th scope="row">
        <a className="text-link" href={inLanguage(pathOf(line), language)}>
          {name}
        </a>
      </th>
      <td>
        {own && <p>{`Your own file: ${sizeText(own)}`}</p>}
        {made?.path ? (
          <p>{own ? `Made: ${sizeText(made)}, not sent` : sizeText(made)}</p>
        ) : (
          !made && <p className="document-none">Not made yet</p>
        )}
        {made?.state === "failed" && <p className="document-failure">{`Failed: ${made.reason}`}</p>}
      </td>
      <td>
        {made && (
          <>
            <RelativeTime at={made.made_at} />
            {made.took_ms !== null && <p>{`in ${(made.took_ms / 1000).toFixed(1)} s`}</p>}
          </>
        )}
      </td>
      <td className="no-wrap">{made && <p>{`Used on ${made.used_on}`}</p>}</td>
      <td>
        <Actions line={line} name={name} />
      </td>
    </tr>
  );
}

function sizeText({ pages, bytes }: { pages: number | null; bytes: number | null }): string {
  return `${plural(pages ?? 0, "page")}, ${formatFileSize(bytes ?? 0, "en")}`;
}

function Actions({ line, name }: { line: DocumentLine; name: string }) {
  const { kind, subject, language, made, own } = line;
  const make = made ? "Make again" : "Make";
  const fetcher = useFetcher();
  const isBusy = fetcher.state !== "idle";
  const key = (
    <>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="subject" value={subject} />
      <input type="hidden" name="language" value={language} />
    </>
  );
  return (
    <div className="document-actions">
      <fetcher.Form method="post">
        {key}
        <button className="small-button" name="intent" value="again" disabled={isBusy} aria-label={`${make}: ${name}`}>
          <RefreshCw aria-hidden />
          {make}
        </button>
      </fetcher.Form>
      {kind !== "brochure" && (
        <fetcher.Form method="post" encType="multipart/form-data">
          {key}
          <input type="file" name="file" accept="application/pdf" required aria-label={`Own file: ${name}`} />
          <button
            className="small-button"
            name="intent"
            value="upload"
            disabled={isBusy}
            aria-label={`Upload: ${name}`}
          >
            <Upload aria-hidden />
            Upload
          </button>
        </fetcher.Form>
      )}
      {own && (
        <fetcher.Form method="post">
          {key}
          <button
            className="small-button"
            name="intent"
            value="remove"
            disabled={isBusy}
            aria-label={`Remove own file: ${name}`}
          >
            <Trash2 aria-hidden />
            Remove own file
          </button>
        </fetcher.Form>
      )}
    </div>
  );
}
