import { CUSTOMERS_PATH } from "#app/pages/admin/customers/choice-menu";
import { ALL_STATUS_OPTIONS, CATEGORY_OPTIONS } from "#app/pages/admin/customers/options";
import { ME, TYPE_NAMES, type CustomerFilters, type SectionName } from "#app/pages/admin/customers/filters";
import { FilterBar } from "#app/ui/office/filter-bar";

/** The four of the specification first. */
const TYPE_ORDER: readonly SectionName[] = ["general", "experience", "stay", "transportation", "property"];

export function CustomerFilterBar({
  filters: { search, type, category, status, from, to, isOldestFirst, assignee },
  people,
}: {
  filters: CustomerFilters;
  people: readonly { id: string; name: string }[];
}) {
  return (
    <FilterBar
      path={CUSTOMERS_PATH}
      search={{ name: "q", value: search, label: "Search requests", placeholder: "Search name, email, message" }}
      selects={[
        {
          name: "type",
          value: type ?? "",
          label: "Type",
          options: TYPE_ORDER.map((value) => ({ value, name: TYPE_NAMES[value] })),
        },
        { name: "category", value: category ?? "", label: "Category", options: CATEGORY_OPTIONS },
        { name: "status", value: status ?? "", label: "Status", options: ALL_STATUS_OPTIONS },
        {
          name: "for",
          value: assignee ?? "",
          label: "For",
          emptyLabel: "Everyone",
          options: [{ value: ME, name: "Mine" }, ...people.map(({ id, name }) => ({ value: id, name }))],
        },
        {
          name: "order",
          value: isOldestFirst ? "oldest" : "",
          label: "Order",
          emptyLabel: "Newest",
          options: [{ value: "oldest", name: "Oldest" }],
        },
      ]}
      dates={[
        { name: "from", value: from ?? "", label: "From", max: to ?? undefined },
        { name: "to", value: to ?? "", label: "To", min: from ?? undefined },
      ]}
    />
  );
}
