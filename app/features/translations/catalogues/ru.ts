import type { Catalogue } from "#app/features/translations/catalogues/en";
import { chrome } from "#app/features/translations/catalogues/ru/chrome";
import { common } from "#app/features/translations/catalogues/ru/common";
import { experiences } from "#app/features/translations/catalogues/ru/experiences";
import { home } from "#app/features/translations/catalogues/ru/home";

export const ru: Catalogue = { ...chrome, ...common, ...home, ...experiences };
