import type { Language } from "#app/platform/i18n/languages";

/** Where the bytes of a picture come from when a document is made. */
export type PictureSource = ScenePicture | { media: string } | { svg: string };

/** A picture of ours. One that fills a page is cut to its shape from the large copy, at most 1920 by 1080 pixels. */
export interface ScenePicture {
  scene: string;
  cut?: { width: number; height: number; from: "centre" | "right" };
}

/** All that a document shows. Two that are equal are the same document: its hash is taken of this. */
export interface DocumentContent {
  template: "guide" | "deck" | "brochure" | "voucher";
  data: { language: Language; documentTitle: string; site: string } & Record<string, unknown>;
  /** By the names the data call them, without their ending. */
  pictures: Record<string, PictureSource>;
}

/** What a template is told of a picture. */
export interface PrintedPicture {
  file: string | null;
  alt: string;
}

/** The name under which the press knows a picture. Photographs are JPEG, drawings SVG. */
export const pictureFile = (name: string, source: PictureSource): string =>
  `${name}.${"svg" in source ? "svg" : "jpg"}`;
