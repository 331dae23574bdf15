/** Shows the palette, with what was typed elsewhere already in it. */
type Open = (text: string) => void;

let open: Open | null = null;

/** The frame of the office offers its palette while it is on the screen. */
export function offerSearch(handler: Open): () => void {
  open = handler;
  return () => {
    if (open === handler) open = null;
  };
}

export function openSearch(text = ""): void {
  open?.(text);
}
