interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Nearly lossless: the upload compresses it once more. */
const QUALITY = 0.95;

/** A part of a picture as a file of its own. */
export async function cropImage(picture: Blob, part: CropArea, name: string): Promise<File> {
  const whole = await createImageBitmap(picture, { imageOrientation: "from-image" });
  try {
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(part.width);
    canvas.height = Math.round(part.height);
    const context = canvas.getContext("2d");
    if (!context) throw new Error("no canvas");
    context.drawImage(whole, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height);
    // JPEG knows no transparency.
    const type = picture.type === "image/jpeg" ? "image/jpeg" : "image/webp";
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
    if (!drawn) throw new Error("the canvas gave nothing");
    return new File([drawn], name, { type: drawn.type });
  } finally {
    whole.close();
  }
}
