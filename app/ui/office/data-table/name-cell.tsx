import type { ReactNode } from "react";

/** What a row is called, in whatever script, with its picture before it and where it stands on the site below. */
export function NameCell({ picture, name, slug }: { picture?: ReactNode; name: string; slug?: string }) {
  return (
    <span className="name-cell">
      {picture}
      <span>
        <b dir="auto">{name}</b>
        {slug !== undefined && <small className="wide-only">{`/${slug}`}</small>}
      </span>
    </span>
  );
}
