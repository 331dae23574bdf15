import { Film, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { pictureUrlAtWidth } from "#app/features/media/schema";
import { sceneUrl } from "#app/features/media/scenes";
import { HeroTitle } from "#app/features/settings/components/hero-title";
import { directionOf, type Language } from "#app/platform/i18n/languages";
import { isSameSitePath, isHttpUrl } from "#app/platform/http/http-url";

interface HeroPreviewProps {
  title: string;
  language: Language;
  /** Null: the one shipped with the site. */
  picture: string | null;
  film: string;
}

/** How title and picture look on the home page, and whether the film can be shown. */
export function HeroPreview({ title, language, picture, film }: HeroPreviewProps) {
  const isAddress = isHttpUrl(film) || isSameSitePath(film);
  return (
    <figure className="hero-preview">
      <figcaption>Preview</figcaption>
      <div className="hero-preview-frame">
        <img src={picture ?? pictureUrlAtWidth(sceneUrl("hero"), 960)} alt="" width={960} height={540} />
        {isAddress && <VideoCheck key={film} src={film} />}
        <p className="display" lang={language} dir={directionOf(language)}>
          <HeroTitle text={title} />
        </p>
      </div>
    </figure>
  );
}

/** Loads the video over the picture and reports when it cannot be played. */
function VideoCheck({ src }: { src: string }) {
  const [state, setState] = useState<"waiting" | "good" | "bad">("waiting");
  return (
    <>
      {state !== "bad" && (
        <video
          src={src}
          muted
          playsInline
          preload="metadata"
          aria-hidden
          tabIndex={-1}
          onLoadedData={() => setState("good")}
          onError={() => setState("bad")}
        />
      )}
      <output className="hero-preview-film" data-state={state}>
        {state === "waiting" && "Looking at the film..."}
        {state === "good" && (
          <>
            <Film aria-hidden />
            The film plays here
          </>
        )}
        {state === "bad" && (
          <>
            <TriangleAlert aria-hidden />
            No film can be played from this address. The picture stays.
          </>
        )}
      </output>
    </>
  );
}
