import type { en } from "#app/features/translations/catalogues/en";

/** Every key a component asks for is checked against the English catalogue. */
declare module "use-intl" {
  interface AppConfig {
    Messages: typeof en;
  }
}
