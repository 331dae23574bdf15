import { ArrowDown, ArrowUp } from "lucide-react";
import { useEffect, useRef } from "react";
import { Form, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { savedKey } from "#app/features/page/saved-key";
import type { SavedThing } from "#app/features/saved/queries.server";
import { nameOf } from "#app/features/saved/rules";

/** Moves a thing among those of its kind, one place at a time. */
export function OrderButtons({ thing, index, count }: { thing: SavedThing; index: number; count: number }) {
  const t = useTranslations("saved");
  const { pathname, search } = useLocation();
  const name = nameOf(thing);
  const form = useRef<HTMLFormElement>(null);
  const pressed = useRef<string | null>(null);
  // A card that moves loses the focus: pressed again, the same button moves it on. At the end there is only the other.
  useEffect(() => {
    if (!pressed.current) return;
    const buttons = [...(form.current?.querySelectorAll<HTMLButtonElement>("button:enabled") ?? [])];
    (buttons.find(({ value }) => value === pressed.current) ?? buttons[0])?.focus();
    pressed.current = null;
  }, [index]);
  const press = (way: string) => () => {
    pressed.current = way;
  };
  return (
    <Form ref={form} method="post" className="saved-order" preventScrollReset>
      <input type="hidden" name="item" value={savedKey(thing)} />
      <input type="hidden" name="back" value={pathname + search} />
      <button name="intent" value="up" disabled={index === 0} aria-label={t("moveUp", { name })} onClick={press("up")}>
        <ArrowUp aria-hidden />
      </button>
      <button
        name="intent"
        value="down"
        disabled={index === count - 1}
        aria-label={t("moveDown", { name })}
        onClick={press("down")}
      >
        <ArrowDown aria-hidden />
      </button>
    </Form>
  );
}
