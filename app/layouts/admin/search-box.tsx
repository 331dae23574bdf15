import { Search } from "lucide-react";
import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { ADMIN_PREFIX } from "#app/urls";

/** Searches the experiences, the only room that can be searched yet. */
export function SearchBox({ hasShortcut = false }: { hasShortcut?: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!hasShortcut) return undefined;
    function focusOnSlash(event: KeyboardEvent) {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      input.current?.focus();
    }
    document.addEventListener("keydown", focusOnSlash);
    return () => document.removeEventListener("keydown", focusOnSlash);
  }, [hasShortcut]);
  return (
    <search>
      <Form className="search-field" action={`${ADMIN_PREFIX}/experiences`}>
        <Search aria-hidden />
        <input ref={input} type="search" name="search" placeholder="Search experiences" aria-label="Search experiences" />
        {hasShortcut && <kbd aria-hidden>/</kbd>}
      </Form>
    </search>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
}
