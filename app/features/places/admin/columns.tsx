import type { PlaceListRow } from "#app/features/places/admin/list.server";
import { ACCURACY_NAMES, KIND_NAMES } from "#app/features/places/admin/names";
import type { Column } from "#app/ui/office/data-table/data-table";
import { NameCell } from "#app/ui/office/data-table/name-cell";
import { RowSwitch } from "#app/ui/office/switch";

export const PLACE_COLUMNS: readonly Column<PlaceListRow>[] = [
  { key: "name", name: "Name", cell: ({ name }) => <NameCell name={name} /> },
  { key: "kind", name: "Kind", cell: ({ kind }) => KIND_NAMES[kind] },
  {
    key: "point",
    name: "Point",
    phonePlacement: "none",
    cell: ({ latitude, longitude }) => (
      <bdi dir="ltr" className="no-wrap">
        {latitude.toFixed(3)}, {longitude.toFixed(3)}
      </bdi>
    ),
  },
  { key: "accuracy", name: "Accuracy", phonePlacement: "none", cell: ({ accuracy }) => ACCURACY_NAMES[accuracy] },
  { key: "rank", name: "Rank", phonePlacement: "none", cell: ({ rank }) => rank },
  {
    key: "about",
    name: "Text",
    cell: ({ hasAbout }) => (hasAbout ? "Yes" : <span className="is-absent">None</span>),
  },
  {
    key: "published",
    name: "Published",
    phonePlacement: "side",
    cell: ({ id, name, published }) => (
      <RowSwitch
        intent="publish"
        row={{ name: "id", value: id }}
        field="published"
        isOn={published}
        label={`Published: ${name}`}
      />
    ),
  },
];
