import Link from "next/link";
import cards from "../cards.json";

/** Rendered for every request, as ours is when nothing is kept. */
export const dynamic = "force-dynamic";

export default function Page() {
  return (
    <main>
      <h1>Real estate</h1>
      <div className="card-grid list-grid">
        {cards.map((card, position) => (
          <Card key={card.id} card={card} first={position < 3} />
        ))}
      </div>
    </main>
  );
}

/** The same elements as app/features/properties/components/card.tsx. */
function Card({ card, first }) {
  return (
    <article className="card property-card">
      <div className="card-picture">
        {card.image && <Picture src={card.image} first={first} />}
        <ul className="badges">
          <li className="badge">{card.listing_type}</li>
          {card.featured && <li className="badge badge-spice">Featured</li>}
        </ul>
      </div>
      <div className="property-body">
        <p className="property-price">{money.format(card.price / 100)}</p>
        <h2 className="card-title display display-small">
          <Link href={`/real-estate/${card.slug}`}>{card.title}</Link>
        </h2>
        <p className="meta">
          <span>
            <Icon />
            {card.location}
          </span>
        </p>
        <p className="property-text">{card.description}</p>
        <ul className="specs">
          {card.bedrooms !== null && <Spec value={card.bedrooms} text="bedrooms" />}
          {card.bathrooms !== null && <Spec value={card.bathrooms} text="bathrooms" />}
          {card.size !== null && (
            <li>
              <Icon />
              <bdi>{card.size} m²</bdi>
            </li>
          )}
        </ul>
      </div>
    </article>
  );
}

const money = new Intl.NumberFormat("en-GB", { style: "currency", currency: "USD" });
const WIDTHS = [480, 960, 1440, 1920];

function Picture({ src, first }) {
  return (
    <picture>
      <img
        src={src}
        srcSet={WIDTHS.map((width) => `${src}?w=${width} ${width}w`).join(", ")}
        sizes="(max-width: 640px) 92vw, (max-width: 1024px) 46vw, 420px"
        alt=""
        width={1920}
        height={1080}
        loading={first ? "eager" : "lazy"}
        fetchPriority={first ? "high" : "auto"}
        decoding={first ? "sync" : "async"}
      />
    </picture>
  );
}

function Spec({ value, text }) {
  return (
    <li>
      <Icon />
      <span aria-hidden>{value}</span>
      <span className="visually-hidden">
        {value} {text}
      </span>
    </li>
  );
}

function Icon() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" aria-hidden>
      <path d="M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0" />
      <circle cx="12" cy="10" r="3" />
    </svg>
  );
}
