import { EllipsisVertical, Eye, EyeOff, Pencil, Trash2, type LucideIcon } from "lucide-react";
import { Link } from "react-router";
import { useFormPath } from "#app/ui/office/form/return-path";
import { Menu } from "#app/ui/office/menu";

/** What can be done with a row: something to go to, something to do, or the reason why neither can be. */
export type RowAction = { name: string; icon: LucideIcon; isDanger?: boolean } & (
  | { to: string; isOnSite?: boolean; isForm?: boolean }
  | { onSelect: () => void }
  | { unavailable: string }
);

/** The public page of a row. */
export function viewAction(to: string): RowAction {
  return { name: "View", icon: Eye, to, isOnSite: true };
}

export function viewUnavailable(reason: string): RowAction {
  return { name: "View", icon: EyeOff, unavailable: reason };
}

/** The form of a row, which leads back to the list as it is shown. */
export function editAction(to: string): RowAction {
  return { name: "Edit", icon: Pencil, to, isForm: true };
}

/** Another screen of a row. */
export function linkAction(name: string, icon: LucideIcon, to: string): RowAction {
  return { name, icon, to };
}

export function deleteAction(onSelect: () => void): RowAction {
  return { name: "Delete", icon: Trash2, isDanger: true, onSelect };
}

/** Buttons in a row, or one with a menu where there is no room for them. */
export function RowActions({ row, rowName, actions }: { row: string; rowName: string; actions: readonly RowAction[] }) {
  return (
    <>
      <div className="row-actions wide-only">
        {actions.map((action) => (
          <ActionButton key={action.name} action={action} row={row} rowName={rowName} />
        ))}
      </div>
      <div className="narrow-only">
        <Menu
          label={`Actions for ${rowName}`}
          className="row-action"
          align="end"
          button={<EllipsisVertical aria-hidden />}
        >
          {actions.map((action) => (
            <ActionItem key={action.name} action={action} row={row} />
          ))}
        </Menu>
      </div>
    </>
  );
}

function ActionButton({ action, row, rowName }: { action: RowAction; row: string; rowName: string }) {
  const { name, icon: Icon, isDanger } = action;
  const toFormPath = useFormPath();
  const sharedProps = { className: isDanger ? "row-action row-action-danger" : "row-action", "data-action": name };
  const label = `${name} ${rowName}`;
  // No route discovery for row links: rows change in the browser and would trigger a request each time.
  if ("to" in action) {
    return (
      <Link
        {...sharedProps}
        to={action.isForm ? toFormPath(action.to, row) : action.to}
        reloadDocument={action.isOnSite}
        discover="none"
        aria-label={label}
        title={name}
      >
        <Icon aria-hidden />
      </Link>
    );
  }
  if ("unavailable" in action) {
    return (
      <button
        {...sharedProps}
        type="button"
        aria-disabled="true"
        aria-label={`${label}: ${action.unavailable}`}
        title={action.unavailable}
      >
        <Icon aria-hidden />
      </button>
    );
  }
  return (
    <button {...sharedProps} type="button" aria-label={label} title={name} onClick={action.onSelect}>
      <Icon aria-hidden />
    </button>
  );
}

function ActionItem({ action, row }: { action: RowAction; row: string }) {
  const { name, icon: Icon, isDanger } = action;
  const toFormPath = useFormPath();
  if ("to" in action) {
    return (
      <Link
        role="menuitem"
        to={action.isForm ? toFormPath(action.to, row) : action.to}
        reloadDocument={action.isOnSite}
        discover="none"
      >
        <Icon aria-hidden />
        {name}
      </Link>
    );
  }
  if ("unavailable" in action) {
    return (
      <button type="button" role="menuitem" aria-disabled="true">
        <Icon aria-hidden />
        <span>
          {name}
          <small>{action.unavailable}</small>
        </span>
      </button>
    );
  }
  return (
    <button type="button" role="menuitem" className={isDanger ? "is-danger" : undefined} onClick={action.onSelect}>
      <Icon aria-hidden />
      {name}
    </button>
  );
}
