import type { Catalogue } from "#app/features/translations/catalogues/en";
import { chrome } from "#app/features/translations/catalogues/zh/chrome";
import { common } from "#app/features/translations/catalogues/zh/common";
import { experiences } from "#app/features/translations/catalogues/zh/experiences";
import { home } from "#app/features/translations/catalogues/zh/home";

export const zh: Catalogue = { ...chrome, ...common, ...home, ...experiences };
