import type { Catalogue } from "#app/features/translations/catalogues/en";
import { chrome } from "#app/features/translations/catalogues/sw/chrome";
import { common } from "#app/features/translations/catalogues/sw/common";
import { experiences } from "#app/features/translations/catalogues/sw/experiences";
import { home } from "#app/features/translations/catalogues/sw/home";

export const sw: Catalogue = { ...chrome, ...common, ...home, ...experiences };
