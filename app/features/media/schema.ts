import type { Language } from "#app/platform/i18n/languages";
import { ADMIN_PREFIX } from "#app/urls";

/** The five stores of the specification, whose files anybody may see. */
export const BUCKETS = [
  "property-images",
  "stays-media",
  "transportation-media",
  "blog-media",
  "experience-media",
] as const;
export type Bucket = (typeof BUCKETS)[number];

/** Pictures that guests and staff send each other. Never at /media: only who may read the conversation gets them. */
export const GUEST_FILES = "guest-files";
/** Plans and papers of properties, and documents. Never at /media either: their routes ask first. */
export const PROPERTY_FILES = "property-files";
export const DOCUMENT_FILES = "documents";
const PRIVATE_BUCKETS = [GUEST_FILES, PROPERTY_FILES, DOCUMENT_FILES] as const;
export const ALL_BUCKETS = [...BUCKETS, ...PRIVATE_BUCKETS] as const;
export type AnyBucket = (typeof ALL_BUCKETS)[number];

/** Whether a path in the storage is for nobody but whom we ask first. */
export function isPrivatePath(path: string): boolean {
  return PRIVATE_BUCKETS.some((bucket) => path.startsWith(`${bucket}/`));
}

export const IMAGE_TYPES = ["image/jpeg", "image/png", "image/webp"] as const;
export const VIDEO_TYPES = ["video/mp4", "video/webm", "video/quicktime"] as const;
const MEDIA_TYPES = [...IMAGE_TYPES, ...VIDEO_TYPES] as const;
export const PDF_TYPE = "application/pdf";
/** Pictures, films, and papers. */
export const STORED_TYPES = [...MEDIA_TYPES, PDF_TYPE] as const;
export type StoredType = (typeof STORED_TYPES)[number];

/** The ending of a stored file's name, by its type. */
export const EXTENSIONS: Record<StoredType, string> = {
  "application/pdf": "pdf",
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "video/mp4": "mp4",
  "video/webm": "webm",
  "video/quicktime": "mov",
};

/** The type of a stored file, by its name. */
export function typeOfFile(name: string): StoredType | undefined {
  return STORED_TYPES.find((type) => name.endsWith(`.${EXTENSIONS[type]}`));
}

/** What a file is for: decides its limits and the prefix of its name. */
const MEDIA_KINDS = ["image", "video", "thumbnail", "og"] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

export const MAX_IMAGE_BYTES = 20 * 1024 * 1024;
export const MAX_VIDEO_BYTES = 1024 * 1024 * 1024;
/** Films come in parts, each small enough for any proxy in between. */
export const VIDEO_CHUNK_BYTES = 8 * 1024 * 1024;
export const RESUMABLE_UPLOADS = `${ADMIN_PREFIX}/media/tus`;
/**
 * How many pictures a form takes, and how large each may be when it is chosen. The server's own limit is the larger
 * one, for every room.
 */
export interface ImageLimits {
  files: number;
  megabytes: number;
}
export const IMAGE_LIMITS: ImageLimits = { files: 10, megabytes: 5 };
export const PROPERTY_IMAGE_LIMITS: ImageLimits = { files: 15, megabytes: 20 };
export const MAX_IMAGE_PIXELS = 50_000_000;

/** The widths every picture is kept in besides itself. */
export const PICTURE_WIDTHS = [480, 960, 1920] as const;

/** The paths in the storage of what is kept of one file. A film has only the first. */
export function storagePathsOf(bucket: string, name: string): string[] {
  const [stem = name] = name.split(".");
  return [`${bucket}/${name}`, ...PICTURE_WIDTHS.map((width) => `${bucket}/${stem}-${width}.webp`)];
}

export function isBucket(value: unknown): value is Bucket {
  return typeof value === "string" && (BUCKETS as readonly string[]).includes(value);
}

export function isMediaKind(value: unknown): value is MediaKind {
  return typeof value === "string" && (MEDIA_KINDS as readonly string[]).includes(value);
}

/**
 * The address of a picture in one of the kept widths: beach.jpg (or beach-1920.webp) is also there as beach-480.webp.
 */
export function pictureUrlAtWidth(url: string, width: (typeof PICTURE_WIDTHS)[number]): string {
  return url.replace(/(-1920)?\.[a-z0-9]+$/i, `-${width}.webp`);
}

/** Whether smaller copies of a picture exist: ours have them, a picture from elsewhere has not. */
export function hasWidthVariants(url: string): boolean {
  return /^\/(media|scenes)\/.+\.(jpe?g|png|webp)$/i.test(url);
}

/** What a picture shows, in words, by its address and language: for those who cannot see it. */
export type AltTexts = Record<string, Partial<Record<Language, string>>>;
export const MAX_ALT_TEXT_LENGTH = 300;
