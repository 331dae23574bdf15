import type { Catalogue } from "#app/features/translations/catalogues/en";
import { about } from "#app/features/translations/catalogues/sw/about";
import { alerts } from "#app/features/translations/catalogues/sw/alerts";
import { asks } from "#app/features/translations/catalogues/sw/asks";
import { availability } from "#app/features/translations/catalogues/sw/availability";
import { blog } from "#app/features/translations/catalogues/sw/blog";
import { chrome } from "#app/features/translations/catalogues/sw/chrome";
import { common } from "#app/features/translations/catalogues/sw/common";
import { contact } from "#app/features/translations/catalogues/sw/contact";
import { destinations } from "#app/features/translations/catalogues/sw/destinations";
import { documents } from "#app/features/translations/catalogues/sw/documents";
import { experiences } from "#app/features/translations/catalogues/sw/experiences";
import { finding } from "#app/features/translations/catalogues/sw/finding";
import { guest } from "#app/features/translations/catalogues/sw/guest";
import { guide } from "#app/features/translations/catalogues/sw/guide";
import { home } from "#app/features/translations/catalogues/sw/home";
import { invest } from "#app/features/translations/catalogues/sw/invest";
import { legal } from "#app/features/translations/catalogues/sw/legal";
import { mail } from "#app/features/translations/catalogues/sw/mail";
import { maps } from "#app/features/translations/catalogues/sw/maps";
import { offline } from "#app/features/translations/catalogues/sw/offline";
import { places } from "#app/features/translations/catalogues/sw/places";
import { plans } from "#app/features/translations/catalogues/sw/plans";
import { propertyDecisions } from "#app/features/translations/catalogues/sw/propertyDecisions";
import { realEstate } from "#app/features/translations/catalogues/sw/realEstate";
import { replies } from "#app/features/translations/catalogues/sw/replies";
import { reviews } from "#app/features/translations/catalogues/sw/reviews";
import { saved } from "#app/features/translations/catalogues/sw/saved";
import { stays } from "#app/features/translations/catalogues/sw/stays";
import { submit } from "#app/features/translations/catalogues/sw/submit";
import { transportation } from "#app/features/translations/catalogues/sw/transportation";
import { travel } from "#app/features/translations/catalogues/sw/travel";

export const sw: Catalogue = {
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
