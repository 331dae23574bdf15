import { Outlet, useLocation, useMatches, useNavigation, useRouteError } from "react-router";
import { IntlProvider, useTranslations } from "use-intl";
import { HydrationBoundary } from "#app/platform/hydration/hydration-marker";
import { KeptLine } from "#app/features/offline/components/kept-line";
import { isOfflineOn } from "#app/features/offline/rules";
import { readSavedCookie } from "#app/features/saved/saved-cookie";
import { readHours, readIdentity, readSeo } from "#app/features/settings/identity.server";
import { FALLBACK_SOCIAL_LINKS } from "#app/features/settings/schema";
import { SiteProvider } from "#app/features/settings/components/site-context";
import type { PageTexts, TextGroup, Texts } from "#app/features/translations/texts.server";
import { ConnectionNotice } from "#app/layouts/site/connection-notice";
import { OfferedCurrenciesProvider } from "#app/layouts/site/currencies";
import { Footer } from "#app/layouts/site/footer";
import { Header } from "#app/layouts/site/header";
import { HeartsForm } from "#app/layouts/site/hearts";
import { RestoreScroll } from "#app/layouts/site/restore-scroll";
import { PageSkeleton } from "#app/layouts/site/page-skeleton";
import { Sheets } from "#app/layouts/site/sheets";
import { HydrationNotice } from "#app/layouts/site/hydration-notice";
import { useStoredLanguage } from "#app/layouts/site/stored-language";
import { preloadFonts } from "#app/layouts/site/preload-fonts";
import { CURRENCY_KEY, noticeCookie, readCookie, readNotice, type SaidNotice } from "#app/platform/http/cookies";
import { clientContext } from "#app/platform/http/client.server";
import { inLanguage, languageFrom, LOCALE_TAGS, type Language } from "#app/platform/i18n/languages";
import { localisedText } from "#app/platform/i18n/localised";
import { LanguageProvider, pathWithoutLanguage } from "#app/platform/i18n/paths";
import { CurrencyProvider } from "#app/platform/money/currency";
import { BASE_CURRENCY } from "#app/platform/money/money";
import { servicesContext } from "#app/services.server";
import { CrashScreen } from "#app/ui/crash-screen";
import { useFocusOnNavigation } from "#app/ui/use-focus-on-navigation";
import { Toasts, type Notice } from "#app/ui/toasts";
import { isSavedPage } from "#app/urls";
import type { Route } from "./+types/site";
import "../site.css";

/** The texts of header, footer and the pages that can appear anywhere. Each page brings its own besides. */
const CHROME_TEXTS: TextGroup[] = [
  "nav",
  "heart",
  "currencies",
  "footer",
  "notFound",
  "unavailable",
  "crash",
  "ui",
  "kept",
];

export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { texts, currencies, settings, auth } = services;
  const language = languageFrom(params);
  const offered = currencies.value;
  const stored = readCookie(request.headers.get("cookie"), CURRENCY_KEY);
  const account = await auth.findAccount(request.headers).catch(() => null);
  const saved = settings.value;
  const said = readNotice(request.headers.get("cookie"));
  const notice = said && noticeText(said, language, texts);
  if (notice) context.get(clientContext).responseHeaders.append("Set-Cookie", noticeCookie(null));
  // On other pages, which are the same for everybody, a script reads it.
  const isOwnPage = notice !== null || isSavedPage(url.pathname);
  return {
    language,
    texts: texts.pick(language, CHROME_TEXTS),
    currencies: offered.map(({ code, rate, symbol }) => ({ code, rate, symbol })),
    currency: offered.find(({ code }) => code === stored)?.code ?? BASE_CURRENCY,
    origin: context.get(clientContext).origin,
    seo: readSeo(services, language),
    identity: readIdentity(services, language),
    hours: readHours(services, language).flatMap(({ text }) => text ?? []),
    footerText: (saved && localisedText(saved, "footer_text", language)) || texts.plain(language, "footer", "text"),
    social: saved?.social_links ?? FALLBACK_SOCIAL_LINKS,
    isOfflineOn: isOfflineOn(saved),
    staff: Boolean(account?.role),
    year: new Date().getFullYear(),
    notice,
    savedCount: isOwnPage ? readSavedCookie(request.headers.get("cookie")).items.length : 0,
  };
}

