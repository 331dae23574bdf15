import { ArrowDown, ArrowUp, Download, Trash2, Upload } from "lucide-react";
import { Form } from "react-router";
import type { OfficeFile } from "#app/features/properties/files/queries.server";
import { PROPERTY_FILE_TYPES } from "#app/features/properties/schema";
import { BASE_LANGUAGE, directionOf, TRANSLATED_LANGUAGES, type Language } from "#app/platform/i18n/languages";
import { FieldError } from "#app/ui/office/form/field";
import { localisedName } from "#app/ui/office/form/draft";

/** Why a form of the screen was refused, with what was typed. */
export interface FileAnswer {
  ok: false;
  intent: string;
  errors: Record<string, string>;
  typed: Record<string, string>;
}

const KIND_NAMES = { plan: "Floor plan", document: "Document" } as const;
const LANGUAGE_NAMES = new Intl.DisplayNames(["en"], { type: "language" });

type Values = Readonly<Record<string, unknown>>;

/** Kind, title in nine languages, and whether anybody may have it. */
function FileFields({ scope, values, errors }: { scope: string; values: Values; errors: Record<string, string> }) {
  const text = (name: string) => {
    const value = values[name];
    return typeof value === "string" ? value : "";
  };
  const titleIn = (language: Language) => {
    const name = localisedName("title", language);
    const id = `${scope}-${name}`;
    const isBase = language === BASE_LANGUAGE;
    return (
      <div className="field" key={language}>
        <div className="field-head">
          <label htmlFor={id} data-required={isBase || undefined}>
            {isBase ? "Title" : LANGUAGE_NAMES.of(language)}
          </label>
        </div>
        <input
          id={id}
          name={name}
          className="input"
          maxLength={120}
          required={isBase}
          lang={language}
          dir={directionOf(language)}
          defaultValue={text(name)}
          aria-invalid={errors[name] ? true : undefined}
          aria-describedby={errors[name] ? `${id}-error` : undefined}
        />
        <FieldError id={`${id}-error`} error={errors[name]} />
      </div>
    );
  };
  return (
    <>
      <div className="field-pair">
        {titleIn(BASE_LANGUAGE)}
        <div className="field">
          <div className="field-head">
            <label htmlFor={`${scope}-kind`}>Kind</label>
          </div>
          <select id={`${scope}-kind`} name="kind" className="input" defaultValue={text("kind") || "plan"}>
            {Object.entries(KIND_NAMES).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
          <FieldError id={`${scope}-kind-error`} error={errors.kind} />
        </div>
      </div>
      <label className="file-public">
        <input type="checkbox" name="is_public" defaultChecked={Boolean(values.is_public)} />
        Anybody may download it. Otherwise visitors ask for it
      </label>
      <details>
        <summary>Title in other languages</summary>
        <div className="field-pair">{TRANSLATED_LANGUAGES.map(titleIn)}</div>
      </details>
    </>
  );
}

export function AddFileForm({ answer, isFull }: { answer: FileAnswer | undefined; isFull: boolean }) {
  const errors = answer?.errors ?? {};
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      className="office-card form-card property-file"
      aria-labelledby="add-file"
    >
      <h2 id="add-file">Add a file</h2>
      {isFull && <p>There is no room for more. Remove one first.</p>}
      <div className="field">
        <div className="field-head">
          <label htmlFor="new-file" data-required>
            File
          </label>
        </div>
        <input
          id="new-file"
          type="file"
          name="file"
          className="input"
          required
          accept={PROPERTY_FILE_TYPES.join(",")}
          aria-invalid={errors.file ? true : undefined}
          aria-describedby={errors.file ? "new-file-error" : undefined}
        />
        <FieldError id="new-file-error" error={errors.file} />
      </div>
      <FileFields scope="new" values={answer ? answer.typed : { is_public: true }} errors={errors} />
      <button type="submit" className="button button-primary" name="intent" value="add" disabled={isFull}>
        <Upload aria-hidden />
        Add
      </button>
    </Form>
  );
}

export function FileCard({
  file,
  isFirst,
  isLast,
  answer,
}: {
  file: OfficeFile;
  isFirst: boolean;
  isLast: boolean;
  answer: FileAnswer | undefined;
}) {
  const errors = answer?.errors ?? {};
  const heading = `file-${file.id}`;
  return (
    <section className="office-card form-card property-file" aria-labelledby={heading}>
      <h2 id={heading}>
        <bdi>{file.title}</bdi>
      </h2>
      <p>{describe(file)}</p>
      <FieldError id={`${heading}-error`} error={errors.file} />
      <Form method="post" preventScrollReset>
        <input type="hidden" name="id" value={file.id} />
        <FileFields
          key={JSON.stringify(file)}
          scope={file.id}
          values={answer?.intent === "change" ? answer.typed : file}
          errors={errors}
        />
        <div className="file-actions">
          <button type="submit" className="button button-primary" name="intent" value="change">
            Save
          </button>
          <a className="button button-secondary" href={`/property-files/${file.id}`} download>
            <Download aria-hidden />
            Download
          </a>
        </div>
      </Form>
      <Form method="post" preventScrollReset className="file-actions">
        <input type="hidden" name="id" value={file.id} />
        <button className="small-button" name="intent" value="up" disabled={isFirst}>
          <ArrowUp aria-hidden />
          Up
        </button>
        <button className="small-button" name="intent" value="down" disabled={isLast}>
          <ArrowDown aria-hidden />
          Down
        </button>
        <button className="small-button" name="intent" value="remove">
          <Trash2 aria-hidden />
          Remove
        </button>
      </Form>
    </section>
  );
}

function describe({ kind, type, bytes, pages, is_public }: OfficeFile): string {
  const size = bytes >= 1_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${Math.ceil(bytes / 1000)} kB`;
  const format = type.split("/")[1]?.toUpperCase();
  const length = pages === null ? "" : `, ${pages} ${pages === 1 ? "page" : "pages"}`;
  return `${KIND_NAMES[kind]}, ${format}${length}, ${size}, ${is_public ? "public" : "on request"}`;
}
