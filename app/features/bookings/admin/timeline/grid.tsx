import { BedDouble, Car, TriangleAlert } from "lucide-react";
import { useEffect, useRef, useState, type CSSProperties, type KeyboardEvent, type PointerEvent } from "react";
import { Bar, placeStyle, type TimelineWindow } from "#app/features/bookings/admin/timeline/bar";
import { BarCard } from "#app/features/bookings/admin/timeline/bar-card";
import { DepartureLanes } from "#app/features/bookings/admin/timeline/departures";
import { FreeCells } from "#app/features/bookings/admin/timeline/free-cells";
import { MoveDialog } from "#app/features/bookings/admin/timeline/move-dialog";
import { SwapDialog, type Swap } from "#app/features/bookings/admin/timeline/swap-dialog";
import { MoveHints } from "#app/features/bookings/admin/timeline/move-hints";
import { Columns, Head } from "#app/features/bookings/admin/timeline/timeline-head";
import { useCellRange } from "#app/features/bookings/admin/timeline/use-cell-range";
import { useDrag } from "#app/features/bookings/admin/timeline/use-drag";
import {
  describeHand,
  isMovable,
  landingOf,
  useHand,
  type Hand,
  type MoveMode,
} from "#app/features/bookings/admin/timeline/use-move";
import {
  departureLanes,
  groupUnits,
  isOver,
  nameOfUnit,
  shortSpan,
  signedDays,
  stackBars,
} from "#app/features/bookings/timeline/rules";
import type { TimelineBar, TimelineRead, TimelineUnit } from "#app/features/bookings/timeline/schema";
import { addDays, type Day } from "#app/platform/dates/dates";
import { plural } from "#app/ui/office/plural";
import { showToast } from "#app/ui/toasts";

const LANE = "without";

