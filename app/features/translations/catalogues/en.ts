import { about } from "#app/features/translations/catalogues/en/about";
import { alerts } from "#app/features/translations/catalogues/en/alerts";
import { asks } from "#app/features/translations/catalogues/en/asks";
import { availability } from "#app/features/translations/catalogues/en/availability";
import { blog } from "#app/features/translations/catalogues/en/blog";
import { chrome } from "#app/features/translations/catalogues/en/chrome";
import { common } from "#app/features/translations/catalogues/en/common";
import { contact } from "#app/features/translations/catalogues/en/contact";
import { destinations } from "#app/features/translations/catalogues/en/destinations";
import { documents } from "#app/features/translations/catalogues/en/documents";
import { experiences } from "#app/features/translations/catalogues/en/experiences";
import { finding } from "#app/features/translations/catalogues/en/finding";
import { guest } from "#app/features/translations/catalogues/en/guest";
import { guide } from "#app/features/translations/catalogues/en/guide";
import { home } from "#app/features/translations/catalogues/en/home";
import { invest } from "#app/features/translations/catalogues/en/invest";
import { legal } from "#app/features/translations/catalogues/en/legal";
import { mail } from "#app/features/translations/catalogues/en/mail";
import { maps } from "#app/features/translations/catalogues/en/maps";
import { offline } from "#app/features/translations/catalogues/en/offline";
import { places } from "#app/features/translations/catalogues/en/places";
import { plans } from "#app/features/translations/catalogues/en/plans";
import { propertyDecisions } from "#app/features/translations/catalogues/en/propertyDecisions";
import { realEstate } from "#app/features/translations/catalogues/en/realEstate";
import { replies } from "#app/features/translations/catalogues/en/replies";
import { reviews } from "#app/features/translations/catalogues/en/reviews";
import { saved } from "#app/features/translations/catalogues/en/saved";
import { stays } from "#app/features/translations/catalogues/en/stays";
import { submit } from "#app/features/translations/catalogues/en/submit";
import { transportation } from "#app/features/translations/catalogues/en/transportation";
import { travel } from "#app/features/translations/catalogues/en/travel";

/** The texts by the room of the site they belong to: one file each, in every language. */
const parts = {
  chrome,
  common,
  home,
  experiences,
  stays,
  transportation,
  availability,
  reviews,
  saved,
  plans,
  guest,
  guide,
  asks,
  alerts,
  travel,
  documents,
  blog,
  about,
  destinations,
  realEstate,
  propertyDecisions,
  submit,
  invest,
  contact,
  legal,
  mail,
  maps,
  finding,
  offline,
  places,
  replies,
};

/**
 * Every text a visitor sees, in English: the contract the other eight catalogues are checked against.
 * Texts the specification quotes are literal. Numbers use ICU plurals; <b> marks what is printed bold.
 */
export const en = {
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

type Texts<Node> = { readonly [Key in keyof Node]: Node[Key] extends string ? string : Texts<Node[Key]> };

/** The shape every language must have: a missing or unknown key does not compile. */
export type Catalogue = Texts<typeof en>;
export type CataloguePart<Name extends keyof typeof parts> = Texts<(typeof parts)[Name]>;
