/**
 * Stands as text in every page of visitors, so it may use nothing from outside itself. Answers a heart at once, and
 * sends it without leaving the page. Requests go one after the other, for each changes the same cookie; what it says in
 * the end is what holds.
 */
export function submitHearts(): void {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    const heart = event.submitter as HTMLButtonElement | null;
    if (form.id !== "hearts" || !heart) return;
    event.preventDefault();
    const isWanted = heart.getAttribute("aria-pressed") !== "true";
    heart.setAttribute("aria-pressed", String(isWanted));
    waiting++;
    const send = async () => {
      const body = new URLSearchParams({ item: heart.value, saved: isWanted ? "yes" : "no" });
      const answer = await fetch(form.action, { method: "POST", body, redirect: "manual", keepalive: true }).catch(
        () => null,
      );
      waiting--;
      const isDone = document.cookie.includes(heart.value) === isWanted;
      const { dataset } = form;
      const text = document.createElement("span");
      text.textContent =
        (isDone
          ? isWanted
            ? dataset.added
            : dataset.removed
          : answer?.status === 409
            ? dataset.full
            : dataset.failed) ?? "";
      form.querySelector("[role=status]")?.replaceChildren(text);
      if (waiting === 0) dispatchEvent(new Event("saved"));
      try {
        // Other tabs are told of it; nothing stays.
        localStorage.setItem("pemba.saved", "1");
        localStorage.removeItem("pemba.saved");
      } catch {
        // Storage can be switched off: then they look when they are used again.
      }
    };
    last = last.then(send);
  });
}
