import { Search } from "lucide-react";
import { useEffect, useState, type FocusEvent, type FormEvent, type KeyboardEvent } from "react";
import { Link, useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { searchGuide, type HeadingMatch } from "#app/pages/travel/text-search";
import { focusHeading } from "#app/pages/travel/focus-heading";
import { GUIDE_ID } from "#app/pages/travel/sections";

const HIGHLIGHT = "guide-search";

/** Finds words in the guide: marks them in the text and lists the headings they stand under. Hides nothing. */
export function GuideSearch() {
  const t = useTranslations("travelSearch");
  const navigate = useNavigate();
  const [query, setQuery] = useState("");
  const [open, setOpen] = useState(false);
  const headingMatches = useHeadingMatches(query);
  const hits = headingMatches.reduce((sum, mention) => sum + mention.hits, 0);

  const jumpTo = (id: string) => {
    setOpen(false);
    focusHeading(id);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const [first] = headingMatches;
    if (!first) return;
    jumpTo(first.id);
    void navigate(`#${first.id}`);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== "Escape") return;
    setQuery("");
    setOpen(false);
  };
  return (
    // Field and list are left together, so leaving is heard where both are.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form role="search" className="guide-search" onSubmit={onSubmit} onBlur={onBlur}>
      <Search aria-hidden />
      <input
        type="search"
        aria-label={t("label")}
        placeholder={t("label")}
        autoComplete="off"
        value={query}
        onKeyDown={onKeyDown}
        onFocus={() => setOpen(true)}
        onChange={({ target }) => {
          setQuery(target.value);
          setOpen(true);
        }}
      />
      <span role="status" className="visually-hidden">
        {query.trim() && t("hits", { n: hits })}
      </span>
      {open && query.trim() && (
        <div className="guide-mentions">
          <p>{t("hits", { n: hits })}</p>
          {headingMatches.length > 0 && (
            <ul aria-label={t("results")}>
              {headingMatches.map(({ id, heading, hits: here }) => (
                <li key={id}>
                  <Link to={`#${id}`} onClick={() => jumpTo(id)} onKeyDown={onKeyDown}>
                    {heading} <small>{t("hits", { n: here })}</small>
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </form>
  );
}

/** Marking leaves the page's own elements alone; a browser that cannot mark still lists. */
function useHeadingMatches(query: string): HeadingMatch[] {
  const [headingMatches, setHeadingMatches] = useState<HeadingMatch[]>([]);
  useEffect(() => {
    const guide = document.getElementById(GUIDE_ID);
    if (!guide) return;
    const found = searchGuide(guide, query);
    setHeadingMatches(found.mentions);
    if (!("highlights" in CSS)) return;
    CSS.highlights.set(HIGHLIGHT, new Highlight(...found.ranges));
    return () => void CSS.highlights.delete(HIGHLIGHT);
  }, [query]);
  return headingMatches;
}
