import { CloudOff, RotateCcw, X } from "lucide-react";
import { useEffect, useState } from "react";
import { useBlocker, useLocation, useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { setShownPath, onFailedLoad } from "#app/layouts/site/failed-loads";

interface FailedNavigation {
  to: string;
  isOffline: boolean;
}

/** Says that a page could not be loaded, and lets the visitor try again; what he reads stays where it is. */
export function ConnectionNotice() {
  const t = useTranslations("ui");
  const navigate = useNavigate();
  const location = useLocation();
  const currentUrl = location.pathname + location.search + location.hash;
  const [failed, setFailed] = useState<FailedNavigation | null>(null);
  const isOtherPage = (to: string) => to.split(/[?#]/)[0] !== location.pathname;

  // Offline: block navigation to other pages, whose scripts could not load. The same page may need no request.
  const blocker = useBlocker(({ nextLocation }) => !navigator.onLine && nextLocation.pathname !== location.pathname);
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    const { pathname, search, hash } = blocker.location;
    blocker.reset();
    setFailed({ to: pathname + search + hash, isOffline: true });
  }, [blocker]);

  useEffect(() => setShownPath(location.pathname), [location.pathname]);
  useEffect(
    () =>
      onFailedLoad((to) => {
        setFailed({ to, isOffline: !navigator.onLine });
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
    void navigate(failed.to, { replace: failed.to === currentUrl, preventScrollReset: !isOtherPage(failed.to) });
  };
  return (
    <div className="connection-notice" role="status">
      {failed && (
        <div>
          <CloudOff aria-hidden />
          <p>{failed.isOffline ? t("offline") : t("loadFailed")}</p>
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
