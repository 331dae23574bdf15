import { Download, FileText, Image } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import type { PageFile } from "#app/features/properties/files/queries.server";
import { SiteLink } from "#app/platform/i18n/paths";

const Lightbox = lazy(async () => ({ default: (await import("#app/features/media/components/lightbox")).Lightbox }));

const addressOf = ({ id }: PageFile) => `/property-files/${id}`;
const isPicture = ({ type }: PageFile) => type !== "application/pdf";

/**
 * Plans and papers: public ones to be kept, pictures of plans in the viewer of the gallery too. What is given on request
 * is named, and fills the form. Needs the texts propertyOffer and gallery.
 */
export function Files({ files, slug, title }: { files: readonly PageFile[]; slug: string; title: string }) {
  const t = useTranslations("propertyOffer");
  const [open, setOpen] = useState<number | null>(null);
  if (files.length === 0) return null;
  const plans = files.filter((file) => file.kind === "plan" && file.is_public && isPicture(file));
  return (
    <section aria-labelledby="files">
      <h2 id="files" className="display display-small">
        {t("documents")}
      </h2>
      {plans.length > 0 && (
        <ul className="plan-pictures">
          {plans.map((plan, index) => (
            <li key={plan.id}>
              <a
                href={addressOf(plan)}
                data-button=""
                onClick={(event) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                  event.preventDefault();
                  setOpen(index);
                }}
              >
                <img
                  src={`${addressOf(plan)}?small`}
                  alt=""
                  width={plan.width ?? undefined}
                  height={plan.height ?? undefined}
                  loading="lazy"
                />
                <bdi>{plan.title}</bdi>
              </a>
            </li>
          ))}
        </ul>
      )}
      <ul className="file-ledger">
        {files.map((file) => (
          <li key={file.id}>
            {isPicture(file) ? <Image aria-hidden /> : <FileText aria-hidden />}
            <p>
              <b>
                <bdi>{file.title}</bdi>
              </b>
              <small>
                <FileFacts file={file} />
              </small>
            </p>
            {file.is_public ? (
              <a href={addressOf(file)} download className="more-link">
                <Download aria-hidden />
                <bdi>{formatOf(file)}</bdi>
                <span className="visually-hidden"> {file.title}</span>
              </a>
            ) : (
              <SiteLink
                to="/:lang?/real-estate/:slug"
                params={{ slug }}
                search={`?ask=${file.id}#inquiry`}
                prefetch="none"
                className="more-link"
              >
                {t("askFor")}
                <span className="visually-hidden"> {file.title}</span>
              </SiteLink>
            )}
          </li>
        ))}
      </ul>
      {open !== null && (
        <Suspense>
          <Lightbox
            images={plans.map(addressOf)}
            texts={plans.map((plan) => plan.title)}
            title={title}
            start={open}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </section>
  );
}

const formatOf = ({ type }: PageFile) => type.split("/")[1]?.toUpperCase() ?? "";

const MEGABYTE = 1_000_000;

function FileFacts({ file }: { file: PageFile }) {
  const t = useTranslations("propertyOffer");
  const { bytes, pages, is_public, kind } = file;
  const size =
    bytes >= MEGABYTE
      ? t("megabytes", { n: Math.round(bytes / (MEGABYTE / 10)) / 10 })
      : t("kilobytes", { n: Math.ceil(bytes / 1000) });
  const facts = [
    kind === "plan" ? t("plan") : null,
    pages === null ? null : t("pages", { n: pages }),
    is_public ? size : t("onRequest"),
  ];
  return facts.filter((fact) => fact !== null).join(" · ");
}
