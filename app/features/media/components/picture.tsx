import { preload } from "react-dom";
import { hasWidthVariants, pictureUrlAtWidth, PICTURE_WIDTHS } from "#app/features/media/schema";

interface PictureProps {
  src: string;
  /** Empty when the picture only decorates. */
  alt: string;
  /** How wide it is drawn, so that the browser can choose: a `sizes` list. */
  sizes: string;
  /** The LCP image: loaded eagerly with high priority. Others are lazy. */
  priority?: boolean;
  /** What must stay visible when the frame cuts the picture. */
  focus?: string;
}

export function Picture({ src, alt, sizes, priority = false, focus }: PictureProps) {
  const responsive = hasWidthVariants(src)
    ? { srcSet: PICTURE_WIDTHS.map((width) => `${pictureUrlAtWidth(src, width)} ${width}w`).join(", "), sizes }
    : null;
  // Named in the head, it is fetched before the browser has read what stands in front of it.
  if (priority)
    preload(src, {
      as: "image",
      imageSrcSet: responsive?.srcSet,
      imageSizes: responsive?.sizes,
      fetchPriority: "high",
    });
  return (
    <picture>
      <img
        src={responsive ? pictureUrlAtWidth(src, 960) : src}
        {...responsive}
        alt={alt}
        width={1920}
        height={1080}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : "auto"}
        decoding={priority ? "sync" : "async"}
        style={focus ? { objectPosition: focus } : undefined}
      />
    </picture>
  );
}
