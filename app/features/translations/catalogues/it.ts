import type { Catalogue } from "#app/features/translations/catalogues/en";
import { about } from "#app/features/translations/catalogues/it/about";
import { alerts } from "#app/features/translations/catalogues/it/alerts";
import { asks } from "#app/features/translations/catalogues/it/asks";
import { availability } from "#app/features/translations/catalogues/it/availability";
import { blog } from "#app/features/translations/catalogues/it/blog";
import { chrome } from "#app/features/translations/catalogues/it/chrome";
import { common } from "#app/features/translations/catalogues/it/common";
import { contact } from "#app/features/translations/catalogues/it/contact";
import { destinations } from "#app/features/translations/catalogues/it/destinations";
import { documents } from "#app/features/translations/catalogues/it/documents";
import { experiences } from "#app/features/translations/catalogues/it/experiences";
import { finding } from "#app/features/translations/catalogues/it/finding";
import { guest } from "#app/features/translations/catalogues/it/guest";
import { guide } from "#app/features/translations/catalogues/it/guide";
import { home } from "#app/features/translations/catalogues/it/home";
import { invest } from "#app/features/translations/catalogues/it/invest";
import { legal } from "#app/features/translations/catalogues/it/legal";
import { mail } from "#app/features/translations/catalogues/it/mail";
import { maps } from "#app/features/translations/catalogues/it/maps";
import { offline } from "#app/features/translations/catalogues/it/offline";
import { places } from "#app/features/translations/catalogues/it/places";
import { plans } from "#app/features/translations/catalogues/it/plans";
import { propertyDecisions } from "#app/features/translations/catalogues/it/propertyDecisions";
import { realEstate } from "#app/features/translations/catalogues/it/realEstate";
import { replies } from "#app/features/translations/catalogues/it/replies";
import { reviews } from "#app/features/translations/catalogues/it/reviews";
import { saved } from "#app/features/translations/catalogues/it/saved";
import { stays } from "#app/features/translations/catalogues/it/stays";
import { submit } from "#app/features/translations/catalogues/it/submit";
import { transportation } from "#app/features/translations/catalogues/it/transportation";
import { travel } from "#app/features/translations/catalogues/it/travel";

export const it: Catalogue = {
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
