import { ChevronRight, CircleAlert, CircleCheck, FileUp } from "lucide-react";
import { useState, type ChangeEvent } from "react";
import { data, Form, Link, useNavigation } from "react-router";
import * as v from "valibot";
import { staffContext } from "#app/features/auth/context.server";
import { ImportReport } from "#app/features/translations/admin/import-report";
import { parseTextsFile } from "#app/features/translations/file-format.server";
import {
  planImport,
  toImportedKeys,
  type ImportPlan,
  type ImportedKey,
} from "#app/features/translations/import-plan.server";
import { importTexts } from "#app/features/translations/mutations.server";
import { listAllTranslations } from "#app/features/translations/queries.server";
import { attemptWrite } from "#app/ui/office/attempt-write";
import { officeLoader } from "#app/ui/office/loading/office-loader";
import { showToast } from "#app/ui/toasts";
import { requireForm, textFields } from "#app/platform/http/form";
import { LANGUAGES } from "#app/platform/i18n/languages";
import { servicesContext } from "#app/services.server";
import { ADMIN_PREFIX } from "#app/urls";
import type { Route } from "./+types/import.route";

const LIST = `${ADMIN_PREFIX}/translations`;
const MAX_FILE_BYTES = 5 * 1024 * 1024;
const TOO_LARGE = "The file is larger than 5 MB.";
const FAILED = "Failed to import translations";

interface DryRun {
  plan: ImportPlan;
  /** What Apply sends back: only what would be written. */
  wanted: ImportedKey[];
  ignoredColumns: string[];
  /** The texts have changed since they were shown: nothing was written. */
  isStale: boolean;
}

type Answer =
  | { step: "dry-run"; run: DryRun }
  | { step: "done"; keys: number; texts: number }
  | { step: "refused"; message: string };

/** Loads nothing; a loader is needed so that the auth check runs. */
export function loader() {
  return null;
}

export const clientLoader = officeLoader<null>();

export async function action({ request, context }: Route.ActionArgs) {
  const { log } = context.get(servicesContext);
  const form = await requireForm(request);
  try {
    return form.get("intent") === "apply" ? await apply(form, context) : await dryRun(form, context);
  } catch (error) {
    log.error({ err: error }, "could not import translations");
    return refuse(`${FAILED}. Nothing was written.`, 500);
  }
}

function refuse(message: string, status = 400) {
  return data<Answer>({ step: "refused", message }, { status });
}

async function dryRun(form: FormData, context: Route.ActionArgs["context"]) {
  const file = form.get("file");
  if (!(file instanceof File) || file.size === 0) return refuse("Choose a file first.");
  if (file.size > MAX_FILE_BYTES) return refuse(TOO_LARGE, 413);
  const read = parseTextsFile(await file.bytes());
  if (!read.ok) return refuse(read.message);
  const plan = planImport(read.wanted, await listAllTranslations(context.get(servicesContext).db));
  const run = {
    plan: { ...plan, refused: [...read.refused, ...plan.refused] },
    wanted: toImportedKeys(plan),
    ignoredColumns: read.ignoredColumns,
    isStale: false,
  };
  return { step: "dry-run", run } satisfies Answer;
}

const languageTexts = v.object(Object.fromEntries(LANGUAGES.map((language) => [language, v.optional(v.string())])));
const wantedInput = v.pipe(v.string(), v.parseJson(), v.array(v.object({ key: v.string(), texts: languageTexts })));

async function apply(form: FormData, context: Route.ActionArgs["context"]) {
  const { wanted: sent, fingerprint = "" } = textFields(form);
  const wanted = v.safeParse(wantedInput, sent);
  if (!wanted.success) return refuse(`${FAILED}. Choose the file again.`);
  const result = await importTexts(
    context.get(servicesContext).db,
    context.get(staffContext),
    wanted.output,
    fingerprint,
  );
  if (result.ok) return { step: "done", keys: result.keys, texts: result.texts } satisfies Answer;
  return data<Answer>(
    {
      step: "dry-run",
      run: { plan: result.plan, wanted: toImportedKeys(result.plan), ignoredColumns: [], isStale: true },
    },
    { status: 409 },
  );
}

export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<Answer> {
  const answer = await attemptWrite(serverAction);
  if (answer?.step === "done") showToast("success", "Translations imported successfully");
  else if (answer?.step !== "dry-run") showToast("error", FAILED);
  return answer ?? { step: "refused", message: `${FAILED}. Nothing was written. Please try again.` };
}

/** It shows what one file would do; news from elsewhere do not change that. */
export function shouldRevalidate(): boolean {
  return false;
}

export default function ImportTranslations({ actionData }: Route.ComponentProps) {
  return (
    <div className="office-page">
      <title>Import translations · Staff</title>
      <div className="office-head">
        <div>
          <nav className="breadcrumb" aria-label="Breadcrumb">
            <Link to={LIST}>Translations</Link>
            <ChevronRight aria-hidden />
            <span>Import</span>
          </nav>
          <h1>Import translations</h1>
        </div>
      </div>
      {actionData?.step === "done" ? (
        <Done {...actionData} />
      ) : (
        <FileForm problem={actionData?.step === "refused" ? actionData.message : null} />
      )}
      {actionData?.step === "dry-run" && <ImportReport {...actionData.run} />}
    </div>
  );
}

function FileForm({ problem }: { problem: string | null }) {
  const [isTooLarge, setTooLarge] = useState(false);
  const isReading = useNavigation().state !== "idle";
  const message = isTooLarge ? TOO_LARGE : problem;
  return (
    <Form className="office-card form-card import-form" method="post" encType="multipart/form-data">
      <h2>Choose a file</h2>
      <p>First you see what would change; nothing is written before you apply it.</p>
      <div className="field">
        <label htmlFor="file">JSON or CSV, as exported, up to 5 MB</label>
        <input
          id="file"
          className="input import-file"
          type="file"
          name="file"
          accept=".json,.csv,.txt,application/json,text/csv"
          required
          aria-invalid={message ? true : undefined}
          aria-describedby={message ? "file-error import-rules" : "import-rules"}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) =>
            setTooLarge((target.files?.[0]?.size ?? 0) > MAX_FILE_BYTES)
          }
        />
        {message && (
          <p className="field-error" id="file-error" role="alert">
            <CircleAlert aria-hidden />
            {message}
          </p>
        )}
      </div>
      <ul id="import-rules" className="import-rules">
        <li>
          Keys and languages that are not in the file stay as they are. An import never deletes: an empty cell changes
          nothing, so clear a text in the grid.
        </li>
        <li>A new key needs its English text. A text the site could not show is left out, with the reason.</li>
        <li>
          An apostrophe before = + - @ at the beginning of a CSV cell keeps Excel from reading it as a formula. The
          export writes it and the import takes it off.
        </li>
      </ul>
      <button type="submit" className="button button-primary" disabled={isTooLarge || isReading}>
        <FileUp aria-hidden />
        {isReading ? "Reading…" : "Show what would change"}
      </button>
    </Form>
  );
}

function Done({ keys, texts }: { keys: number; texts: number }) {
  return (
    <div className="office-card form-card import-done">
      <h2>
        <CircleCheck aria-hidden />
        Imported
      </h2>
      <p>{`${texts === 1 ? "1 text" : `${texts} texts`} of ${keys === 1 ? "1 key" : `${keys} keys`} written. The site shows them now.`}</p>
      <Link className="button button-primary" to={LIST}>
        Back to translations
      </Link>
    </div>
  );
}
