import { ChevronDown, Download, FileJson, FileSpreadsheet, Plus, Upload } from "lucide-react";
import { useEffect, useState } from "react";
import { data, Link, useFetchers, useNavigate, useSubmit, type ShouldRevalidateFunctionArgs } from "react-router";
import * as v from "valibot";
import { staffContext } from "#app/features/auth/context.server";
import { AddDialog, type NewDraft } from "#app/features/translations/admin/add-dialog";
import type {
  AddActionResult,
  DeleteActionResult,
  Failure,
  UpdateActionResult,
} from "#app/features/translations/admin/action-results";
import { LanguageLinks } from "#app/features/translations/admin/coverage";
import { FilterForm } from "#app/features/translations/admin/filter-form";
import { queryOf, readFilters } from "#app/features/translations/admin/filters";
import { Grid } from "#app/features/translations/admin/grid";
import { newTranslation, translationText, type TranslationErrors } from "#app/features/translations/input";
import { addTranslation, deleteTranslation, updateText } from "#app/features/translations/mutations.server";
import {
  findCoverage,
  listContexts,
  listTranslations,
  type TranslationRow,
} from "#app/features/translations/queries.server";
import { leastCovered, type Coverage } from "#app/features/translations/rules";
import { attemptWrite } from "#app/ui/office/attempt-write";
import { readPage } from "#app/ui/office/data-table/view-params";
import { TableFooter } from "#app/ui/office/data-table/table-footer";
import { useIsReloading } from "#app/ui/office/data-table/use-is-reloading";
import { ListFailure } from "#app/ui/office/list-failure";
import { Menu } from "#app/ui/office/menu";
import { officeLoader } from "#app/ui/office/loading/office-loader";
import { showToast } from "#app/ui/toasts";
import { requireForm, textFields } from "#app/platform/http/form";
import { isLanguage, LANGUAGES } from "#app/platform/i18n/languages";
import { servicesContext, type Services } from "#app/services.server";
import { ADMIN_PREFIX } from "#app/urls";
import type { Route } from "./+types/list.route";

const LIST = `${ADMIN_PREFIX}/translations`;
const LOAD_FAILURE = "Failed to load translations";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, log } = context.get(servicesContext);
  const filters = readFilters(url.searchParams);
  const missing = filters.isMissing ? (filters.language ?? "any") : null;
  try {
    const [list, covered, contexts] = await Promise.all([
      listTranslations(db, { ...filters, missing }, { page: readPage(url.searchParams), size: filters.size }),
      findCoverage(db),
      listContexts(db),
    ]);
    return { filters, grid: { ...list, ...covered, contexts } };
  } catch (error) {
    log.error({ err: error }, "could not read the translations");
    return data({ filters, grid: null }, { status: 500 });
  }
}

type Loaded = {
  filters: ReturnType<typeof readFilters>;
  grid:
    | (Awaited<ReturnType<typeof listTranslations>> & Awaited<ReturnType<typeof findCoverage>> & { contexts: string[] })
    | null;
};

export const clientLoader = officeLoader<Loaded>({ failure: LOAD_FAILURE, isComplete: ({ grid }) => grid !== null });

/** Whether there are texts on the screen that somebody may be typing in. */
let isGridShown = false;

/** A saved text changes its own cell and the coverage; the rows around, and what is being typed in them, stay. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formData,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (currentUrl.href !== nextUrl.href) return true;
  if (!isGridShown) return defaultShouldRevalidate;
  const intent = formData?.get("intent");
  return (intent === "add" || intent === "delete") && defaultShouldRevalidate;
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const staff = context.get(staffContext);
  const form = textFields(await requireForm(request));
  if (form.intent === "update") return logFailure(services, () => update(services, staff, form));
  if (form.intent === "add") return logFailure(services, () => add(services, staff, form));
  // A success to HTTP also when the row was gone already, so that the list is read anew.
  if (form.intent === "delete") return logFailure(services, () => deleteTranslation(services.db, staff, form.id ?? ""));
  return data<Failure>({ ok: false, reason: "failed" }, { status: 400 });
}

type Staff = Parameters<typeof updateText>[1];

const REFUSALS = { gone: 404, conflict: 409, invalid: 400 } as const;

async function update(
  { db }: Services,
  staff: Staff,
  { id = "", language, before = "", text = "" }: Record<string, string>,
) {
  const typed = v.safeParse(translationText, text);
  if (!isLanguage(language)) return data<UpdateActionResult>({ ok: false, reason: "failed" }, { status: 400 });
  if (!typed.success)
    return data<UpdateActionResult>(
      { ok: false, reason: "invalid", message: typed.issues[0].message },
      { status: 400 },
    );
  const result = await updateText(db, staff, { id, language, before: before || null, text: typed.output });
  if (!result.ok) return data<UpdateActionResult>(result, { status: REFUSALS[result.reason] });
  return { ...result, coverage: (await findCoverage(db)).coverage } satisfies UpdateActionResult;
}

async function add({ db }: Services, staff: Staff, { key = "", ...typed }: Record<string, string>) {
  const texts = Object.fromEntries(LANGUAGES.map((language) => [language, typed[language]]));
  const input = v.safeParse(newTranslation, { key, texts });
  const refuse = (errors: TranslationErrors) =>
    data<AddActionResult>({ ok: false, reason: "invalid", errors }, { status: 400 });
  if (!input.success)
    return refuse(Object.fromEntries(input.issues.map((issue) => [String(issue.path?.at(-1)?.key), issue.message])));
  const result = await addTranslation(db, staff, input.output);
  return result.ok ? ({ ...result, key: input.output.key } satisfies AddActionResult) : refuse(result.errors);
}

/** Logs failures and returns them to the form, so that typed text is not lost to an error page. */
async function logFailure<T>({ log }: Services, write: () => Promise<T>) {
  try {
    return await write();
  } catch (error) {
    log.error({ err: error }, "could not write a translation");
    return data<Failure>({ ok: false, reason: "failed" }, { status: 500 });
  }
}