/** What a page without scripts says as it comes, and where that leads. */
function noticeText({ notice, path }: SaidNotice, language: Language, texts: Texts): Notice | null {
  const way = (name: string, to: string) => ({ name, address: inLanguage(to, language) });
  switch (notice) {
    case "propertySubmitted":
      return {
        text: texts.plain(language, "submitForm", "sent"),
        way: path === null ? null : way(texts.plain(language, "sentLink", "see"), path),
      };
    case "saved":
    case "unsaved":
      return {
        text: texts.plain(language, "heart", notice === "saved" ? "added" : "removed"),
        way: way(texts.plain(language, "nav", "saved"), "/saved"),
      };
    default:
      return null;
  }
}

/** Header and footer stay as they are from page to page; only another language changes them. */
export function shouldRevalidate({
  currentParams,
  nextParams,
}: {
  currentParams: { lang?: string };
  nextParams: { lang?: string };
}) {
  return currentParams.lang !== nextParams.lang;
}

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  const {
    language,
    currencies,
    currency,
    origin,
    seo,
    identity,
    hours,
    footerText,
    social,
    isOfflineOn: hasOffline,
    staff,
    year,
    notice,
    savedCount,
  } = loaderData;
  const texts = useTextsOfAllMatches();
  useStoredLanguage(language);
  preloadFonts(language);
  return (
    <LanguageProvider value={language}>
      <IntlProvider locale={LOCALE_TAGS[language]} messages={texts} timeZone="UTC">
        <SiteProvider value={{ origin, seo, identity, isOfflineOn: hasOffline }}>
          <OfferedCurrenciesProvider value={currencies}>
            <CurrencyProvider currencies={currencies} initial={currency}>
              <Chrome
                staff={staff}
                savedCount={savedCount}
                notice={notice}
                footer={<Footer text={footerText} hours={hours} social={social} year={year} />}
              />
            </CurrencyProvider>
          </OfferedCurrenciesProvider>
        </SiteProvider>
      </IntlProvider>
    </LanguageProvider>
  );
}

interface ChromeProps {
  staff: boolean;
  savedCount: number;
  notice: Notice | null;
  footer: React.ReactNode;
}

function Chrome({ staff, savedCount, notice, footer }: ChromeProps) {
  const t = useTranslations();
  const pendingPage = usePendingPage();
  const { pathname } = useLocation();
  useFocusOnNavigation();
  return (
    <>
      <a className="skip-link" href="#content">
        {t("nav.skip")}
      </a>
      <HydrationBoundary>
        <Header staff={staff} savedCount={savedCount} />
      </HydrationBoundary>
      <main id="content" aria-busy={pendingPage !== null || undefined}>
        {/* Hidden, not unmounted, during navigation: if loading fails, the page and its input are still there. */}
        <div className="page" hidden={pendingPage !== null}>
          <HydrationBoundary>
            <Outlet />
          </HydrationBoundary>
        </div>
        {pendingPage !== null && <PageSkeleton page={pendingPage} />}
        <RestoreScroll pending={pendingPage} pathname={pathname} />
      </main>
      <HydrationBoundary>
        {footer}
        <HeartsForm />
        <Sheets staff={staff} />
      </HydrationBoundary>
      <KeptLine />
      <ConnectionNotice />
      <HydrationNotice />
      <Toasts label={t("ui.notifications")} closeLabel={t("ui.close")} notice={notice} />
    </>
  );
}

/** The page a click leads to, from the click until it is there: its outline shows at once, from the top. */
function usePendingPage(): string | null {
  const navigation = useNavigation();
  const location = useLocation();
  const target = navigation.state === "loading" ? navigation.location : null;
  return target && pathWithoutLanguage(target.pathname) !== pathWithoutLanguage(location.pathname)
    ? pathWithoutLanguage(target.pathname)
    : null;
}

/** Every matched route may bring texts of its own. */
function useTextsOfAllMatches(): PageTexts {
  const matches = useMatches();
  return Object.assign(
    {},
    ...matches.map(({ loaderData }) => (loaderData as { texts?: PageTexts } | undefined)?.texts),
  ) as PageTexts;
}

export function ErrorBoundary() {
  return <CrashScreen error={useRouteError()} />;
}
