import type { Catalogue } from "#app/features/translations/catalogues/en";
import { about } from "#app/features/translations/catalogues/de/about";
import { alerts } from "#app/features/translations/catalogues/de/alerts";
import { asks } from "#app/features/translations/catalogues/de/asks";
import { availability } from "#app/features/translations/catalogues/de/availability";
import { blog } from "#app/features/translations/catalogues/de/blog";
import { chrome } from "#app/features/translations/catalogues/de/chrome";
import { common } from "#app/features/translations/catalogues/de/common";
import { contact } from "#app/features/translations/catalogues/de/contact";
import { destinations } from "#app/features/translations/catalogues/de/destinations";
import { documents } from "#app/features/translations/catalogues/de/documents";
import { experiences } from "#app/features/translations/catalogues/de/experiences";
import { finding } from "#app/features/translations/catalogues/de/finding";
import { guest } from "#app/features/translations/catalogues/de/guest";
import { guide } from "#app/features/translations/catalogues/de/guide";
import { home } from "#app/features/translations/catalogues/de/home";
import { invest } from "#app/features/translations/catalogues/de/invest";
import { legal } from "#app/features/translations/catalogues/de/legal";
import { mail } from "#app/features/translations/catalogues/de/mail";
import { maps } from "#app/features/translations/catalogues/de/maps";
import { offline } from "#app/features/translations/catalogues/de/offline";
import { places } from "#app/features/translations/catalogues/de/places";
import { plans } from "#app/features/translations/catalogues/de/plans";
import { propertyDecisions } from "#app/features/translations/catalogues/de/propertyDecisions";
import { realEstate } from "#app/features/translations/catalogues/de/realEstate";
import { replies } from "#app/features/translations/catalogues/de/replies";
import { reviews } from "#app/features/translations/catalogues/de/reviews";
import { saved } from "#app/features/translations/catalogues/de/saved";
import { stays } from "#app/features/translations/catalogues/de/stays";
import { submit } from "#app/features/translations/catalogues/de/submit";
import { transportation } from "#app/features/translations/catalogues/de/transportation";
import { travel } from "#app/features/translations/catalogues/de/travel";

export const de: Catalogue = {
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
