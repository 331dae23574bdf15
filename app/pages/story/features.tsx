import { Picture } from "#app/features/media/components/picture";
import { scenePicture, type Scene } from "#app/features/media/scenes";

export interface Feature {
  scene: Scene;
  title: string;
  body: string;
  /** A species by its scientific name, the same in every language. */
  species?: string;
}

/** Places and creatures in pictures: a row of two is drawn wide, a row of three narrow; five are two and three. */
export function Features({
  features,
  titleAs: Title,
  numbered = false,
}: {
  features: Feature[];
  titleAs: "h2" | "h3";
  numbered?: boolean;
}) {
  const wide = features.length === 3 ? 0 : 2;
  return (
    <ul className="story-features">
      {features.map((feature, position) => (
        <li key={feature.title} className={position < wide ? "is-wide" : undefined}>
          <div className="story-picture">
            <Picture
              {...scenePicture(feature.scene)}
              alt=""
              sizes={position < wide ? "(max-width: 820px) 92vw, 644px" : "(max-width: 820px) 92vw, 421px"}
            />
          </div>
          <div className={numbered ? "story-words is-numbered" : "story-words"}>
            {numbered && (
              <span className="story-number display display-small" aria-hidden>
                {position + 1}
              </span>
            )}
            <Title className="display display-small">{feature.title}</Title>
            {feature.species && (
              <p className="story-species" lang="la" dir="ltr">
                {feature.species}
              </p>
            )}
            <p>{feature.body}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
