import { ImageOff } from "lucide-react";
import { hasWidthVariants, pictureUrlAtWidth } from "#app/features/media/schema";

/** The small picture of a row. The row's name stands beside it, so it says nothing itself. */
export function Thumbnail({ image }: { image: string | null }) {
  if (!image) {
    return (
      <span className="thumbnail">
        <ImageOff aria-hidden />
      </span>
    );
  }
  return (
    <img
      className="thumbnail"
      src={hasWidthVariants(image) ? pictureUrlAtWidth(image, 480) : image}
      alt=""
      width={60}
      height={42}
      loading="lazy"
    />
  );
}
