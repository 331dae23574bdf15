import { Search } from "lucide-react";
import { Form, Link } from "react-router";
import { KINDS } from "#app/features/search/office/kinds";
import { pagesFor } from "#app/features/search/office/office-pages";
import { HitRow, RowIcon } from "#app/features/search/office/result-rows";
import type { Results } from "#app/features/search/admin/results";
import { findResults } from "#app/features/search/admin/results.server";
import { textParam } from "#app/platform/http/form";
import { servicesContext } from "#app/services.server";
import { officeLoader } from "#app/ui/office/loading/office-loader";
import { ADMIN_PREFIX } from "#app/urls";
import type { Route } from "./+types/search.route";

const MAX_PER_KIND = 25;

interface SearchPage {
  text: string;
  results: Results;
}

export async function loader({ url, context }: Route.LoaderArgs): Promise<SearchPage> {
  const text = textParam(url.searchParams, "q");
  return { text, results: await findResults(context.get(servicesContext).db, text, MAX_PER_KIND) };
}

export const clientLoader = officeLoader<SearchPage>();

/** The results on a page of their own: more of each kind than the palette shows, and without scripts. */
export default function SearchResults({ loaderData: { text, results } }: Route.ComponentProps) {
  const pages = text ? pagesFor(text) : [];
  const isEmpty = pages.length === 0 && results.groups.length === 0;
  return (
    <div className="office-page found-page">
      <title>{`${text ? `${text} · ` : ""}Search · Staff`}</title>
      <div className="office-head">
        <div>
          <h1>Search</h1>
          <p>Listings, bookings, people, texts and pages of the office</p>
        </div>
      </div>
      <div className="office-card">
        <search>
          <Form className="filter-bar" action={`${ADMIN_PREFIX}/search`}>
            <div className="search-field">
              <Search aria-hidden />
              <input
                key={text}
                type="search"
                name="q"
                dir="auto"
                defaultValue={text}
                maxLength={200}
                placeholder="Search listings, bookings, people"
                aria-label="Search the office"
              />
            </div>
            <button type="submit" className="button button-secondary">
              Search
            </button>
          </Form>
        </search>
        {isEmpty && (
          <div className="card-empty">
            <p>
              {text ? (
                <>
                  Nothing found for “<bdi>{text}</bdi>”
                </>
              ) : (
                "Type a name, an email address or a part of a title"
              )}
            </p>
          </div>
        )}
        {pages.length > 0 && (
          <section className="found-group" aria-labelledby="found-pages">
            <h2 id="found-pages">Pages</h2>
            {pages.map(({ name, path, icon }) => (
              <Link key={path} className="found-row" to={path}>
                <RowIcon icon={icon} />
                <span className="found-text">
                  <b>{name}</b>
                </span>
              </Link>
            ))}
          </section>
        )}
        {results.groups.map(({ kind, hits }) => (
          <section key={kind} className="found-group" aria-labelledby={`found-${kind}`}>
            <h2 id={`found-${kind}`}>
              {KINDS[kind].name}
              <span className="office-count">
                {hits.length === MAX_PER_KIND ? `${MAX_PER_KIND} or more` : hits.length}
              </span>
            </h2>
            {hits.map((hit) => (
              <Link key={hit.id} className="found-row" to={hit.to}>
                <HitRow kind={kind} hit={hit} words={results.words} />
              </Link>
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}
