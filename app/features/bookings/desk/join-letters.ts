/** Letters to one person as one: the paragraphs that all of them begin or end with are said once. */
export function joinLetters(letters: readonly string[]): string {
  const parts = letters.map((letter) => letter.split(/\n{2,}/));
  const shared = (paragraphsOf: (part: string[]) => string[], most: number) => {
    const [first = [], ...others] = parts.map(paragraphsOf);
    const length = first.findIndex((paragraph, at) => others.some((other) => other[at] !== paragraph));
    return Math.min(length === -1 ? first.length : length, most);
  };
  const shortest = Math.min(...parts.map((part) => part.length));
  const head = shared((part) => part, shortest);
  const tail = shared((part) => part.toReversed(), shortest - head);
  const [first = []] = parts;
  return [
    ...first.slice(0, head),
    ...parts.flatMap((part) => part.slice(head, part.length - tail)),
    ...first.slice(first.length - tail),
  ].join("\n\n");
}
