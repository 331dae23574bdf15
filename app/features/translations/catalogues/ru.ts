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
import { experiences } from "#app/features/translations/catalogues/ru/experiences";
import { guest } from "#app/features/translations/catalogues/ru/guest";
import { home } from "#app/features/translations/catalogues/ru/home";
import { invest } from "#app/features/translations/catalogues/ru/invest";
import { legal } from "#app/features/translations/catalogues/ru/legal";
import { mail } from "#app/features/translations/catalogues/ru/mail";
import { maps } from "#app/features/translations/catalogues/ru/maps";
import { places } from "#app/features/translations/catalogues/ru/places";
import { plans } from "#app/features/translations/catalogues/ru/plans";
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
  ...asks,
  ...alerts,
  ...travel,
  ...blog,
  ...about,
  ...destinations,
  ...realEstate,
  ...submit,
  ...invest,
  ...contact,
  ...legal,
  ...mail,
  ...maps,
  ...places,
  ...replies,
};
