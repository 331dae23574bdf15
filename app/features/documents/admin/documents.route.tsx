import { data } from "react-router";
import { staffContext } from "#app/features/auth/context.server";
import { deckContent } from "#app/features/documents/deck/deck.server";
import { guideContent } from "#app/features/documents/guide/guide.server";
import { forgetKept, makeAgain } from "#app/features/documents/kept/keep.server";
import { removeOwnDocument, storeOwnDocument } from "#app/features/documents/kept/mutations.server";
import { listBrochures, listDocuments } from "#app/features/documents/kept/queries.server";
import { checkOwnFile } from "#app/features/documents/own-file";
import { DOCUMENT_KINDS, OWN_KINDS } from "#app/features/documents/schema";
import { DocumentTable, type DocumentLine } from "#app/features/documents/admin/document-table";
import { requireForm, textFields } from "#app/platform/http/form";
import { isLanguage, LANGUAGES } from "#app/platform/i18n/languages";
import { servicesContext } from "#app/services.server";
import { attemptWrite } from "#app/ui/office/attempt-write";
import { officeLoader } from "#app/ui/office/loading/office-loader";
import { showToast } from "#app/ui/toasts";
import type { Route } from "./+types/documents.route";

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const [{ made, own }, brochures] = await Promise.all([listDocuments(db), listBrochures(db)]);
  const lines = OWN_KINDS.flatMap((kind) =>
    LANGUAGES.map((language): DocumentLine => ({
      kind,
      subject: "",
      language,
      made: made.find((row) => row.kind === kind && row.language === language) ?? null,
      own: own.find((row) => row.kind === kind && row.language === language) ?? null,
      property: null,
    })),
  );
  return {
    lines,
    brochures: brochures.map(({ made, title, slug }): DocumentLine => ({
      ...made,
      made,
      own: null,
      property: { title, slug },
    })),
  };
}

export const clientLoader = officeLoader<Awaited<ReturnType<typeof loader>>>();

const refuse = (message: string) => data({ ok: false, message }, { status: 400 });

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await requireForm(request);
  const { intent, kind: kindText, subject = "", language } = textFields(form);
  const kind = DOCUMENT_KINDS.find((known) => known === kindText);
  if (!kind || !isLanguage(language)) return refuse("That cannot be done here.");
  if (intent === "again") {
    if (kind === "brochure") {
      await forgetKept(services, { kind, subject, language });
      return { ok: true, message: "It is made anew when it is next asked for." };
    }
    const content = kind === "guide" ? guideContent(services, language) : deckContent(services, language);
    return (await makeAgain(services, { kind, subject: "", language }, content))
      ? { ok: true, message: "Made again." }
      : data({ ok: false, message: "It could not be made. Health says why." }, { status: 503 });
  }
  if (kind === "brochure") return refuse("Brochures have no file of your own.");
  if (intent === "remove") {
    await removeOwnDocument(services.db, kind, language);
    return { ok: true, message: "Removed. The made one is sent again." };
  }
  const file = form.get("file");
  if (intent !== "upload" || !(file instanceof File)) return refuse("That cannot be done here.");
  const pdf = new Uint8Array(await file.arrayBuffer());
  const checked = checkOwnFile(pdf);
  if (!checked.ok) return refuse(checked.message);
  await storeOwnDocument(services, context.get(staffContext), { kind, language }, { pdf, pages: checked.pages });
  return { ok: true, message: "Stored. It is sent from now on." };
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const result = await attemptWrite(serverAction);
  showToast(result?.ok ? "success" : "error", result?.message ?? "The site did not answer. Please try again.");
  return result ?? data({ ok: false, message: "" }, { status: 503 });
}

export default function Documents({ loaderData: { lines, brochures } }: Route.ComponentProps) {
  return (
    <div className="office-page">
      <title>Documents · Staff</title>
      <div className="office-head">
        <div>
          <h1>Documents</h1>
          <p>
            Guide and deck are made from the texts of their pages when somebody asks for them, and kept until a text
            changes. A file of your own (PDF, at most 20 MB) is sent instead. Brochures belong to their property.
          </p>
        </div>
      </div>
      <DocumentTable caption="Travel guide" lines={lines.filter(({ kind }) => kind === "guide")} empty="" />
      <DocumentTable caption="Investor deck" lines={lines.filter(({ kind }) => kind === "deck")} empty="" />
      <DocumentTable caption="Brochures, newest first" lines={brochures} empty="No brochure was asked for yet." />
    </div>
  );
}
