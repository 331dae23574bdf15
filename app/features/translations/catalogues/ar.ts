import type { Catalogue } from "#app/features/translations/catalogues/en";
import { about } from "#app/features/translations/catalogues/ar/about";
import { alerts } from "#app/features/translations/catalogues/ar/alerts";
import { asks } from "#app/features/translations/catalogues/ar/asks";
import { availability } from "#app/features/translations/catalogues/ar/availability";
import { blog } from "#app/features/translations/catalogues/ar/blog";
import { chrome } from "#app/features/translations/catalogues/ar/chrome";
import { common } from "#app/features/translations/catalogues/ar/common";
import { contact } from "#app/features/translations/catalogues/ar/contact";
import { destinations } from "#app/features/translations/catalogues/ar/destinations";
import { documents } from "#app/features/translations/catalogues/ar/documents";
import { experiences } from "#app/features/translations/catalogues/ar/experiences";
import { finding } from "#app/features/translations/catalogues/ar/finding";
import { guest } from "#app/features/translations/catalogues/ar/guest";
import { guide } from "#app/features/translations/catalogues/ar/guide";
import { home } from "#app/features/translations/catalogues/ar/home";
import { invest } from "#app/features/translations/catalogues/ar/invest";
import { legal } from "#app/features/translations/catalogues/ar/legal";
import { mail } from "#app/features/translations/catalogues/ar/mail";
import { maps } from "#app/features/translations/catalogues/ar/maps";
import { offline } from "#app/features/translations/catalogues/ar/offline";
import { places } from "#app/features/translations/catalogues/ar/places";
import { plans } from "#app/features/translations/catalogues/ar/plans";
import { propertyDecisions } from "#app/features/translations/catalogues/ar/propertyDecisions";
import { realEstate } from "#app/features/translations/catalogues/ar/realEstate";
import { replies } from "#app/features/translations/catalogues/ar/replies";
import { reviews } from "#app/features/translations/catalogues/ar/reviews";
import { saved } from "#app/features/translations/catalogues/ar/saved";
import { stays } from "#app/features/translations/catalogues/ar/stays";
import { submit } from "#app/features/translations/catalogues/ar/submit";
import { transportation } from "#app/features/translations/catalogues/ar/transportation";
import { travel } from "#app/features/translations/catalogues/ar/travel";

export const ar: Catalogue = {
  ...chrome,
  ...common,
  ...home,
  ...experiences,
  ...stays,
  ...transportation,
  ...availability,
  ...reviews,
  ...saved,
  ...plans,
  ...guest,
  ...guide,
  ...asks,
  ...alerts,
  ...travel,
  ...documents,
  ...blog,
  ...about,
  ...destinations,
  ...realEstate,
  ...propertyDecisions,
  ...submit,
  ...invest,
  ...contact,
  ...legal,
  ...mail,
  ...maps,
  ...finding,
  ...offline,
  ...places,
  ...replies,
};
