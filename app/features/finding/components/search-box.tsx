import { Search } from "lucide-react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { usePath } from "#app/platform/i18n/paths";

/**
 * The box of the header: a plain form until it is focused, and as little as possible on every page. What it suggests is
 * added by a script of its own. Needs the texts nav.
 */
export function SearchBox() {
  const t = useTranslations("nav");
  const path = usePath();
  const navigate = useNavigate();
  const start = (input: HTMLInputElement) =>
    // Without it the form still works.
    void import("#app/features/finding/components/suggest").then(
      ({ suggest }) => suggest(input, navigate),
      () => {},
    );
  return (
    <form action={path("/:lang?/search")}>
      <Search aria-hidden />
      <input
        name="q"
        aria-label={t("search")}
        onFocus={(event) => start(event.currentTarget)}
        // Focused before the page was hydrated.
        ref={(input) => {
          if (input && input === document.activeElement) start(input);
        }}
      />
    </form>
  );
}
