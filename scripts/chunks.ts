import type { Rolldown } from "vite";

/**
 * What the built server takes from node_modules: programs with parts that are no JavaScript, or that look for their own
 * files. All else is built in. Reading a thousand small files took longer than all the rest of a start.
 */
export const EXTERNAL_PACKAGES = [
  "@aws-sdk/client-s3",
  "@electric-sql/pglite",
  "nodemailer",
  "pg",
  "pino",
  "prom-client",
  "sharp",
];

/** Code only staff may have. */
export const officeCode = /\/app\/(features\/[^/]+\/(?:admin|office)|pages\/admin|layouts\/admin|ui\/office)\b/;
const formCode = /\/app\/(features\/forms|ui\/form-field|ui\/stepper)/;
const appCode = /\/app\//;
const cardCode =
  /\/app\/features\/(experiences|stays|properties)\/(?:schema|rules|components\/(?:card|labels|property-labels))\.tsx?/;
const platformCode = /\/app\/platform\//;
const filterCode = /\/app\/(?:ui\/filters|platform\/(?:money\/requested-price|http\/filters|i18n\/typed-number))\.tsx?/;
const iconCode = /\/node_modules\/lucide-react\//;
const validationCode = /\/node_modules\/valibot\/|\/app\/features\/forms\/schema/;
/** What the forms of three kinds of requests have in common: small files. */
const requestCode =
  /\/app\/features\/(?:bookings\/components\/request-extras|availability\/(?:components\/quote-lines|quotes\/price-lines))/;
/** Used by cards and pages of several rooms: inside the chunk of one, it would bring that along to the others. */
const crossRoomCode = /\/app\/features\/(?:translations\/components\/place-name|page\/components\/rating-mark)/;
const routeModule = /\/app\/(root|entry\.client|layouts\/[a-z]+|.*\.route)\.tsx?/;

const sharedLayout = /\/app\/(root|layouts\/(site|page))\.tsx/;
const visitorsPage = /\/app\/(?:pages|features\/[^/]+\/site)\/([a-z-]+)\.route\.tsx/;
/** They show things of every room: what they take from one must not become everybody's by that. */
const savedPages = /\/app\/features\/(?:saved\/site\/|properties\/site\/compare)/;

/** What this many pages need is loaded with every page. */
const MIN_SHARED_PAGES = 6;

/**
 * Groups modules into few chunks: requests cost more than bytes on slow networks, and small files compress badly. Code
 * shared by many public pages is one chunk; rarely shared icons are one chunk per page kind. Office code is ignored.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // Each takes along what it needs, so what everything leans on comes first.
  { name: "framework", test: /\/node_modules\/(react|react-dom|scheduler|react-router|use-intl)\//, priority: 6 },
  {
    // A style sheet stays with the pages that import it: in here, every page would load it.
    test: (id) =>
      (appCode.test(id) || iconCode.test(id)) &&
      ![/\.css/, officeCode, filterCode, formCode, validationCode, routeModule].some((other) => other.test(id)),
    name: (id, graph) => (isCommon(pagesThatNeed(id, graph), id) ? "shared" : null),
    priority: 5,
  },
  // Only lists are filtered.
  { name: "filters", test: filterCode, priority: 4.5 },
  { name: (id, graph) => iconChunk(pagesThatNeed(id, graph), id), test: iconCode, priority: 4 },
  // Home shows the cards of three rooms, each of which is made of several small files.
  { name: (id) => cardCode.exec(id)?.[1] ?? null, test: cardCode, priority: 3 },
  // Most visitors never send a form, and who does not begin with one does not load what checks it.
  { name: "checks", test: validationCode, priority: 2 },
  { name: "requests", test: requestCode, priority: 1.5 },
  { name: "forms", test: formCode, minShareCount: 2, priority: 1 },
];

/**
 * The platform is small and everything leans on it: whatever is not here would be taken along by the first chunk that
 * needs it.
 */
function isCommon(pages: ReadonlySet<string>, id: string): boolean {
  return (
    crossRoomCode.test(id) ||
    pages.size >= (platformCode.test(id) ? 1 : MIN_SHARED_PAGES) ||
    [...pages].some((page) => sharedLayout.test(page))
  );
}

function iconChunk(pages: ReadonlySet<string>, id: string): string | null {
  if (pages.size === 0 || isCommon(pages, id)) return null;
  const kinds = new Set([...pages].map((page) => visitorsPage.exec(page)?.[1] ?? "other"));
  return `icons-${[...kinds].toSorted().join("-")}`;
}

type Graph = Parameters<Extract<Rolldown.CodeSplittingGroup["name"], (...given: never[]) => unknown>>[1];

/** The pages of visitors that load a module with themselves; what they import later does not count. */
function pagesThatNeed(id: string, graph: Graph): ReadonlySet<string> {
  const seen = new Set([id]);
  for (const module of seen) for (const importer of graph.getModuleInfo(module)?.importers ?? []) seen.add(importer);
  const files = [...seen].map((module) => module.replace(/\?.*/, ""));
  const pages = files.filter((file) => sharedLayout.test(file) || visitorsPage.test(file));
  const others = pages.filter((file) => !savedPages.test(file));
  return new Set(others.length > 0 ? others : pages);
}
