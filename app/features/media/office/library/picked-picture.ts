import type { PickedPicture } from "#app/features/media/office/library/library-dialog";
import type { StoredPicture } from "#app/features/media/admin/library/queries.server";
import { hasWidthVariants, pictureUrlAtWidth } from "#app/features/media/schema";

const WIDEST = 1920;

/** The largest of the kept copies: it is compressed for the web, and no page shows it wider. */
export function toPickedPicture({ url, width, height }: StoredPicture): PickedPicture {
  if (!hasWidthVariants(url)) return { src: url, width, height };
  const scale = width ? Math.min(1, WIDEST / width) : 1;
  return {
    src: pictureUrlAtWidth(url, WIDEST),
    width: width && Math.round(width * scale),
    height: height && Math.round(height * scale),
  };
}

/** The format of a picture, so that a page can keep its place free before it has come. Not worth failing for. */
export async function readImageSize(file: File): Promise<{ width: number | null; height: number | null }> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
    const { width, height } = picture;
    picture.close();
    return { width, height };
  } catch {
    return { width: null, height: null };
  }
}
