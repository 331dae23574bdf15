import { createContext, use, type ReactNode } from "react";
import { _createCache, _createIntlFormatters, createFormatter, createTranslator } from "use-intl/core";

/**
 * What the built server takes for "use-intl" (scripts/server-aliases.ts): the same functions, made once instead of for
 * each component of each page. A group of texts is the same object until somebody edits a text; formatters depend on
 * the locale alone.
 */
type Texts = Record<string, object>;
type Translator = ReturnType<typeof createTranslator>;
interface Page {
  locale: string;
  messages: Texts;
  timeZone: string;
  /** Of all texts of the page. */
  translator?: Translator;
}

const cache = _createCache();
const shared = { _cache: cache, _formatters: _createIntlFormatters(cache) };
const translators = new WeakMap<object, { locale: string; translator: Translator }>();
const formatters = new Map<string, ReturnType<typeof createFormatter>>();

const PageContext = createContext<Page | null>(null);

export function IntlProvider({ children, ...page }: Page & { children: ReactNode }) {
  return <PageContext value={page}>{children}</PageContext>;
}

function usePage(): Page {
  const page = use(PageContext);
  if (!page) throw new Error("there are no texts here");
  return page;
}

export function useTranslations(group?: string): Translator {
  const page = usePage();
  const { locale, messages, timeZone } = page;
  if (!group) return (page.translator ??= createTranslator({ ...shared, locale, messages, timeZone }));
  const texts = messages[group];
  const found = texts && translators.get(texts);
  if (found?.locale === locale) return found.translator;
  const translator = createTranslator({ ...shared, locale, messages: { [group]: texts }, timeZone, namespace: group });
  if (texts) translators.set(texts, { locale, translator });
  return translator;
}

export function useFormatter(): ReturnType<typeof createFormatter> {
  const { locale, timeZone } = usePage();
  const found = formatters.get(locale) ?? createFormatter({ ...shared, locale, timeZone });
  formatters.set(locale, found);
  return found;
}
