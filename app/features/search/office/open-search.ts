/** Shows the palette, with what was typed elsewhere already in it. */
type OpenHandler = (text: string) => void;

let openHandler: OpenHandler | null = null;

/** The frame of the office offers its palette while it is on the screen. */
export function registerSearch(handler: OpenHandler): () => void {
  openHandler = handler;
  return () => {
    if (openHandler === handler) openHandler = null;
  };
}

export function openSearch(text = ""): void {
  openHandler?.(text);
}
