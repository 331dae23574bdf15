import { useId, type KeyboardEvent, type MouseEvent, type ReactNode, type ToggleEvent } from "react";

/**
 * A button that opens a menu. The browser's own popover: it lies above everything, closes on Esc and on a click
 * outside, and opens before any script has loaded. Items carry role="menuitem" or "menuitemradio".
 */
export function Menu(props: {
  label: string;
  button: ReactNode;
  className: string;
  align?: "start" | "end";
  children: ReactNode;
}) {
  const id = useId();
  const anchor = `--menu${id}`;
  return (
    <>
      <button
        type="button"
        className={props.className}
        style={{ anchorName: anchor }}
        popoverTarget={id}
        aria-haspopup="menu"
        aria-label={props.label}
      >
        {props.button}
      </button>
      <div
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={props.label}
        className="office-menu"
        data-align={props.align ?? "start"}
        style={{ positionAnchor: anchor }}
        onToggle={focusChosenItem}
        onKeyDown={moveFocus}
        onClick={closeAfterChoice}
      >
        {props.children}
      </div>
    </>
  );
}

function itemsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>("[role^=menuitem]")];
}

function focusChosenItem({ currentTarget: menu, newState }: ToggleEvent<HTMLElement>) {
  if (newState !== "open") return;
  const items = itemsOf(menu);
  (items.find((item) => item.ariaChecked === "true") ?? items[0])?.focus();
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const menu = event.currentTarget;
  const items = itemsOf(menu);
  const at = items.indexOf(document.activeElement as HTMLElement);
  const targets: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
  const target = targets[event.key];
  if (event.key === "Tab") menu.hidePopover();
  if (target === undefined) return;
  event.preventDefault();
  items.at(target % items.length)?.focus();
}

function closeAfterChoice({ currentTarget: menu, target }: MouseEvent<HTMLElement>) {
  if ((target as Element).closest("[role^=menuitem]")) menu.hidePopover();
}
