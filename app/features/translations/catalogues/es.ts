import type { Catalogue } from "#app/features/translations/catalogues/en";
import { about } from "#app/features/translations/catalogues/es/about";
import { alerts } from "#app/features/translations/catalogues/es/alerts";
import { asks } from "#app/features/translations/catalogues/es/asks";
import { availability } from "#app/features/translations/catalogues/es/availability";
import { blog } from "#app/features/translations/catalogues/es/blog";
import { chrome } from "#app/features/translations/catalogues/es/chrome";
import { common } from "#app/features/translations/catalogues/es/common";
import { contact } from "#app/features/translations/catalogues/es/contact";
import { destinations } from "#app/features/translations/catalogues/es/destinations";
import { documents } from "#app/features/translations/catalogues/es/documents";
import { experiences } from "#app/features/translations/catalogues/es/experiences";
import { finding } from "#app/features/translations/catalogues/es/finding";
import { guest } from "#app/features/translations/catalogues/es/guest";
import { guide } from "#app/features/translations/catalogues/es/guide";
import { home } from "#app/features/translations/catalogues/es/home";
import { invest } from "#app/features/translations/catalogues/es/invest";
import { legal } from "#app/features/translations/catalogues/es/legal";
import { mail } from "#app/features/translations/catalogues/es/mail";
import { maps } from "#app/features/translations/catalogues/es/maps";
import { offline } from "#app/features/translations/catalogues/es/offline";
import { places } from "#app/features/translations/catalogues/es/places";
import { plans } from "#app/features/translations/catalogues/es/plans";
import { propertyDecisions } from "#app/features/translations/catalogues/es/propertyDecisions";
import { realEstate } from "#app/features/translations/catalogues/es/realEstate";
import { replies } from "#app/features/translations/catalogues/es/replies";
import { reviews } from "#app/features/translations/catalogues/es/reviews";
import { saved } from "#app/features/translations/catalogues/es/saved";
import { stays } from "#app/features/translations/catalogues/es/stays";
import { submit } from "#app/features/translations/catalogues/es/submit";
import { transportation } from "#app/features/translations/catalogues/es/transportation";
import { travel } from "#app/features/translations/catalogues/es/travel";

export const es: Catalogue = {
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
