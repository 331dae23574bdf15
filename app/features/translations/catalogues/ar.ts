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
import { experiences } from "#app/features/translations/catalogues/ar/experiences";
import { guest } from "#app/features/translations/catalogues/ar/guest";
import { home } from "#app/features/translations/catalogues/ar/home";
import { invest } from "#app/features/translations/catalogues/ar/invest";
import { legal } from "#app/features/translations/catalogues/ar/legal";
import { mail } from "#app/features/translations/catalogues/ar/mail";
import { maps } from "#app/features/translations/catalogues/ar/maps";
import { places } from "#app/features/translations/catalogues/ar/places";
import { plans } from "#app/features/translations/catalogues/ar/plans";
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
