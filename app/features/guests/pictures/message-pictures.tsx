import type { MessagePicture } from "#app/features/guests/pictures/queries.server";

interface MessagePicturesProps {
  pictures: readonly MessagePicture[];
  /** Where the pictures of the case are read by this reader. */
  address: string;
  altOf: (n: number) => string;
  /** Staff go on writing beside it. */
  opensTab?: boolean;
}

/** The pictures of a message, small; each leads to the picture itself. */
export function MessagePictures({ pictures, address, altOf, opensTab = false }: MessagePicturesProps) {
  if (pictures.length === 0) return null;
  return (
    <ul className="message-pictures">
      {pictures.map(({ id, width, height }, place) => (
        <li key={id}>
          <a href={`${address}/${id}`} {...(opensTab && { target: "_blank", rel: "noreferrer" })}>
            <img
              src={`${address}/${id}?small`}
              alt={altOf(place + 1)}
              width={width}
              height={height}
              loading="lazy"
              decoding="async"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
