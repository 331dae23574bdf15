import type { Catalogue } from "#app/features/translations/catalogues/en";
import { about } from "#app/features/translations/catalogues/zh/about";
import { alerts } from "#app/features/translations/catalogues/zh/alerts";
import { asks } from "#app/features/translations/catalogues/zh/asks";
import { availability } from "#app/features/translations/catalogues/zh/availability";
import { blog } from "#app/features/translations/catalogues/zh/blog";
import { chrome } from "#app/features/translations/catalogues/zh/chrome";
import { common } from "#app/features/translations/catalogues/zh/common";
import { contact } from "#app/features/translations/catalogues/zh/contact";
import { destinations } from "#app/features/translations/catalogues/zh/destinations";
import { documents } from "#app/features/translations/catalogues/zh/documents";
import { experiences } from "#app/features/translations/catalogues/zh/experiences";
import { finding } from "#app/features/translations/catalogues/zh/finding";
import { guest } from "#app/features/translations/catalogues/zh/guest";
import { guide } from "#app/features/translations/catalogues/zh/guide";
import { home } from "#app/features/translations/catalogues/zh/home";
import { invest } from "#app/features/translations/catalogues/zh/invest";
import { legal } from "#app/features/translations/catalogues/zh/legal";
import { mail } from "#app/features/translations/catalogues/zh/mail";
import { maps } from "#app/features/translations/catalogues/zh/maps";
import { offline } from "#app/features/translations/catalogues/zh/offline";
import { places } from "#app/features/translations/catalogues/zh/places";
import { plans } from "#app/features/translations/catalogues/zh/plans";
import { propertyDecisions } from "#app/features/translations/catalogues/zh/propertyDecisions";
import { realEstate } from "#app/features/translations/catalogues/zh/realEstate";
import { replies } from "#app/features/translations/catalogues/zh/replies";
import { reviews } from "#app/features/translations/catalogues/zh/reviews";
import { saved } from "#app/features/translations/catalogues/zh/saved";
import { stays } from "#app/features/translations/catalogues/zh/stays";
import { submit } from "#app/features/translations/catalogues/zh/submit";
import { transportation } from "#app/features/translations/catalogues/zh/transportation";
import { travel } from "#app/features/translations/catalogues/zh/travel";

export const zh: Catalogue = {
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
