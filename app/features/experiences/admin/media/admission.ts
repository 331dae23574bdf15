import { IMAGE_TYPES, MAX_IMAGE_BYTES, MAX_VIDEO_BYTES, VIDEO_TYPES } from "#app/features/media/schema";

export const MAX_IMAGES = 10;

/** Which of the chosen files may be used, and why the others may not. */
export interface Admission {
  files: File[];
  notices: string[];
}

export function admitImages(chosen: File[], room: number): Admission {
  const pictures = chosen.filter(({ type }) => (IMAGE_TYPES as readonly string[]).includes(type));
  const small = pictures.filter(({ size }) => size <= MAX_IMAGE_BYTES);
  const notices = [];
  if (pictures.length < chosen.length) notices.push("File type must be JPEG, PNG or WebP");
  if (small.length < pictures.length) notices.push("Some files exceed the maximum size of 20MB");
  if (small.length > room) notices.push(`Maximum ${MAX_IMAGES} files allowed`);
  return { files: small.slice(0, room), notices };
}

export function admitThumbnail(chosen: File[]): Admission {
  const { files, notices } = admitImages(chosen.slice(0, 1), 1);
  return { files, notices };
}

export function admitVideo([file]: File[]): Admission {
  if (!file) return { files: [], notices: [] };
  if (!(VIDEO_TYPES as readonly string[]).includes(file.type)) return { files: [], notices: ["File type must be MP4, WebM or QuickTime"] };
  if (file.size > MAX_VIDEO_BYTES) return { files: [], notices: ["Video file size exceeds 1GB limit"] };
  return { files: [file], notices: [] };
}
