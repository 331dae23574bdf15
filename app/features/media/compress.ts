const MAX_WIDTH = 1920;
const MAX_HEIGHT = 1080;
const QUALITY = 0.8;

/**
 * A picture small enough for the web. Whatever goes wrong here, the original will do: the server makes its own copies.
 */
export async function compressImage(file: File): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
    try {
      return await downscale(file, picture);
    } finally {
      picture.close();
    }
  } catch (error) {
    console.warn("could not compress a picture, sending the original", error);
    return file;
  }
}

async function downscale(file: File, picture: ImageBitmap): Promise<Blob> {
  const scale = Math.min(1, MAX_WIDTH / picture.width, MAX_HEIGHT / picture.height);
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  // PNG knows no quality, and JPEG no transparency.
  const type = file.type === "image/jpeg" ? "image/jpeg" : "image/webp";
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
  if (!drawn) throw new Error("the canvas gave nothing");
  return scale === 1 && drawn.size >= file.size ? file : drawn;
}
