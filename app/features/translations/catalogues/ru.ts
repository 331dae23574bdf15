import type { Catalogue } from "#app/features/translations/catalogues/en";
import { about } from "#app/features/translations/catalogues/ru/about";
import { alerts } from "#app/features/translations/catalogues/ru/alerts";
import { asks } from "#app/features/translations/catalogues/ru/asks";
import { availability } from "#app/features/translations/catalogues/ru/availability";
import { blog } from "#app/features/translations/catalogues/ru/blog";
import { chrome } from "#app/features/translations/catalogues/ru/chrome";
import { common } from "#app/features/translations/catalogues/ru/common";
import { contact } from "#app/features/translations/catalogues/ru/contact";
import { destinations } from "#app/features/translations/catalogues/ru/destinations";
import { documents } from "#app/features/translations/catalogues/ru/documents";
import { experiences } from "#app/features/translations/catalogues/ru/experiences";
import { finding } from "#app/features/translations/catalogues/ru/finding";
import { guest } from "#app/features/translations/catalogues/ru/guest";
import { guide } from "#app/features/translations/catalogues/ru/guide";
import { home } from "#app/features/translations/catalogues/ru/home";
import { invest } from "#app/features/translations/catalogues/ru/invest";
import { legal } from "#app/features/translations/catalogues/ru/legal";
import { mail } from "#app/features/translations/catalogues/ru/mail";
import { maps } from "#app/features/translations/catalogues/ru/maps";
import { offline } from "#app/features/translations/catalogues/ru/offline";
import { places } from "#app/features/translations/catalogues/ru/places";
import { plans } from "#app/features/translations/catalogues/ru/plans";
import { propertyDecisions } from "#app/features/translations/catalogues/ru/propertyDecisions";
import { realEstate } from "#app/features/translations/catalogues/ru/realEstate";
import { replies } from "#app/features/translations/catalogues/ru/replies";
import { reviews } from "#app/features/translations/catalogues/ru/reviews";
import { saved } from "#app/features/translations/catalogues/ru/saved";
import { stays } from "#app/features/translations/catalogues/ru/stays";
import { submit } from "#app/features/translations/catalogues/ru/submit";
import { transportation } from "#app/features/translations/catalogues/ru/transportation";
import { travel } from "#app/features/translations/catalogues/ru/travel";

export const ru: Catalogue = {
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
