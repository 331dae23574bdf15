import type { Catalogue } from "#app/features/translations/catalogues/en";
import { chrome } from "#app/features/translations/catalogues/es/chrome";
import { common } from "#app/features/translations/catalogues/es/common";
import { experiences } from "#app/features/translations/catalogues/es/experiences";
import { home } from "#app/features/translations/catalogues/es/home";

export const es: Catalogue = { ...chrome, ...common, ...home, ...experiences };
