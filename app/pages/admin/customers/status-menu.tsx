import { ChoiceMenu } from "#app/pages/admin/customers/choice-menu";
import { statusOptions } from "#app/pages/admin/customers/choices";
import type { RequestView } from "#app/pages/admin/customers/view";

export function StatusMenu({ view: { section, id, status, person } }: { view: RequestView }) {
  if (status === null) return null;
  return <ChoiceMenu section={section} id={id} field="status" value={status} options={statusOptions(section)} person={person} />;
}
