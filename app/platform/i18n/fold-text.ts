/** A text without case and accents: what two people mean by the same word, however they type it. */
export function foldText(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
