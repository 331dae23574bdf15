import type { Catalogue } from "#app/features/translations/catalogues/en";
import { chrome } from "#app/features/translations/catalogues/ar/chrome";
import { common } from "#app/features/translations/catalogues/ar/common";
import { experiences } from "#app/features/translations/catalogues/ar/experiences";
import { home } from "#app/features/translations/catalogues/ar/home";

export const ar: Catalogue = { ...chrome, ...common, ...home, ...experiences };
