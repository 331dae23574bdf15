/* oxlint-disable typescript/no-unnecessary-type-parameters, typescript/no-non-null-assertion, unicorn/prefer-add-event-listener, unicorn/require-post-message-target-origin -- its parts stand in offline.route.tsx, and its size counts */
/**
 * Stands as text in the page /offline, so it may use nothing from outside itself. The page has no other script: it must
 * work where none was kept. Lists what is kept, keeps and removes, and shows the address that could not be opened.
 */
export function offlinePage(): void {
  const page = document.querySelector<HTMLElement>(".offline")!;
  const find = <Part extends HTMLElement>(part: string) => page.querySelector<Part>(`[data-part=${part}]`)!;
  const { serviceWorker } = navigator;
  const say = (text = "") => (find("status").textContent = text);
  const show = (part: string, isShown: boolean) => (find(part).hidden = !isShown);
  const dayOf = (answer: Response) =>
    new Date(answer.headers.get("date") ?? "").toLocaleDateString(page.dataset.locale, {
      day: "numeric",
      month: "long",
    });
  const kindOf = (path: string) => /\/(travel|map)$/.exec(path)?.[1] ?? "saved";

  if (document.documentElement.dataset.kept) {
    show("missing", !location.pathname.endsWith("/offline"));
    find("address").textContent = decodeURI(location.pathname);
    find<HTMLAnchorElement>("again").href = location.href;
    addEventListener("online", () => location.reload());
  }

  const list = async () => {
    for (const kind of ["travel", "map", "saved"]) find(kind).replaceChildren();
    const names = (await caches.keys()).filter((name) => name.startsWith("pages "));
    let isSomething = false;
    for (const name of names) {
      const pack = await caches.open(name);
      for (const { url } of await pack.keys()) {
        const answer = (await pack.match(url))!;
        const [, title = ""] = /<title>([^<|]*)/.exec(await answer.text()) ?? [];
        const path = new URL(url).pathname;
        const item = document.createElement("li");
        const link = Object.assign(document.createElement("a"), { href: path });
        const day = document.createElement("small");
        // Titles are written as HTML.
        link.innerHTML = title;
        link.textContent = (link.textContent ?? "").trim();
        day.textContent = (page.dataset.asOf ?? "").replace("{day}", dayOf(answer));
        item.append(link, " ", day);
        find(kindOf(path)).append(item);
        isSomething = true;
      }
    }
    show("list", isSomething);
    show("nothing", !isSomething);
    show("remove", isSomething || (await caches.keys()).length > 0);
  };

  const keep = async () => {
    const button = find<HTMLButtonElement>("keep");
    button.disabled = true;
    document.cookie = "pemba.offline=; path=/; max-age=0";
    serviceWorker.onmessage = ({ data }: MessageEvent<[number, number] | "kept" | "bare" | "full" | "failed">) => {
      const bar = find<HTMLProgressElement>("progress");
      show("progress", Array.isArray(data));
      if (Array.isArray(data)) {
        [bar.value, bar.max] = data;
        say((page.dataset.keeping ?? "").replace("{done}", String(data[0] + 1)).replace("{all}", String(data[1])));
        return;
      }
      button.disabled = false;
      say(page.dataset[data]);
      void list();
    };
    try {
      const { installing } = await serviceWorker.register("/sw.js");
      // One that could not be installed never gets ready.
      const refusal = new Promise<never>((_, refuse) => {
        if (installing) installing.onstatechange = () => installing.state === "redundant" && refuse(new Error());
      });
      const { active } = await Promise.race([serviceWorker.ready, refusal]);
      active!.postMessage({ wanted: "all", path: location.pathname, files: [] });
    } catch {
      button.disabled = false;
      say(page.dataset.failed);
    }
  };

  const remove = async () => {
    for (const registration of await serviceWorker.getRegistrations()) await registration.unregister();
    for (const name of await caches.keys()) await caches.delete(name);
    document.cookie = "pemba.offline=off; path=/; max-age=31536000; samesite=lax";
    await list();
    say(page.dataset.removed);
  };

  if (!serviceWorker || !self.caches) return void say(page.dataset.unsupported);
  show("keep", true);
  find("keep").onclick = keep;
  find("remove").onclick = remove;
  void list();
}
