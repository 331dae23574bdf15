import { useEffect, useRef, type ReactNode } from "react";

/**
 * A dialog that is open while it is rendered. The browser keeps the focus in it, closes it on Esc and gives the focus
 * back.
 */
export function Modal(props: {
  className: string;
  label: string;
  role?: "alertdialog";
  onClose: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      role={props.role}
      aria-label={props.label}
      className={`office-modal ${props.className}`}
      closedby="any"
      onClose={props.onClose}
    >
      {props.children}
    </dialog>
  );
}

/** For a button or link inside: closes the dialog around it. */
export function closeParentModal({ currentTarget }: { currentTarget: Element }) {
  currentTarget.closest("dialog")?.close();
}

/** Ref for the field to focus when a dialog opens. React's autoFocus does not set the attribute <dialog> needs. */
export function autoFocusRef(field: Element | null) {
  field?.setAttribute("autofocus", "");
}
