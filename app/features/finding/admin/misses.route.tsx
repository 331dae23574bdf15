import { Download, ExternalLink } from "lucide-react";
import { useSearchParams } from "react-router";
import { islandToday } from "#app/features/availability/rules";
import { PERIODS, readMissFilters } from "#app/features/finding/misses/filters";
import { listMisses, MISSES_PAGE_SIZE, type MissRow } from "#app/features/finding/misses/queries.server";
import { formatDay } from "#app/platform/dates/dates";
import { inLanguage, LANGUAGES } from "#app/platform/i18n/languages";
import { servicesContext } from "#app/services.server";
import { DataTable, type Column } from "#app/ui/office/data-table/data-table";
import { readPage } from "#app/ui/office/data-table/view-params";
import { officeLoader } from "#app/ui/office/loading/office-loader";
import { ADMIN_PREFIX } from "#app/urls";
import type { Route } from "./+types/misses.route";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, settings } = context.get(servicesContext);
  const { rows, ...paged } = await listMisses(
    db,
    readMissFilters(url.searchParams),
    islandToday(),
    readPage(url.searchParams),
  );
  return { rows, paged, pageSize: MISSES_PAGE_SIZE, isCounting: settings.value?.count_misses ?? true };
}

export const clientLoader = officeLoader<Awaited<ReturnType<typeof loader>>>();

const searchPath = ({ language, words }: MissRow) =>
  `${inLanguage("/search", language)}?${new URLSearchParams({ q: words })}`;

const COLUMNS: readonly Column<MissRow>[] = [
  { key: "words", name: "Searched for", cell: ({ words }) => <bdi>{words}</bdi> },
  { key: "language", name: "Language", phonePlacement: "line", cell: ({ language }) => language },
  { key: "searches", name: "Searches", phonePlacement: "line", cell: ({ searches }) => String(searches) },
  {
    key: "last",
    name: "Last searched",
    phonePlacement: "line",
    cell: ({ last_on }) => <span className="no-wrap">{formatDay(last_on, "en", "short")}</span>,
  },
  {
    key: "mended",
    name: "Shown instead",
    phonePlacement: "line",
    cell: ({ mended_to }) => (mended_to ? <bdi>{mended_to}</bdi> : "Nothing"),
  },
  {
    key: "try",
    name: "Try it",
    cell: (miss) => (
      <a
        className="small-button"
        href={searchPath(miss)}
        target="_blank"
        rel="noreferrer"
        aria-label={`Try ${miss.words}`}
      >
        <ExternalLink aria-hidden />
        Try it
      </a>
    ),
  },
];

export default function Misses({ loaderData }: Route.ComponentProps) {
  const { rows, paged, pageSize, isCounting } = loaderData;
  const [query] = useSearchParams();
  const file = new URLSearchParams([...query].filter(([name]) => name === "language" || name === "days"));
  return (
    <div className="office-page">
      <title>Misses · Staff</title>
      <div className="office-head">
        <div>
          <h1>Misses</h1>
          <p>
            {isCounting
              ? "What visitors searched for and did not find. Rare ones go after 30 days, all after 180. Nothing says who searched."
              : "Searches without a result are not counted. Switch it on under Settings, Finding."}
          </p>
        </div>
        <div className="office-head-actions">
          <a className="button button-secondary" href={`${ADMIN_PREFIX}/misses/export.csv?${file}`} download>
            <Download aria-hidden />
            Download CSV
          </a>
        </div>
      </div>
      <div className="office-card">
        <DataTable
          caption="What was not found, the most searched first"
          columns={COLUMNS}
          rows={rows.map((row) => ({ ...row, id: `${row.language} ${row.words}` }))}
          paged={paged}
          fixedSize={pageSize}
          nameOf={({ words }) => words}
          filters={[
            {
              name: "language",
              label: "Language",
              options: LANGUAGES.map((language) => ({ name: language, value: language })),
            },
            {
              name: "days",
              label: "Period",
              options: PERIODS.map((days) => ({ name: `Last ${days} days`, value: String(days) })),
            },
          ]}
          empty="Nothing was missed"
        />
      </div>
    </div>
  );
}
