import { brand } from "#app/brand";
import { Mark } from "#app/ui/logo";

/** The entry of a search engine, as most draw it. */
export function SearchPreview({ title, description, address }: { title: string; description: string; address: string }) {
  return (
    <figure className="search-preview">
      <figcaption>In search results</figcaption>
      <div className="search-preview-entry" lang="en">
        <span className="search-preview-site">
          <Mark />
          <span>
            <b>{brand.name}</b>
            <small>{address}</small>
          </span>
        </span>
        <p className="search-preview-title">{title}</p>
        <p>{description}</p>
      </div>
    </figure>
  );
}
