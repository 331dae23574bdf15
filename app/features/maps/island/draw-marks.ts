/** Pins and numbers of a list on the drawn map, as links: they work before any script, and without. */
import { areaHref, roundArea } from "#app/features/maps/area";
import { isPin, marksOf, type Crowd, type Mark, type Pin } from "#app/features/maps/island/marks";
import { NAME_WIDTHS, percentOf, textWidth, type Obstacle, type View } from "#app/features/maps/island/names";
import { project, type Coordinates } from "#app/features/maps/island/projection";
import { escapeMarkup } from "#app/platform/escape-markup";

export interface DrawnMarks {
  pins: readonly Pin[];
  crowds: readonly Crowd[];
  /** The list as it is filtered; an area is added to it. */
  listHref: string;
}

/** From this width on, in pixels, what fits on it is shown; below it what fits on the narrowest one. */
const WIDE = NAME_WIDTHS[2];
const NARROW = 288;
/** So many pins are worked out for both widths; more would make the page too large, and stand as on the narrow one. */
const MAX_TWICE = 24;

/** In pixels. The tip of a pin is where its listing is. */
const PIN = { height: 34, tip: 8, fontSize: 14.5, padding: 24 };
const CROWD_RADIUS = 20.5;

export const pinWidth = (text: string) => Math.round(textWidth(text, PIN.fontSize) + PIN.padding);

/** What a map of so many pixels shows. */
function marksAt(width: number, view: View, { pins, crowds }: Pick<DrawnMarks, "pins" | "crowds">): Mark[] {
  const pixels = (width < WIDE ? NARROW : WIDE) / view.width;
  const isDrawn = (point: Coordinates) => {
    const { x, y } = percentOf(project(point), view);
    return x >= 0 && x <= 100 && y >= 0 && y <= 100;
  };
  return marksOf(pins.filter(isDrawn), crowds.filter(isDrawn), (point) => {
    const { x, y } = project(point);
    return { x: x * pixels, y: y * pixels };
  });
}

/** What the server drew for so many pixels. */
export function drawnMarks(width: number, view: View, marks: Pick<DrawnMarks, "pins" | "crowds">): Mark[] {
  return marksAt(marks.pins.length > MAX_TWICE ? NARROW : width, view, marks);
}

/** The list of what a mark stands for. */
export function crowdHref(listHref: string, { area: { west, south, east, north } }: Mark): string {
  const rounded = roundArea({ west: west - 5e-4, south: south - 5e-4, east: east + 5e-4, north: north + 5e-4 });
  return rounded ? areaHref(listHref, rounded) : listHref;
}

export function drawMarks(
  id: string,
  view: View,
  marks: DrawnMarks,
  nameCrowd: (n: number) => string,
): { markup: string; obstaclesAt: (width: number) => Obstacle[] } {
  const markup = (mark: Mark) => {
    const { x, y } = percentOf(project(mark), view);
    const at = `x="${Math.round(x * 10) / 10}%" y="${Math.round(y * 10) / 10}%"`;
    const [pin] = mark.pins;
    if (pin && isPin(mark)) {
      const width = pinWidth(pin.text);
      return `<a href="${escapeMarkup(pin.href)}" aria-label="${escapeMarkup(pin.label)}"CLASS><svg ${at}><rect x="${-width / 2}" width="${width}"/><use href="#${id}b"/><text>${escapeMarkup(pin.text)}</text></svg></a>`;
    }
    return `<a href="${escapeMarkup(crowdHref(marks.listHref, mark))}" aria-label="${escapeMarkup(nameCrowd(mark.n))}"CLASS><svg ${at}><circle r="${CROWD_RADIUS}"/><text>${mark.n}</text></svg></a>`;
  };
  const [narrow, wide] = [drawnMarks(NARROW, view, marks), drawnMarks(WIDE, view, marks)];
  const drawn = (set: readonly Mark[]) => set.map((mark) => [markup(mark), mark] as const);
  const [onNarrow, onWide] = [drawn(narrow), drawn(wide)];
  const isOn = (set: typeof onWide, text: string) => set.some(([other]) => other === text);
  const classed = (text: string, width: string) => text.replace("CLASS", width && ` class="${width}"`);
  const links = [
    ...onWide.map(([text]) => classed(text, isOn(onNarrow, text) ? "" : "on-wide")),
    ...onNarrow.filter(([text]) => !isOn(onWide, text)).map(([text]) => classed(text, "on-narrow")),
  ];
  return {
    markup: `<defs><path id="${id}b" d="M-7-9H7L0-1Z"/></defs><g class="map-marks">${links.join("")}</g>`,
    obstaclesAt: (width) => obstaclesOf(width < WIDE ? narrow : wide),
  };
}

/** What names keep clear of. */
export function obstaclesOf(marks: readonly Mark[]): Obstacle[] {
  return marks.map((mark) => {
    const [pin] = mark.pins;
    const box = pin && isPin(mark) ? { width: pinWidth(pin.text), height: PIN.height + PIN.tip } : CROWD_BOX;
    return { ...project(mark), ...box };
  });
}

const CROWD_BOX = { width: 2 * CROWD_RADIUS + 6, height: CROWD_RADIUS + 3, below: CROWD_RADIUS + 3 };
