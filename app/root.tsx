import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useMatches, useRouteError } from "react-router";
import { trackRoute } from "#app/platform/cache/render-tracking.server";
import { clientContext } from "#app/platform/http/client.server";
import { directionOf, inLanguage, splitLanguage, type Language } from "#app/platform/i18n/languages";
import { HydrationMarker } from "#app/platform/hydration/hydration-marker";
import { CrashScreen } from "#app/ui/crash-screen";
import arabicFonts from "./ui/styles/fonts-ar.css?url";
import russianFonts from "./ui/styles/fonts-ru.css?url";
import type { Route } from "./+types/root";
import "./app.css";

/** Logs and figures name a page by the pattern of its address. */
const nameRoute: Route.MiddlewareFunction = ({ context, pattern }, next) => {
  const route = `/${pattern}`;
  context.get(clientContext).route = route;
  trackRoute(route);
  return next();
};

export const middleware = [nameRoute];

const SCRIPT_FONTS: Partial<Record<Language, string>> = { ar: arabicFonts, ru: russianFonts };

/** The address alone decides language and direction, so that even an error page has them. */
export function Layout({ children }: { children: ReactNode }) {
  const { language } = splitLanguage(useLocation().pathname);
  const fonts = SCRIPT_FONTS[language];
  const isStatic = useMatches().some(({ handle }) => (handle as { isStatic?: boolean } | undefined)?.isStatic);
  return (
    <html lang={language} dir={directionOf(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0a2e37" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={inLanguage("/manifest.webmanifest", language)} />
        <Meta />
        <Links />
        {fonts && <link rel="stylesheet" href={fonts} />}
      </head>
      <body>
        {children}
        {!isStatic && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <>
      <Outlet />
      <HydrationMarker />
    </>
  );
}

export function ErrorBoundary() {
  return <CrashScreen error={useRouteError()} />;
}
