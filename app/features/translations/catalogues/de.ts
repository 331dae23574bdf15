import type { Catalogue } from "#app/features/translations/catalogues/en";
import { chrome } from "#app/features/translations/catalogues/de/chrome";
import { common } from "#app/features/translations/catalogues/de/common";
import { experiences } from "#app/features/translations/catalogues/de/experiences";
import { home } from "#app/features/translations/catalogues/de/home";

export const de: Catalogue = { ...chrome, ...common, ...home, ...experiences };
