import { Link } from "react-router";

interface Segment {
  name: string;
  search: string;
  isChosen: boolean;
}

/** One of a few, each an address of its own. */
export function Segments({ label, segments }: { label: string; segments: readonly Segment[] }) {
  return (
    <div className="segments" role="group" aria-label={label}>
      {segments.map(({ name, search, isChosen }) => (
        <Link key={name} to={{ search }} aria-current={isChosen ? "true" : undefined} replace preventScrollReset>
          {name}
        </Link>
      ))}
    </div>
  );
}
