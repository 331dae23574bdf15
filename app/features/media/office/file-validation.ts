import type { FileRejection } from "react-dropzone";
import {
  IMAGE_TYPES,
  MAX_IMAGE_BYTES,
  MAX_VIDEO_BYTES,
  VIDEO_TYPES,
  type ImageLimits,
} from "#app/features/media/schema";

/** Which of the chosen files may be used, and why the others may not. */
export interface FileSelection {
  files: File[];
  notices: Notice[];
}

export interface Notice {
  /** The file it is about; none when it is about several. */
  file?: string;
  text: string;
}

/** The words of a drop zone, which all forms share. */
export const DROP_MESSAGES = {
  type: (names: string) => `File type must be ${names}`,
  large: (bytes: number) => `File is larger than ${bytes} bytes`,
  small: (bytes: number) => `File is smaller than ${bytes} bytes`,
  many: "Too many files",
};
export const PICTURE_TYPE_NAMES = "JPEG, PNG or WebP";
export const VIDEO_TOO_LARGE = "Video file size exceeds 1GB limit";
const VIDEO_TYPE_NAMES = "MP4, WebM or QuickTime";
export const MIN_BYTES = 1;

export const megabytesToBytes = (count: number) => count * 1024 * 1024;

/**
 * What the drop zone let through, up to the free places; what it refused, file by file, under one line for all that
 * were too large or too many.
 */
export function validateImages(
  accepted: File[],
  refused: readonly FileRejection[],
  free: number,
  limits: ImageLimits,
): FileSelection {
  const surplus = accepted.slice(free);
  const notices: Notice[] = [];
  if (surplus.length > 0) notices.push({ text: `Maximum ${limits.files} files allowed` });
  if (refused.some(({ errors }) => errors.some(({ code }) => code === "file-too-large"))) {
    notices.push({ text: `Some files exceed the maximum size of ${limits.megabytes}MB` });
  }
  for (const { file, errors } of refused)
    notices.push(...errors.map(({ message }) => ({ file: file.name, text: message })));
  for (const { name } of surplus) notices.push({ file: name, text: DROP_MESSAGES.many });
  return { files: accepted.slice(0, free), notices };
}

export const SINGLE_FILE_RULES = {
  picture: { types: IMAGE_TYPES as readonly string[], validate: validatePicture },
  video: { types: VIDEO_TYPES as readonly string[], validate: validateVideo },
};

function validatePicture(file: File): string | null {
  if (!(IMAGE_TYPES as readonly string[]).includes(file.type)) return DROP_MESSAGES.type(PICTURE_TYPE_NAMES);
  if (file.size < MIN_BYTES) return DROP_MESSAGES.small(MIN_BYTES);
  return file.size > MAX_IMAGE_BYTES ? "Some files exceed the maximum size of 20MB" : null;
}

function validateVideo(file: File): string | null {
  if (!(VIDEO_TYPES as readonly string[]).includes(file.type)) return DROP_MESSAGES.type(VIDEO_TYPE_NAMES);
  if (file.size < MIN_BYTES) return DROP_MESSAGES.small(MIN_BYTES);
  return file.size > MAX_VIDEO_BYTES ? VIDEO_TOO_LARGE : null;
}
