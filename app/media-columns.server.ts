import { blog_articles } from "#app/features/blog/tables.server";
import { case_pictures } from "#app/features/cases/tables.server";
import { documents, own_documents } from "#app/features/documents/tables.server";
import { experiences } from "#app/features/experiences/tables.server";
import { bin } from "#app/features/history/tables.server";
import { properties, property_files } from "#app/features/properties/tables.server";
import { site_settings } from "#app/features/settings/tables.server";
import { stays } from "#app/features/stays/tables.server";
import { transportation_rentals } from "#app/features/transportation/tables.server";
import { TRANSLATED_LANGUAGES } from "#app/platform/i18n/languages";

/** Every column that can name an uploaded file. A file none of them names is removed after a day. */
export const MEDIA_COLUMNS = [
  properties.images,
  properties.video_url,
  stays.images,
  transportation_rentals.images,
  experiences.images,
  experiences.video_url,
  experiences.video_thumbnail,
  blog_articles.cover_image,
  blog_articles.video_url,
  blog_articles.video_thumbnail,
  blog_articles.seo_og_image,
  blog_articles.content,
  ...TRANSLATED_LANGUAGES.map((language) => blog_articles[`content_${language}`]),
  site_settings.homepage_hero_image,
  site_settings.homepage_hero_video,
  case_pictures.path,
  property_files.path,
  documents.path,
  own_documents.path,
  // What was deleted may come back.
  bin.row,
  bin.dependents,
];
