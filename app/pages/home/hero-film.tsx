import { Pause, Play } from "lucide-react";
import { useRef, useState, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { WakeAtOnce } from "#app/platform/wake/awake";

/** A silent film over the hero's picture, for those who did not ask for calm. Until it plays, and if it cannot, the picture stands. */
export function HeroFilm({ src, poster }: { src: string; poster: string }) {
  const t = useTranslations("home");
  const film = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<"waiting" | "playing" | "paused" | "broken">("waiting");
  const welcome = useMotionWelcome();
  if (!welcome || state === "broken") return <WakeAtOnce />;
  const paused = state === "paused";
  return (
    <>
      <video
        ref={film}
        src={src}
        poster={poster}
        muted
        loop
        autoPlay
        playsInline
        aria-hidden
        tabIndex={-1}
        data-shown={state !== "waiting" || undefined}
        onPlaying={() => setState("playing")}
        onPause={() => setState("paused")}
        onError={() => setState("broken")}
      />
      {state !== "waiting" && (
        <button
          type="button"
          className="hero-film-button"
          aria-label={paused ? t("playFilm") : t("pauseFilm")}
          onClick={() => (paused ? void film.current?.play() : film.current?.pause())}
        >
          {paused ? <Play aria-hidden /> : <Pause aria-hidden />}
        </button>
      )}
    </>
  );
}

const MOTION = "(prefers-reduced-motion: no-preference)";

function useMotionWelcome(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(MOTION);
      query.addEventListener("change", onChange);
      return () => query.removeEventListener("change", onChange);
    },
    () => window.matchMedia(MOTION).matches,
    () => false,
  );
}
