import type { Catalogue } from "#app/features/translations/catalogues/en";
import { chrome } from "#app/features/translations/catalogues/it/chrome";
import { common } from "#app/features/translations/catalogues/it/common";
import { experiences } from "#app/features/translations/catalogues/it/experiences";
import { home } from "#app/features/translations/catalogues/it/home";

export const it: Catalogue = { ...chrome, ...common, ...home, ...experiences };
