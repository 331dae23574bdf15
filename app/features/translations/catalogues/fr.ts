import type { Catalogue } from "#app/features/translations/catalogues/en";
import { chrome } from "#app/features/translations/catalogues/fr/chrome";
import { common } from "#app/features/translations/catalogues/fr/common";
import { experiences } from "#app/features/translations/catalogues/fr/experiences";
import { home } from "#app/features/translations/catalogues/fr/home";

export const fr: Catalogue = { ...chrome, ...common, ...home, ...experiences };