/** Units by day. One tab stop: arrows go from cell to cell, Enter opens, M and R take a booking in hand. */
export function TimelineGrid({ data, window }: { data: TimelineRead; window: TimelineWindow }) {
  const { units, unplaced } = data;
  const frame = useRef<HTMLDivElement>(null);
  const { hand, setHand, take, step, shift } = useHand(units);
  const [dropped, setDropped] = useState<Hand | null>(null);
  const [swap, setSwap] = useState<Swap | null>(null);
  const [openBar, setOpenBar] = useState<string | null>(null);
  const [cursor, setCursor] = useState<{ row: string; day: number }>({ row: units[0]?.id ?? LANE, day: 0 });
  const shouldFocus = useRef(false);

  const landing = hand && landingOf(hand, units, window.now);
  /** The trip plan of what is open: the rest of it is shown with it. */
  const openPlan =
    openBar === null
      ? null
      : [...unplaced, ...units.flatMap(({ bars }) => bars)].find(({ id }) => id === openBar)?.booking?.plan;

  function drop(held: Hand) {
    setHand(null);
    const { unitName, refusal, swap: other } = landingOf(held, units, window.now);
    const isSame = held.from === held.bar.from && held.to === held.bar.to && held.unit === unitOf(held.bar)?.id;
    if (isSame) return;
    const own = unitOf(held.bar);
    if (other && own) setSwap({ bar: held.bar, other, unitNames: [nameOfUnit(own), unitName] });
    else if (refusal) showToast("error", `${refusal}. Nothing was changed.`);
    else setDropped(held);
  }

  const drag = useDrag({ onHand: setHand, onDrop: drop });
  const unitOf = (bar: TimelineBar) => units.find(({ bars }) => bars.some(({ id }) => id === bar.id));

  useEffect(() => {
    if (!shouldFocus.current) return;
    shouldFocus.current = false;
    frame.current?.querySelector<HTMLElement>("[data-cursor] [tabindex='0']")?.focus();
  }, [cursor]);

  const dayIndex = (day: Day) => signedDays(window.from, day);
  const lines = stackBars(unplaced);
  const rows = [LANE, ...units.map(({ id }) => id)];
  const barsOf = (row: string): readonly TimelineBar[] =>
    row === LANE
      ? unplaced
      : (units.find(({ id }) => id === row)?.bars.filter((bar) => !isOver(bar, window.now)) ?? []);
  const barAt = (row: string, day: number) => {
    const date = addDays(window.from, day);
    return barsOf(row).find(({ from, to }) => from <= date && date < to);
  };

  const { range, setRange, extend, press } = useCellRange({
    days: window.days,
    isTaken: (row, day) => Boolean(barAt(row, day)),
  });

  function moveCursor(row: string, day: number) {
    shouldFocus.current = true;
    setCursor({ row, day: Math.min(window.days - 1, Math.max(0, day)) });
  }

  function takeBar(bar: TimelineBar, mode: MoveMode) {
    if (!isMovable(bar)) return;
    setOpenBar(null);
    const unit = unitOf(bar);
    const listing = unit?.listing ?? unplaced.find(({ id }) => id === bar.id)?.listing;
    if (!listing) return;
    const first = units.find((each) => each.listing === listing);
    take(bar, listing, unit?.id ?? first?.id ?? null, mode);
  }

  function onGridKey(event: KeyboardEvent<HTMLDivElement>) {
    if ((event.target as HTMLElement).closest(".tl-card, .tl-choice")) {
      if (event.key === "Escape") closeOpen();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === "rtl";
    const days = { ArrowLeft: isRtl ? 1 : -1, ArrowRight: isRtl ? -1 : 1 }[event.key];
    const lines = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (hand) return onHandKey(event, days, lines);
    const at = rows.indexOf(cursor.row);
    const next = rows[Math.min(rows.length - 1, Math.max(0, at + (lines ?? 0)))] ?? LANE;
    // The lane without units has no free cells: the keys go from bar to bar.
    if (next === LANE && (days || lines)) {
      const ahead = unplaced.filter(({ from }) => days !== undefined && (dayIndex(from) - cursor.day) * days > 0);
      const target = days === undefined ? (barAt(LANE, cursor.day) ?? unplaced[0]) : days > 0 ? ahead[0] : ahead.at(-1);
      if (target) moveCursor(LANE, Math.max(dayIndex(target.from), 0));
      return event.preventDefault();
    }
    if (days && event.shiftKey) {
      if (extend(cursor, cursor.day + days)) moveCursor(cursor.row, cursor.day + days);
    } else if (days) {
      const bar = barAt(cursor.row, cursor.day);
      const past = bar && dayIndex(days > 0 ? bar.to : bar.from);
      setRange(null);
      moveCursor(cursor.row, past === undefined ? cursor.day + days : days > 0 ? past : past - 1);
    } else if (lines) {
      setRange(null);
      moveCursor(next, cursor.day);
    } else if (event.key.toLowerCase() === "m" || event.key.toLowerCase() === "r") {
      const bar = barAt(cursor.row, cursor.day);
      if (bar) takeBar(bar, event.key.toLowerCase() === "m" ? "move" : "end");
    } else if (event.key === "Escape") closeOpen();
    else return;
    event.preventDefault();
  }

  function onHandKey(event: KeyboardEvent, days: number | undefined, lines: number | undefined) {
    if (days) shift(days);
    else if (lines) step(lines);
    else if (event.key === "Enter" && hand) drop(hand);
    else if (event.key === "Escape") setHand(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function closeOpen() {
    setOpenBar(null);
    setRange(null);
    shouldFocus.current = true;
    setCursor((at) => ({ ...at }));
  }

  function pressTrack(event: PointerEvent<HTMLElement>, row: string) {
    const day = press(event, row);
    if (day === null) return;
    setOpenBar(null);
    setCursor({ row, day });
  }

  function drawBars(row: string, bars: readonly TimelineBar[], place: (bar: TimelineBar) => string) {
    const unit = units.find(({ id }) => id === row);
    const current = cursor.row === row ? barAt(row, cursor.day)?.id : undefined;
    const open = bars.find(({ id }) => id === openBar);
    return (
      <>
        {bars.map((bar) => {
          const setCursorHere = () => setCursor({ row, day: Math.max(0, dayIndex(bar.from)) });
          return (
            <Bar
              key={bar.id}
              bar={bar}
              window={window}
              isCurrent={current === bar.id}
              isOpen={open === bar}
              isOfOpenPlan={Boolean(openPlan) && bar.booking?.plan === openPlan}
              line={row === LANE ? (lines.get(bar.id) ?? 0) : undefined}
              isLifted={hand?.bar.id === bar.id}
              // A screen reader gives the focus without keys of ours.
              onFocus={() => current !== bar.id && setCursorHere()}
              onPress={(event) => {
                const listing = unit?.listing ?? unplaced.find(({ id }) => id === bar.id)?.listing ?? "";
                if (isMovable(bar)) drag.press(event, bar, listing, unit?.id ?? null, window.days);
              }}
              onOpen={() => {
                if (drag.wasDragged() || hand) return;
                setRange(null);
                setCursorHere();
                setOpenBar(openBar === bar.id ? null : bar.id);
              }}
            />
          );
        })}
        {open && (
          <div
            className="tl-card-anchor"
            style={placeStyle(open, window)}
            data-late={open.from > addDays(window.from, window.days / 2) || undefined}
          >
            <BarCard
              bar={open}
              place={place(open)}
              freeUnit={"freeUnit" in open ? (open as (typeof unplaced)[number]).freeUnit?.id : null}
              today={window.today}
              now={window.now}
              onClose={closeOpen}
              onTake={(mode) => takeBar(open, mode)}
            />
          </div>
        )}
      </>
    );
  }

  const drawUnit = (unit: TimelineUnit) => {
    const name = nameOfUnit(unit);
    const isTarget = hand && hand.listing === unit.listing;
    const refusal = isTarget ? landingOf({ ...hand, unit: unit.id }, units, window.now).refusal : null;
    return (
      <div
        key={unit.id}
        className="tl-row"
        data-unit={unit.id}
        data-cursor={cursor.row === unit.id || undefined}
        data-target={isTarget || undefined}
      >
        <div className="tl-label">
          <span className="tl-unit">{name}</span>
        </div>
        <div className="tl-track" onPointerDown={(event) => pressTrack(event, unit.id)}>
          {drawBars(unit.id, barsOf(unit.id), () => `${unit.listingName}, ${name}`)}
          {isTarget && refusal && <span className="tl-veil" style={placeStyle(hand, window)} />}
          {isTarget && !refusal && hand.unit === unit.id && (
            <span className="tl-target" style={placeStyle(hand, window)} />
          )}
          {hand?.bar && unitOf(hand.bar)?.id === unit.id && (
            <span className="tl-origin" style={placeStyle(hand.bar, window)} />
          )}
          {hand?.unit === unit.id && landing && (
            <div className="tl-ghost" data-refused={landing.refusal ? "" : undefined} style={placeStyle(hand, window)}>
              <b>
                <bdi>{hand.bar.booking.name}</bdi>
              </b>
              <span>{`${shortSpan(hand.from, hand.to)}, ${landing.refusal ?? "free"}`}</span>
            </div>
          )}
          <FreeCells
            unit={unit}
            range={range?.unit === unit.id ? range : null}
            cursor={cursor.row === unit.id && !barAt(unit.id, cursor.day) ? cursor.day : null}
            window={window}
            onClose={closeOpen}
            onOpen={(day) => setRange({ unit: unit.id, anchor: day, head: day, isOpen: true })}
          />
        </div>
      </div>
    );
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of what has the focus inside
    <div
      ref={frame}
      className="timeline"
      style={{ "--days": window.days } as CSSProperties}
      data-moving={hand ? "" : undefined}
      onKeyDown={onGridKey}
    >
      <Columns window={window} />
      <div className="tl-head">
        <Head window={window} data={data} />
        <div
          className="tl-row tl-row-without"
          style={{ "--lines": Math.max(1, ...[...lines.values()].map((line) => line + 1)) } as CSSProperties}
          data-cursor={cursor.row === LANE || undefined}
        >
          <div className="tl-label">
            <TriangleAlert aria-hidden />
            <b>Without a unit</b>
            <span className="tl-count">{unplaced.length}</span>
          </div>
          <div className="tl-track">
            {drawBars(LANE, unplaced, (bar) => unplaced.find(({ id }) => id === bar.id)?.listingName ?? "")}
          </div>
        </div>
      </div>
      {groupUnits(units).map((group) => (
        <div key={group.listing}>
          <div className="tl-group">
            <div className="tl-label">
              {group.kind === "stay" ? <BedDouble aria-hidden /> : <Car aria-hidden />}
              <b>{group.name}</b>
              <small>{plural(group.units.length, group.kind === "stay" ? "room" : "vehicle")}</small>
            </div>
          </div>
          {group.units.map(drawUnit)}
        </div>
      ))}
      <DepartureLanes
        lanes={departureLanes(data.experiences, window.from, addDays(window.from, window.days))}
        window={window}
      />
      <p className="visually-hidden" role="status">
        {hand && landing ? describeHand(hand, landing) : ""}
      </p>
      {hand && landing && <MoveHints hand={hand} landing={landing} onKeep={() => drop(hand)} />}
      {dropped && <MoveDialog hand={dropped} onClose={() => setDropped(null)} />}
      {swap && <SwapDialog swap={swap} onClose={() => setSwap(null)} />}
    </div>
  );
}
