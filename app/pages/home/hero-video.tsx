import { Pause, Play } from "lucide-react";
import { useRef, useState, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { HydrateOnLoad } from "#app/platform/hydration/hydration-marker";

/** Muted video over the hero picture, unless reduced motion is preferred. The picture stays until it plays. */
export function HeroVideo({ src, poster }: { src: string; poster: string }) {
  const t = useTranslations("home");
  const videoRef = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<"waiting" | "playing" | "paused" | "broken">("waiting");
  const isMotionAllowed = useMotionAllowed();
  if (!isMotionAllowed || state === "broken") return <HydrateOnLoad />;
  const paused = state === "paused";
  return (
    <>
      <video
        ref={videoRef}
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
          onClick={() => (paused ? void videoRef.current?.play() : videoRef.current?.pause())}
        >
          {paused ? <Play aria-hidden /> : <Pause aria-hidden />}
        </button>
      )}
    </>
  );
}

const MOTION_QUERY = "(prefers-reduced-motion: no-preference)";

function useMotionAllowed(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(MOTION_QUERY);
      query.addEventListener("change", onChange);
      return () => query.removeEventListener("change", onChange);
    },
    () => window.matchMedia(MOTION_QUERY).matches,
    () => false,
  );
}
