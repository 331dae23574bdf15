import { preload } from "react-dom";
import { hasKeptWidths, pictureAt, PICTURE_WIDTHS } from "#app/features/media/schema";

interface PictureProps {
  src: string;
  /** Empty when the picture only decorates. */
  alt: string;
  /** How wide it is drawn, so that the browser can choose: a `sizes` list. */
  sizes: string;
  /** The picture the page is judged by: fetched first. All others wait until they come near the screen. */
  first?: boolean;
  /** What must stay visible when the frame cuts the picture. */
  focus?: string;
}

export function Picture({ src, alt, sizes, first = false, focus }: PictureProps) {
  const kept = hasKeptWidths(src) ? { srcSet: PICTURE_WIDTHS.map((width) => `${pictureAt(src, width)} ${width}w`).join(", "), sizes } : null;
  // Named in the head, it is fetched before the browser has read what stands in front of it.
  if (first) preload(src, { as: "image", imageSrcSet: kept?.srcSet, imageSizes: kept?.sizes, fetchPriority: "high" });
  return (
    <picture>
      <img
        src={kept ? pictureAt(src, 960) : src}
        {...kept}
        alt={alt}
        width={1920}
        height={1080}
        loading={first ? "eager" : "lazy"}
        fetchPriority={first ? "high" : "auto"}
        decoding={first ? "sync" : "async"}
        style={focus ? { objectPosition: focus } : undefined}
      />
    </picture>
  );
}
