import type { Suggestion, Suggestions } from "#app/features/finding/suggestions";
import "#app/features/finding/components/suggest.css";

const WAIT_MS = 150;
const LIST_ID = "site-suggestions";

/** Turns the form of the header into a combobox, once. */
export function suggest(input: HTMLInputElement, open: (to: string) => unknown): void {
  const { form } = input;
  if (!form || input.role === "combobox") return;
  const list = element("div", { className: "suggestions", id: LIST_ID, role: "listbox", hidden: true });
  const status = element("p", { className: "visually-hidden", role: "status" });
  form.append(list, status);
  // A query in another script than the page keeps its direction.
  input.dir = "auto";
  input.type = "search";
  input.autocomplete = "off";
  input.setAttribute("aria-controls", LIST_ID);
  input.setAttribute("aria-autocomplete", "list");
  input.role = "combobox";
  let timer = 0;
  let asking: AbortController | undefined;
  let active = -1;

  const options = () => [...list.querySelectorAll<HTMLAnchorElement>("[role=option]")];
  const close = () => {
    clearTimeout(timer);
    asking?.abort();
    list.hidden = true;
    choose(-1);
    input.ariaExpanded = "false";
    status.textContent = "";
  };
  function choose(place: number) {
    const all = options();
    active = place;
    for (const [n, option] of all.entries()) option.ariaSelected = String(n === place);
    const chosen = all[place];
    if (chosen) input.setAttribute("aria-activedescendant", chosen.id);
    else input.removeAttribute("aria-activedescendant");
    chosen?.scrollIntoView({ block: "nearest" });
  }
  const ask = async () => {
    const query = input.value.trim();
    asking?.abort();
    if (query.length < 2 && !/\p{Script=Han}/u.test(query)) {
      close();
      return;
    }
    const { signal } = (asking = new AbortController());
    try {
      const answer = await fetch(`${form.action}.json?${new URLSearchParams({ q: query })}`, { signal });
      const found = answer.ok ? ((await answer.json()) as Suggestions) : null;
      // An older answer never replaces a newer one.
      if (signal.aborted) return;
      if (found && form.contains(document.activeElement)) show(found);
      else close();
    } catch {
      if (!signal.aborted) close();
    }
  };
  function show({ groups, label, count, all, allTo }: Suggestions) {
    list.replaceChildren(
      ...groups.map(({ kind, rows }) => {
        const group = element("div", { role: "group", ariaLabel: kind });
        group.append(element("p", { textContent: kind, ariaHidden: "true" }), ...rows.map(rowOf));
        return group;
      }),
      optionOf(allTo, element("b", { textContent: all })),
    );
    for (const [n, option] of options().entries()) option.id = `${LIST_ID}-${n}`;
    list.ariaLabel = label;
    list.hidden = false;
    input.ariaExpanded = "true";
    choose(-1);
    status.textContent = count;
  }
  const askSoon = () => {
    clearTimeout(timer);
    timer = window.setTimeout(ask, WAIT_MS);
  };
  const on = <Type extends keyof HTMLElementEventMap>(
    target: HTMLElement,
    type: Type,
    heard: (event: HTMLElementEventMap[Type]) => void,
  ) => target.addEventListener(type, heard);
  on(input, "input", (event) => event.isComposing || askSoon());
  on(input, "compositionend", askSoon);
  on(input, "keydown", (event) => {
    const { key } = event;
    if (event.isComposing || event.keyCode === 229) {
      // It ends the word that is being composed.
      if (key === "Enter") event.preventDefault();
      return;
    }
    const all = options();
    const isOpen = !list.hidden;
    const move = (place: number) => {
      event.preventDefault();
      choose(place);
    };
    if (key === "Escape" && isOpen) {
      event.preventDefault();
      close();
    } else if (key === "Tab") close();
    else if (key === "ArrowDown" && isOpen) move((active + 1) % all.length);
    else if (key === "ArrowDown") askSoon();
    else if (key === "ArrowUp" && isOpen) move((active < 1 ? all.length : active) - 1);
    else if (key === "Home" && active >= 0) move(0);
    else if (key === "End" && active >= 0) move(all.length - 1);
    else if (key === "Enter" && active >= 0) {
      event.preventDefault();
      all[active]?.click();
    }
  });
  on(list, "click", (event) => {
    const option = (event.target as Element).closest<HTMLAnchorElement>("a");
    // A new tab is opened by the browser.
    if (!option || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    close();
    input.blur();
    open(option.pathname + option.search + option.hash);
  });
  // A press on the list must not take the focus from the box.
  on(list, "pointerdown", (event) => event.preventDefault());
  on(list, "mousedown", (event) => event.preventDefault());
  on(form, "focusout", ({ relatedTarget }) => form.contains(relatedTarget as Node | null) || close());
  on(form, "submit", (event) => {
    event.preventDefault();
    close();
    input.blur();
    open(`${new URL(form.action).pathname}?${new URLSearchParams({ q: input.value })}`);
  });
  if (input.value) askSoon();
}

function rowOf({ title, place, picture, price, lang, to }: Suggestion): HTMLElement {
  const image = element("img", { alt: "", width: 52, height: 42 });
  if (picture) image.src = picture;
  const name = element("b", { lang, dir: "auto" });
  name.append(...title.map(([text, isMatch]) => (isMatch ? element("mark", { textContent: text }) : text)));
  const words = element("span", {});
  words.append(name, element("small", { textContent: place }));
  return optionOf(to, picture ? image : element("i", {}), words, element("bdi", { textContent: price, dir: "ltr" }));
}

function optionOf(href: string, ...parts: Node[]): HTMLElement {
  const option = element("a", { role: "option", href, tabIndex: -1, ariaSelected: "false" });
  option.append(...parts);
  return option;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}
