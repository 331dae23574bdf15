import { Search } from "lucide-react";
import type { SyntheticEvent } from "react";
import { openSearch } from "#app/features/search/office/open-search";
import { ADMIN_PREFIX } from "#app/urls";

/** Opens the palette. Before scripts have loaded it is a form like any other. */
export function SearchBox({ hasShortcut = false, onOpen }: { hasShortcut?: boolean; onOpen?: () => void }) {
  function open(text: string) {
    onOpen?.();
    openSearch(text);
  }
  /** What is typed here goes on in the palette, but no word is taken away while it is being composed. */
  function moveToPalette({ currentTarget: box, nativeEvent }: SyntheticEvent<HTMLInputElement>) {
    if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) return;
    const { value } = box;
    box.value = "";
    open(value);
  }
  return (
    <search>
      <form
        className="search-field"
        action={`${ADMIN_PREFIX}/search`}
        onSubmit={(event) => {
          event.preventDefault();
          open("");
        }}
      >
        <Search aria-hidden />
        <input
          type="search"
          name="q"
          placeholder="Search listings, bookings, people"
          aria-label="Search listings, bookings, people"
          aria-keyshortcuts={hasShortcut ? "/ Control+K Meta+K" : undefined}
          autoComplete="off"
          maxLength={200}
          onClick={moveToPalette}
          onInput={moveToPalette}
          onCompositionEnd={moveToPalette}
        />
        {hasShortcut && <kbd aria-hidden>/</kbd>}
      </form>
    </search>
  );
}
