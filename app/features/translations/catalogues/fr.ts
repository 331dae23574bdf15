import type { Catalogue } from "#app/features/translations/catalogues/en";
import { about } from "#app/features/translations/catalogues/fr/about";
import { alerts } from "#app/features/translations/catalogues/fr/alerts";
import { asks } from "#app/features/translations/catalogues/fr/asks";
import { availability } from "#app/features/translations/catalogues/fr/availability";
import { blog } from "#app/features/translations/catalogues/fr/blog";
import { chrome } from "#app/features/translations/catalogues/fr/chrome";
import { common } from "#app/features/translations/catalogues/fr/common";
import { contact } from "#app/features/translations/catalogues/fr/contact";
import { destinations } from "#app/features/translations/catalogues/fr/destinations";
import { documents } from "#app/features/translations/catalogues/fr/documents";
import { experiences } from "#app/features/translations/catalogues/fr/experiences";
import { finding } from "#app/features/translations/catalogues/fr/finding";
import { guest } from "#app/features/translations/catalogues/fr/guest";
import { guide } from "#app/features/translations/catalogues/fr/guide";
import { home } from "#app/features/translations/catalogues/fr/home";
import { invest } from "#app/features/translations/catalogues/fr/invest";
import { legal } from "#app/features/translations/catalogues/fr/legal";
import { mail } from "#app/features/translations/catalogues/fr/mail";
import { maps } from "#app/features/translations/catalogues/fr/maps";
import { offline } from "#app/features/translations/catalogues/fr/offline";
import { places } from "#app/features/translations/catalogues/fr/places";
import { plans } from "#app/features/translations/catalogues/fr/plans";
import { propertyDecisions } from "#app/features/translations/catalogues/fr/propertyDecisions";
import { realEstate } from "#app/features/translations/catalogues/fr/realEstate";
import { replies } from "#app/features/translations/catalogues/fr/replies";
import { reviews } from "#app/features/translations/catalogues/fr/reviews";
import { saved } from "#app/features/translations/catalogues/fr/saved";
import { stays } from "#app/features/translations/catalogues/fr/stays";
import { submit } from "#app/features/translations/catalogues/fr/submit";
import { transportation } from "#app/features/translations/catalogues/fr/transportation";
import { travel } from "#app/features/translations/catalogues/fr/travel";

export const fr: Catalogue = {
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