const SUCCESS_TEXTS: Readonly<Record<string, string>> = {
  update: "Translation updated successfully",
  add: "Translation added successfully",
  delete: "Translation deleted successfully",
};

export async function clientAction({
  request,
  serverAction,
}: Route.ClientActionArgs): Promise<UpdateActionResult | AddActionResult | DeleteActionResult> {
  const { intent = "" } = textFields(await request.clone().formData());
  const answer = await attemptWrite(serverAction);
  if (answer?.ok) showToast("success", SUCCESS_TEXTS[intent] ?? "Translation saved");
  else if (answer?.reason === "missing") showToast("info", "This translation is gone already");
  else showToast("error", `Failed to ${intent} translation`);
  return answer ?? { ok: false, reason: "failed" };
}

export default function Translations({ loaderData }: Route.ComponentProps) {
  const { grid, filters } = loaderData;
  useEffect(() => {
    isGridShown = grid !== null;
  }, [grid]);
  return (
    <div className="office-page">
      <title>Translations · Staff</title>
      {grid ? (
        <TranslationsPage grid={grid} filters={filters} />
      ) : (
        <>
          <div className="office-head">
            <h1>Translations</h1>
          </div>
          <div className="office-card">
            <ListFailure text={LOAD_FAILURE} />
          </div>
        </>
      )}
    </div>
  );
}

function TranslationsPage({ grid, filters }: { grid: NonNullable<Loaded["grid"]>; filters: Loaded["filters"] }) {
  const { rows, total, page, pages, all, contexts } = grid;
  // A save answers with the new counts; they hold until the page is read anew.
  const [counted, setCounted] = useState<{ over: Coverage; coverage: Coverage } | null>(null);
  const coverage = counted?.over === grid.coverage ? counted.coverage : grid.coverage;
  const [isAdding, setAdding] = useState(false);
  const [draft, setDraft] = useState<NewDraft>({});
  const navigate = useNavigate();
  const submit = useSubmit();
  const beingDeleted = useFetchers().flatMap(({ formData }) =>
    formData?.get("intent") === "delete" ? formData.get("id") : [],
  );
  const visible = rows.filter(({ id }) => !beingDeleted.includes(id));
  const missing = LANGUAGES.reduce((sum, language) => sum + all - coverage[language], 0);
  const shown = filters.language ?? leastCovered(coverage);

  function askAndDelete({ id }: TranslationRow) {
    if (!window.confirm("Are you sure you want to delete this translation?")) return;
    const at = visible.findIndex((row) => row.id === id);
    const neighbour = visible[at + 1] ?? visible[at - 1];
    if (neighbour) document.querySelector<HTMLElement>(`[data-grid-item="${neighbour.id}:delete"]`)?.focus();
    void submit({ intent: "delete", id }, { method: "post", navigate: false, fetcherKey: `delete-${id}` });
  }

  return (
    <>
      <div className="office-head translation-head">
        <div>
          <h1>Translations</h1>
          <p>{`${all} keys in nine languages, ${missing === 1 ? "1 string" : `${missing} strings`} missing`}</p>
        </div>
        <div className="office-head-actions">
          <ExportMenu />
          <Link className="button button-secondary" to={`${LIST}/import`}>
            <Upload aria-hidden />
            Import
          </Link>
          <button
            type="button"
            className="button button-primary"
            aria-haspopup="dialog"
            onClick={() => setAdding(true)}
          >
            <Plus aria-hidden />
            Add Translation
          </button>
        </div>
      </div>
      <div className="office-card">
        <FilterForm path={LIST} filters={filters} contexts={contexts} />
        <LanguageLinks shown={shown} coverage={coverage} all={all} filters={filters} />
        <div className="table-area" aria-busy={useIsReloading()}>
          <Grid
            rows={visible}
            coverage={coverage}
            all={all}
            filters={filters}
            shown={shown}
            onCoverage={(next) => setCounted({ over: grid.coverage, coverage: next })}
            onDelete={askAndDelete}
          />
        </div>
        <TableFooter shown={visible.length} total={total} page={page} pages={pages} size={filters.size} />
      </div>
      {isAdding && (
        <AddDialog
          draft={draft}
          onChange={setDraft}
          onClose={() => setAdding(false)}
          onAdded={(key) => {
            setAdding(false);
            setDraft({});
            // Search for the new key, so that its row is on the page.
            void navigate({ search: queryOf({ ...filters, search: key, context: "", isMissing: false }) });
          }}
        />
      )}
    </>
  );
}

function ExportMenu() {
  return (
    <Menu
      label="Export"
      className="button button-secondary"
      align="end"
      button={
        <>
          <Download aria-hidden />
          Export
          <ChevronDown aria-hidden />
        </>
      }
    >
      <a role="menuitem" href={`${LIST}/export.csv`} download>
        <FileSpreadsheet aria-hidden />
        CSV, for Excel
      </a>
      <a role="menuitem" href={`${LIST}/export.json`} download>
        <FileJson aria-hidden />
        JSON
      </a>
    </Menu>
  );
}
