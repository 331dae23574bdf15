import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { useEffect, useState, useSyncExternalStore } from "react";

/**
 * Toasts, written here because the page's first load has room for little: a library of this kind weighs more than the
 * rest of the page's own code. Top corner, 4 seconds, waiting while somebody reads (hover or focus).
 */
export type ToastKind = "success" | "error" | "info";

interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
  /** Milliseconds it stands, and those it has yet to stand. */
  durationMs: number;
  remainingMs: number;
  action?: ToastAction;
}

interface ToastAction {
  label: string;
  run: () => void;
}

/** What a page says as it comes, and where that leads. */
export interface Notice {
  text: string;
  way: { name: string; address: string } | null;
}

const TOAST_MS = 4_000;
const FLASH_KEY = "pemba.toast";

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function setToasts(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export function showToast(
  kind: ToastKind,
  text: string,
  { ms = TOAST_MS, action }: { ms?: number; action?: ToastAction } = {},
): void {
  setToasts([...toasts, { id: nextId++, kind, text, durationMs: ms, remainingMs: ms, action }]);
}

/** Shows a toast on the next page, for when this one is about to be left for good. */
export function showToastOnNextPage(kind: ToastKind, text: string): void {
  sessionStorage.setItem(FLASH_KEY, JSON.stringify({ kind, text }));
}

const NO_TOASTS: readonly Toast[] = [];

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let openModals = 0;

/**
 * The notice comes with the page, for a visitor without scripts; with them it is a toast like any other. An open modal
 * covers the page and its toasts, so it brings a place for them of its own (`inModal`), which is then the only one.
 */
export function Toasts({
  label,
  closeLabel,
  notice = null,
  inModal = false,
}: {
  label: string;
  closeLabel: string;
  notice?: Notice | null;
  inModal?: boolean;
}) {
  const [staticNotice, setStaticNotice] = useState(notice);
  const shown = useSyncExternalStore(
    subscribe,
    () => (inModal === openModals > 0 ? toasts : NO_TOASTS),
    () => NO_TOASTS,
  );
  useEffect(() => {
    if (!inModal) return;
    openModals++;
    setToasts(toasts);
    return () => {
      openModals--;
      setToasts(toasts);
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
    setStaticNotice(null);
    const { text, way } = notice;
    showToast("success", text, way ? { action: { label: way.name, run: () => location.assign(way.address) } } : {});
  }, [notice]);
  return (
    <section className="toasts" aria-label={label}>
      {staticNotice !== null && (
        <p className="toast toast-success" role="status">
          <CircleCheck aria-hidden />
          {staticNotice.text}
          {staticNotice.way && <a href={staticNotice.way.address}>{staticNotice.way.name}</a>}
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
  const [isPaused, setIsPaused] = useState(false);
  const [elapsed] = useState(toast.durationMs - toast.remainingMs);
  const close = () => setToasts(toasts.filter(({ id }) => id !== toast.id));
  useEffect(() => {
    if (isPaused) return;
    const started = Date.now();
    const timer = setTimeout(() => setToasts(toasts.filter(({ id }) => id !== toast.id)), toast.remainingMs);
    return () => {
      clearTimeout(timer);
      toast.remainingMs -= Date.now() - started;
    };
  }, [isPaused, toast]);
  const Icon = ICONS[toast.kind];
  return (
    <div
      className={`toast toast-${toast.kind}`}
      role={toast.kind === "error" ? "alert" : "status"}
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
    >
      <Icon aria-hidden />
      <span>{toast.text}</span>
      {toast.action && <ToastButton action={toast.action} close={close} />}
      <button type="button" onClick={close} aria-label={closeLabel}>
        <X aria-hidden />
      </button>
      <i
        className="toast-bar"
        data-held={isPaused || undefined}
        style={{ animationDelay: `${-elapsed}ms`, animationDuration: `${toast.durationMs}ms` }}
      />
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
