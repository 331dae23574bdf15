import { ERASED } from "#app/features/privacy/schema";
import { ChoiceMenu } from "#app/pages/admin/customers/choice-menu";
import { statusOptions } from "#app/pages/admin/customers/options";
import type { RequestView } from "#app/pages/admin/customers/view";

export function StatusMenu({ view: { section, id, status, person, email } }: { view: RequestView }) {
  if (status === null) return null;
  if (email === ERASED)
    return (
      <span className="badge status-badge" data-status={status}>
        {statusOptions(section).find(({ value }) => value === status)?.name}
      </span>
    );
  return (
    <ChoiceMenu
      section={section}
      id={id}
      field="status"
      value={status}
      options={statusOptions(section)}
      person={person}
    />
  );
}
