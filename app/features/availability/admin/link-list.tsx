import { Form } from "react-router";
import type { ChannelsPage } from "#app/features/availability/admin/channels.route";
import { shortAddress } from "#app/features/availability/channels/office-words";
import { CopyButton } from "#app/ui/office/copy-button";
import { ADMIN_PREFIX } from "#app/urls";

type Units = ChannelsPage["units"];
type Links = ChannelsPage["links"];

interface Subject {
  kind: "unit" | "stay" | "vehicle";
  id: string;
  channel?: string;
}

/** The addresses others read our days from, by listing and by unit. */
export function LinkList({ units, links }: { units: Units; links: Links }) {
  const listings = [...new Map(units.map(({ listing }) => [listing.id, listing])).values()];
  return (
    <section className="office-card form-card channel-links" aria-labelledby="links-title">
      <h2 id="links-title">Addresses to give away</h2>
      <p>
        Whoever has such an address sees which days are taken, and nothing else. A listing’s address has the days on
        which none of its units is free. Renewing ends the old address at once.
      </p>
      {listings.map((listing) => (
        <details key={listing.id}>
          <summary>
            <bdi>{listing.name}</bdi>
          </summary>
          <ul>
            <li>
              <b>All of it</b>
              <LinkRow
                name={listing.name}
                address={links.find(({ stay_id, rental_id }) => (stay_id ?? rental_id) === listing.id)?.address}
                subject={{ kind: listing.kind, id: listing.id }}
              />
            </li>
            {units
              .filter((unit) => unit.listing.id === listing.id)
              .map((unit) => (
                <li key={unit.id}>
                  <b>
                    <bdi>{unit.name.slice(listing.name.length + 2)}</bdi>
                  </b>
                  <LinkRow
                    name={unit.name}
                    address={links.find(({ unit_id, channel_id }) => unit_id === unit.id && !channel_id)?.address}
                    subject={{ kind: "unit", id: unit.id }}
                  />
                </li>
              ))}
          </ul>
        </details>
      ))}
    </section>
  );
}

/** One address: shortened, to be copied, renewed and ended. */
export function LinkRow({ name, address, subject }: { name: string; address: string | undefined; subject: Subject }) {
  const fields = (
    <>
      <input type="hidden" name="subject" value={subject.kind} />
      <input type="hidden" name="id" value={subject.id} />
      {subject.channel && <input type="hidden" name="channel" value={subject.channel} />}
    </>
  );
  return (
    <div className="channel-link">
      {address ? (
        <>
          <span className="channel-address" dir="ltr">
            {shortAddress(address)}
          </span>
          <CopyButton text={address} label="Copy" />
        </>
      ) : (
        <span>None</span>
      )}
      <Form method="post" action={`${ADMIN_PREFIX}/channels`} preventScrollReset>
        {fields}
        <button
          className="button button-secondary"
          name="intent"
          value="renew"
          aria-label={`${address ? "Renew" : "Make an address"}: ${name}`}
        >
          {address ? "Renew" : "Make an address"}
        </button>
        {address && (
          <button className="button button-secondary" name="intent" value="revoke" aria-label={`End: ${name}`}>
            End
          </button>
        )}
      </Form>
    </div>
  );
}
