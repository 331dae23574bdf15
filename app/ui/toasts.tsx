import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { useEffect, useState, useSyncExternalStore } from "react";

/**
 * Toasts, written here because the page's first load has room for little: a library of this kind weighs more than the rest of the
 * page's own code. Top corner, 4 seconds, waiting while somebody reads (hover or focus).
 */
export type ToastKind = "success" | "error" | "info";

interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
  /** Milliseconds it stands, and those it has yet to stand. */
  ms: number;
  left: number;
  action?: ToastAction;
}

interface ToastAction {
  label: string;
  run: () => void;
}

const TOAST_MS = 4_000;
const FLASH_KEY = "pemba.toast";

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export function showToast(kind: ToastKind, text: string, { ms = TOAST_MS, action }: { ms?: number; action?: ToastAction } = {}): void {
  change([...toasts, { id: nextId++, kind, text, ms, left: ms, action }]);
}

/** Shows a toast on the next page, for when this one is about to be left for good. */
export function showToastOnNextPage(kind: ToastKind, text: string): void {
  sessionStorage.setItem(FLASH_KEY, JSON.stringify({ kind, text }));
}

const NONE: readonly Toast[] = [];

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let modals = 0;

/**
 * The notice comes with the page, for a visitor without scripts; with them it is a toast like any other. An open modal covers the
 * page and its toasts, so it brings a place for them of its own (`inModal`), which is then the only one.
 */
export function Toasts({ label, closeLabel, notice = null, inModal = false }: { label: string; closeLabel: string; notice?: string | null; inModal?: boolean }) {
  const [standing, setStanding] = useState(notice);
  const shown = useSyncExternalStore(
    subscribe,
    () => (inModal === modals > 0 ? toasts : NONE),
    () => NONE,
  );
  useEffect(() => {
    if (!inModal) return;
    modals++;
    change(toasts);
    return () => {
      modals--;
      change(toasts);
    };
  }, [inModal]);
  useEffect(() => {
    const flash = sessionStorage.getItem(FLASH_KEY);
    if (!flash) return;
    sessionStorage.removeItem(FLASH_KEY);
    const { kind, text } = JSON.parse(flash) as Toast;
    showToast(kind, text);
  }, []);
  useEffect(() => {
    if (notice === null) return;
    setStanding(null);
    showToast("success", notice);
  }, [notice]);
  return (
    <section className="toasts" aria-label={label}>
      {standing !== null && (
        <p className="toast toast-success" role="status">
          <CircleCheck aria-hidden />
          {standing}
        </p>
      )}
      {shown.map((toast) => (
        <ToastItem key={toast.id} toast={toast} closeLabel={closeLabel} />
      ))}
    </section>
  );
}

const ICONS = { success: CircleCheck, error: CircleAlert, info: Info };

function ToastItem({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const [held, setHeld] = useState(false);
  const [elapsed] = useState(toast.ms - toast.left);
  const close = () => change(toasts.filter(({ id }) => id !== toast.id));
  useEffect(() => {
    if (held) return;
    const started = Date.now();
    const timer = setTimeout(() => change(toasts.filter(({ id }) => id !== toast.id)), toast.left);
    return () => {
      clearTimeout(timer);
      toast.left -= Date.now() - started;
    };
  }, [held, toast]);
  const Icon = ICONS[toast.kind];
  return (
    <div
      className={`toast toast-${toast.kind}`}
      role={toast.kind === "error" ? "alert" : "status"}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon aria-hidden />
      <span>{toast.text}</span>
      {toast.action && <ToastButton action={toast.action} close={close} />}
      <button type="button" onClick={close} aria-label={closeLabel}>
        <X aria-hidden />
      </button>
      <i className="toast-bar" data-held={held || undefined} style={{ animationDelay: `${-elapsed}ms`, animationDuration: `${toast.ms}ms` }} />
    </div>
  );
}

function ToastButton({ action: { label, run }, close }: { action: ToastAction; close: () => void }) {
  return (
    <button
      type="button"
      className="toast-action"
      onClick={() => {
        close();
        run();
      }}
    >
      {label}
    </button>
  );
}
