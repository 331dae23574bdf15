/** Staff mark one phrase with asterisks; it is set in italics. */
export function HeroTitle({ text }: { text: string }) {
  const [before, phrase, after] = text.split("*");
  if (phrase === undefined) return text;
  return (
    <>
      {before}
      <em>{phrase}</em>
      {after}
    </>
  );
}
