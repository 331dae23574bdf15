import { LogoMark } from "#app/ui/logo";

/** The entry of a search engine, as most draw it. */
export function SearchPreview({
  siteName,
  title,
  description,
  address,
}: {
  siteName: string;
  title: string;
  description: string;
  address: string;
}) {
  return (
    <figure className="search-preview">
      <figcaption>In search results</figcaption>
      <div className="search-preview-entry" lang="en">
        <span className="search-preview-site">
          <LogoMark />
          <span>
            <b>{siteName}</b>
            <small>{address}</small>
          </span>
        </span>
        <p className="search-preview-title">{title}</p>
        <p>{description}</p>
      </div>
    </figure>
  );
}
