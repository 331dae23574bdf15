import { Check, ChevronDown } from "lucide-react";
import { useFetcher } from "react-router";
import { AskFirst } from "#app/features/bookings/office/ask-first";
import type { SectionName } from "#app/pages/admin/customers/filters";
import { ADMIN_PREFIX } from "#app/urls";
import { Menu } from "#app/ui/office/menu";
import { closeParentModal } from "#app/ui/office/modal";

export const CUSTOMERS_PATH = `${ADMIN_PREFIX}/customers`;

interface ChoiceMenuProps {
  section: SectionName;
  id: string;
  /** What is chosen: its name in the form. */
  field: "status" | "category";
  value: string;
  options: readonly { value: string; name: string }[];
  person: string;
}

/**
 * What staff set freely: a status, a category. What was chosen shows at once, and goes back if it could not be saved.
 * Inside the details it closes them: the toast that tells how it went would lie behind.
 */
export function ChoiceMenu({ section, id, field, value, options, person }: ChoiceMenuProps) {
  const fetcher = useFetcher({ key: `${field}-${id}` });
  const chosen = fetcher.formData?.get(field);
  const shown = options.find((option) => option.value === (chosen ?? value));
  return (
    <fetcher.Form method="post" action={CUSTOMERS_PATH} onSubmit={closeParentModal}>
      <input type="hidden" name="kind" value={section} />
      <input type="hidden" name="intent" value={field} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="shown" value={value} />
      {field === "status" && <AskFirst />}
      <Menu
        label={`${shown?.name ?? value}, ${field} of ${person}`}
        className={field === "status" ? "status-button" : "category-button"}
        align={field === "status" ? "end" : "start"}
        button={
          <>
            {field === "status" && <i className="status-dot" data-status={shown?.value} aria-hidden />}
            {shown?.name ?? value}
            <ChevronDown aria-hidden />
          </>
        }
      >
        {options.map((option) => (
          <button
            key={option.value}
            type="submit"
            role="menuitemradio"
            aria-checked={option === shown}
            name={field}
            value={option.value}
          >
            {field === "status" && <i className="status-dot" data-status={option.value} aria-hidden />}
            {option.name}
            {option === shown && <Check aria-hidden />}
          </button>
        ))}
      </Menu>
    </fetcher.Form>
  );
}
