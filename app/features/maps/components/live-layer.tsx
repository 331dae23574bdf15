import { Crosshair, Minus, Plus, X } from "lucide-react";
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from "react";
import { Link, useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { areaHref, areaText, type Area } from "#app/features/maps/area";
import type { ListMapProps } from "#app/features/maps/components/list-map";
import { startLiveMap, type LiveMap } from "#app/features/maps/components/live-map";
import { marksOfList, type DrawnList } from "#app/features/maps/island/draw";
import { pinTexts } from "#app/features/maps/island/list-pins";
import { unpackPins, type ListedCard, type PackedPins } from "#app/features/maps/pins";
import { Picture } from "#app/features/media/components/picture";
import { usePlaceName } from "#app/features/translations/components/place-name";

export interface LiveLayerProps extends ListMapProps {
  list: DrawnList;
  /** How many listings are on the map, in words. */
  count: string;
  /** The drawn map below. */
  drawing: () => Element | null;
}

/** What is told of a listing that was chosen on the map. */
interface ChosenItem {
  key: string;
  title: string;
  href: string;
  image: string | null;
  price: string;
  place: string;
}

const HINT_MS = 2500;

/** The map of a list that can be moved, over the drawn one. Needs the texts map and place. */
export function LiveLayer(props: LiveLayerProps) {
  const t = useTranslations("map");
  const navigate = useNavigate();
  const readCard = useCards(props);
  const canvas = useRef<HTMLDivElement>(null);
  const live = useRef<LiveMap | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [seenArea, setSeenArea] = useState<Area | null>(null);
  const [chosen, setChosen] = useState<ChosenItem | null>(null);
  const [isHintShown, setHintShown] = useState(false);
  /** Pressed by a key, the button of the search keeps the focus until somebody moves on. */
  const [keepsButton, setKeepsButton] = useState(false);
  const choices = useRef(0);
  const { area, list, listHref, count } = props;
  const shown = JSON.stringify({ area, list });
  const latest = useRef({ props, readCard });
  useEffect(() => {
    latest.current = { props, readCard };
  });

  const choose = async (key: string | null) => {
    const choice = (choices.current += 1);
    markInList(key);
    const card = key === null ? null : await latest.current.readCard(key).catch(() => null);
    // What was chosen meanwhile counts, whichever answer comes last.
    if (choice === choices.current) setChosen(card);
  };

  useEffect(() => {
    const { places, tiles, drawing, ...first } = latest.current.props;
    if (!canvas.current) return undefined;
    try {
      live.current = startLiveMap(
        canvas.current,
        {
          places,
          tiles,
          drawing,
          ferry: t("ferry"),
          nameCrowd: (n) => t("pins", { n }),
          onChoose: (key) => void choose(key),
          onMove: setSeenArea,
          onLeave: (href) => void navigate(href, { preventScrollReset: true }),
          onOneFinger: () => setHintShown(true),
        },
        { ...marksOfList(first.list), area: first.area },
      );
    } catch (error) {
      console.error(error);
      setFailed(true);
    }
    return () => live.current?.remove();
    // oxlint-disable-next-line react/exhaustive-deps -- drawn once; what it shows is told to it below
  }, []);

  const last = useRef(shown);
  useEffect(() => {
    const { props: current } = latest.current;
    if (last.current !== shown) {
      last.current = shown;
      setChosen(null);
      setSeenArea(null);
      live.current?.show({ ...marksOfList(current.list), area: current.area });
    }
    const abort = new AbortController();
    readPins(current, abort.signal)
      .then((all) => all && live.current?.setPins(all))
      .catch(() => {
        // Those of the page stay.
      });
    return () => abort.abort();
  }, [shown]);

  useEffect(() => {
    if (!isHintShown) return undefined;
    const timer = setTimeout(() => setHintShown(false), HINT_MS);
    return () => clearTimeout(timer);
  }, [isHintShown]);

  const canSearch = seenArea !== null && areaText(seenArea) !== areaText(area);
  const searchHere = ({ detail }: MouseEvent) => {
    if (!canSearch) return;
    setKeepsButton(detail === 0);
    live.current?.keepView();
    void navigate(areaHref(listHref, seenArea), { preventScrollReset: true });
  };
  const closeCard = () => {
    void choose(null);
    if (chosen) live.current?.focus(chosen.key);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes the card, wherever the focus is
    <div
      className="live-layer"
      data-failed={hasFailed || undefined}
      onKeyDown={(event) => event.key === "Escape" && chosen && closeCard()}
    >
      {/* The map measures from the left in every language. */}
      <div ref={canvas} dir="ltr" className="map-canvas" role="application" aria-label={count} />
      {/* One stop for the Tab key; arrows lead from one button to the other. */}
      <div
        className="map-tools"
        role="toolbar"
        aria-orientation="vertical"
        tabIndex={-1}
        onKeyDown={moveBetweenButtons}
      >
        <MapButton label={t("zoomIn")} onPress={() => live.current?.zoom(1)}>
          <Plus aria-hidden />
        </MapButton>
        <MapButton label={t("zoomOut")} tabIndex={-1} onPress={() => live.current?.zoom(-1)}>
          <Minus aria-hidden />
        </MapButton>
      </div>
      <div className="map-actions" role="status">
        {(canSearch || keepsButton) && (
          <button
            type="button"
            className="btn btn-small btn-ink"
            aria-disabled={canSearch ? undefined : true}
            onClick={searchHere}
            onBlur={() => setKeepsButton(false)}
          >
            <Crosshair aria-hidden />
            {t("searchHere")}
          </button>
        )}
        {hasFailed && <p className="map-line">{t("cannotMove")}</p>}
        {isHintShown && <p className="map-line">{t("twoFingers")}</p>}
      </div>
      {chosen && <ChosenCard item={chosen} onClose={closeCard} />}
    </div>
  );
}

function moveBetweenButtons({ key, currentTarget }: KeyboardEvent<HTMLElement>): void {
  const next = { ArrowUp: currentTarget.firstElementChild, ArrowDown: currentTarget.lastElementChild }[key];
  if (next instanceof HTMLElement) next.focus();
}

function MapButton({
  label,
  tabIndex,
  onPress,
  children,
}: {
  label: string;
  tabIndex?: number;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button type="button" aria-label={label} title={label} tabIndex={tabIndex} onClick={onPress}>
      {children}
    </button>
  );
}

function ChosenCard({ item, onClose }: { item: ChosenItem; onClose: () => void }) {
  const t = useTranslations("map");
  return (
    <article className="map-card">
      {item.image && <Picture src={item.image} alt="" sizes="96px" />}
      <div>
        <p className="map-card-title">
          <Link to={item.href}>{item.title}</Link>
        </p>
        {item.place && <p>{item.place}</p>}
        <p>
          <b dir="ltr">{item.price}</b>
        </p>
      </div>
      <button type="button" aria-label={t("closePopup")} title={t("closePopup")} onClick={onClose}>
        <X aria-hidden />
      </button>
    </article>
  );
}

/** What is told of a pin: that of the page, or what the server answers. */
function useCards({ listings, list, listHref, pinsHref }: LiveLayerProps) {
  const placeName = usePlaceName();
  const { full } = pinTexts(list.pinTexts);
  return async (key: string): Promise<ChosenItem | null> => {
    const listed = listings.find(({ id }) => id === key);
    if (listed) return { ...listed, key, price: full(listed), place: placeName(listed.location) };
    if (!pinsHref) return null;
    const card = await readJson<ListedCard>(`${pinsHref}${pinsHref.includes("?") ? "&" : "?"}card=${key}`);
    const [path] = listHref.split("?");
    return { ...card, key, href: `${path}/${card.slug}`, price: full(card), place: placeName(card.location) };
  };
}

/** Every pin of the list; null where the page has them all. */
async function readPins({ list, pinsHref }: LiveLayerProps, signal: AbortSignal) {
  if (!pinsHref) return null;
  const { short, label } = pinTexts(list.pinTexts);
  const { pins: own } = marksOfList(list);
  const { pins, crowds } = unpackPins(await readJson<PackedPins>(pinsHref, signal));
  return {
    crowds,
    pins: pins.map(
      (pin) =>
        own.find(({ key }) => key === pin.id) ?? {
          key: pin.id,
          latitude: pin.latitude,
          longitude: pin.longitude,
          text: short(pin),
          label: label(pin),
          href: "",
        },
    ),
  };
}

async function readJson<Answer>(address: string, signal?: AbortSignal): Promise<Answer> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return (await answer.json()) as Answer;
}

/** The card of the list that belongs to the chosen pin is marked; where the map stays beside it, it is brought into view. */
function markInList(key: string | null): void {
  for (const marked of document.querySelectorAll("[data-pin][data-chosen]")) marked.removeAttribute("data-chosen");
  const card = key && document.querySelector(`[data-pin="${CSS.escape(key)}"]`);
  if (!card) return;
  card.setAttribute("data-chosen", "");
  // Above its list the map itself would be scrolled away, with the card on it.
  if (matchMedia("(width >= 1100px)").matches) card.scrollIntoView({ block: "nearest" });
}
