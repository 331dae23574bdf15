import { useFetcher } from "react-router";
import type { GuideListRow } from "#app/features/guide/admin/list.server";
import { KIND_NAMES, SECTION_NAMES } from "#app/features/guide/admin/names";
import { formatDay } from "#app/platform/dates/dates";
import type { Column } from "#app/ui/office/data-table/data-table";
import { NameCell } from "#app/ui/office/data-table/name-cell";
import { RowSwitch } from "#app/ui/office/switch";

export const GUIDE_COLUMNS: readonly Column<GuideListRow>[] = [
  { key: "title", name: "Title", cell: ({ title }) => <NameCell name={title} /> },
  { key: "section", name: "Section", cell: ({ section }) => SECTION_NAMES[section] },
  { key: "kind", name: "Kind", cell: ({ kind }) => KIND_NAMES[kind] },
  { key: "says", name: "Address or days", phonePlacement: "none", cell: (item) => <Detail item={item} /> },
  { key: "checked", name: "Checked", cell: (item) => <Checked item={item} /> },
  {
    key: "published",
    name: "Published",
    phonePlacement: "side",
    cell: ({ id, title, published }) => (
      <RowSwitch
        intent="publish"
        row={{ name: "id", value: id }}
        field="published"
        isOn={published}
        label={`Published: ${title}`}
      />
    ),
  },
];

function Detail({ item: { kind, url, starts_on, ends_on, is_about, repeats_yearly } }: { item: GuideListRow }) {
  if (kind === "link") return url ? <bdi dir="ltr">{new URL(url).hostname}</bdi> : <Absent text="Link to follow" />;
  if (kind !== "holiday") return null;
  if (!starts_on) return <Absent text="Date follows" />;
  const days = [starts_on, ...(ends_on ? [ends_on] : [])].map((day) => formatDay(day, "en", "short")).join(" to ");
  if (repeats_yearly) return `${days.replaceAll(/ \d{4}/g, "")}, every year`;
  return is_about ? `about ${days}` : days;
}

function Absent({ text }: { text: string }) {
  return <span className="is-absent">{text}</span>;
}

/** When it was last checked, and the button that says it was today. */
function Checked({ item: { id, title, checked_on, isDue } }: { item: GuideListRow }) {
  const fetcher = useFetcher({ key: `check-${id}` });
  const isChecked = fetcher.formData !== undefined || !isDue;
  return (
    <fetcher.Form method="post" className="guide-check">
      <input type="hidden" name="intent" value="check" />
      <input type="hidden" name="id" value={id} />
      <span className={isChecked ? "no-wrap" : "no-wrap is-absent"}>
        {checked_on ? formatDay(checked_on, "en", "short") : "Never"}
      </span>
      <button type="submit" className="button button-secondary" aria-label={`Checked today: ${title}`}>
        Checked today
      </button>
    </fetcher.Form>
  );
}
