import { Link } from "react-router";

interface Segment {
  name: string;
  search: string;
  isSelected: boolean;
}

/** One of a few, each an address of its own. */
export function Segments({ label, segments }: { label: string; segments: readonly Segment[] }) {
  return (
    <div className="segments" role="group" aria-label={label}>
      {segments.map(({ name, search, isSelected }) => (
        <Link key={name} to={{ search }} aria-current={isSelected ? "true" : undefined} replace preventScrollReset>
          {name}
        </Link>
      ))}
    </div>
  );
}
