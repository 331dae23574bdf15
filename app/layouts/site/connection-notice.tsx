import { CloudOff, RotateCcw, X } from "lucide-react";
import { useEffect, useState } from "react";
import { useBlocker, useLocation, useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { useSite } from "#app/features/settings/components/site-context";
import { setShownPath, onFailedLoad } from "#app/layouts/site/failed-loads";
import { usePath } from "#app/platform/i18n/paths";

interface FailedNavigation {
  to: string;
  isOffline: boolean;
}

/** Says that a page could not be loaded, and lets the visitor try again; what he reads stays where it is. */
export function ConnectionNotice() {
  const t = useTranslations("ui");
  const kept = useTranslations("kept");
  const path = usePath();
  const { isOfflineOn } = useSite();
  const navigate = useNavigate();
  const location = useLocation();
  const currentUrl = location.pathname + location.search + location.hash;
  const [failed, setFailed] = useState<FailedNavigation | null>(null);

  // Offline: block navigation to other pages, whose scripts could not load. The same page may need no request.
  const blocker = useBlocker(({ nextLocation }) => isOffline() && nextLocation.pathname !== location.pathname);
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    const { pathname, search, hash } = blocker.location;
    blocker.reset();
    const to = pathname + search + hash;
    void openKept(to, setFailed, () => isReachable(to));
  }, [blocker]);

  useEffect(() => setShownPath(location.pathname), [location.pathname]);
  useEffect(
    () =>
      onFailedLoad((to) => {
        if (isSamePage(to, currentUrl)) setFailed({ to, isOffline: !navigator.onLine });
        else void openKept(to, setFailed);
        if (to !== currentUrl)
          void navigate(currentUrl, {
            replace: true,
            preventScrollReset: true,
            state: location.state as unknown,
            defaultShouldRevalidate: false,
          });
      }),
    [currentUrl, location.state, navigate],
  );
  // Clear the notice after navigating elsewhere.
  const [shownAt, setShownAt] = useState(currentUrl);
  if (shownAt !== currentUrl) {
    setShownAt(currentUrl);
    if (failed?.to !== currentUrl) setFailed(null);
  }

  const tryAgain = () => {
    if (!failed) return;
    setFailed(null);
    void navigate(failed.to, {
      replace: failed.to === currentUrl,
      preventScrollReset: isSamePage(failed.to, currentUrl),
    });
  };
  return (
    <div className="connection-notice" role="status">
      {failed && (
        <div>
          <CloudOff aria-hidden />
          <p>
            {failed.isOffline ? t("offline") : t("loadFailed")}{" "}
            {isOfflineOn && <a href={path("/:lang?/offline")}>{kept("open")}</a>}
          </p>
          <button type="button" className="btn btn-small btn-primary" onClick={tryAgain}>
            <RotateCcw aria-hidden />
            {t("retry")}
          </button>
          <button type="button" className="icon-button" aria-label={t("close")} onClick={() => setFailed(null)}>
            <X aria-hidden />
          </button>
        </div>
      )}
    </div>
  );
}

const pathOf = (url: string) => url.replace(/[?#].*/, "");
const isSamePage = (one: string, other: string) => pathOf(one) === pathOf(other);

/** A device may think that it is online: a page that was kept is shown because it is not. */
const isOffline = () => !navigator.onLine || !!document.documentElement.dataset.kept?.startsWith("offline");

/** A page that was kept comes from the service worker, as a document. */
async function openKept(
  to: string,
  onMissing: (failed: FailedNavigation) => void,
  isThere: () => Promise<boolean> = async () => false,
): Promise<void> {
  const kept = await self.caches?.match(pathOf(to), { ignoreSearch: true, ignoreVary: true });
  if (kept || (await isThere())) window.location.assign(to);
  else onMissing({ to, isOffline: !navigator.onLine });
}

/** As long as the service worker waits for a page before it shows the one that was kept. */
const REACHABLE_TIMEOUT_MS = 4_000;

/** Whether the server answers again, on a page that was shown because it did not. */
const isReachable = (to: string) =>
  fetch(to, { method: "HEAD", signal: AbortSignal.timeout(REACHABLE_TIMEOUT_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );
