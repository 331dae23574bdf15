/* oxlint-disable unicorn/prefer-add-event-listener, unicorn/require-post-message-target-origin -- one listener, and a worker has no target origin */
/**
 * Stands as text in every page of visitors, so it may use nothing from outside itself. Registers the service worker
 * after the first tap or key, or on the second page, so that a page that is only looked at leaves nothing behind; and
 * says on a kept page that it is one (see offline-worker.ts).
 */
export function registerWorker(): void {
  const { serviceWorker } = navigator;
  // After "Remove everything kept" nothing is kept until somebody asks for it.
  if (!serviceWorker || document.cookie.includes("pemba.offline=off")) return;
  const savesData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  let isTouched = false;
  let isRegistered = false;
  const ask = async (wanted: "missing" | "opened") => {
    if (savesData) return;
    const files = performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /^\/assets\/[^/]+2$/.test(path));
    (await serviceWorker.ready).active?.postMessage({ wanted, path: location.pathname, files });
  };
  const register = () => {
    if (isRegistered) return;
    isRegistered = true;
    (self.requestIdleCallback ?? setTimeout)(() => {
      serviceWorker.register("/sw.js").then(
        () => ask("opened"),
        () => {},
      );
    });
  };
  const touch = () => {
    isTouched = true;
    register();
  };
  for (const sign of ["pointerdown", "keydown"]) addEventListener(sign, touch, true);
  if (document.referrer.startsWith(`${location.origin}/`)) addEventListener("load", () => setTimeout(register));
  for (const sign of ["saved", "appinstalled"]) addEventListener(sign, () => ask("missing"));

  const [why, day, tag] = document.documentElement.dataset.kept?.split("|") ?? [];
  const line = document.querySelector<HTMLElement>(".kept-line");
  if (!why || !line) return;
  line.textContent = (line.dataset[why] ?? "").replace(
    "{day}",
    new Date(day ?? "").toLocaleDateString(line.dataset.locale, { day: "numeric", month: "long" }),
  );
  // What came late takes the place of what was kept, unless somebody is at it already.
  serviceWorker.onmessage = () => isTouched || location.reload();
  addEventListener("online", async () => {
    const { headers } = await fetch(location.href, { method: "HEAD" });
    if (headers.get("etag") === tag) line.textContent = "";
    else location.reload();
  });
}
