import { ArrowDown, ArrowUp, Ellipsis, GripVertical } from "lucide-react";
import { useState, type DragEvent } from "react";
import { Form, useSubmit } from "react-router";
import { answerTo, type FormAnswer } from "#app/features/availability/admin/form-answer";
import { FormProblem, TypedField } from "#app/features/availability/admin/form-parts";
import { capital, UNIT_NOUNS } from "#app/features/availability/office/listing-kinds";
import { UnitState } from "#app/features/availability/admin/units/unit-state";
import { unitName, type UnitListing } from "#app/features/availability/schema";
import type { OfficeUnit } from "#app/features/bookings/units/queries.server";
import { formatDay, type Day } from "#app/platform/dates/dates";

interface UnitTableProps {
  listing: UnitListing;
  units: readonly OfficeUnit[];
  today: Day;
  answer: FormAnswer | undefined;
}

/** The units in their order. They change places by drag, and by buttons that need no mouse and no scripts. */
export function UnitTable({ listing, units, today, answer }: UnitTableProps) {
  const submit = useSubmit();
  const [dragged, setDragged] = useState<string | null>(null);
  const ids = units.map(({ id }) => id);
  const drop = (target: string) => {
    setDragged(null);
    if (!dragged || dragged === target) return;
    const order = ids.filter((id) => id !== dragged);
    // Dropped on a later one it takes the place after it, on an earlier one the place before.
    order.splice(ids.indexOf(target), 0, dragged);
    void submit({ intent: "order", order: order.join(",") }, { method: "post", preventScrollReset: true });
  };
  return (
    <table className="office-table unit-table">
      <caption className="visually-hidden">{`${capital(UNIT_NOUNS[listing.kind].many)} in their order`}</caption>
      <thead>
        <tr>
          <th scope="col">{capital(UNIT_NOUNS[listing.kind].one)}</th>
          <th scope="col">Today</th>
          <th scope="col">Next arrival</th>
          <th scope="col">Channels</th>
          <th scope="col">Order</th>
        </tr>
      </thead>
      <tbody>
        {units.map((unit, index) => (
          <UnitRow
            key={unit.id}
            {...{ listing, unit, today, answer }}
            above={ids[index - 1] ? swap(ids, index, index - 1) : null}
            below={ids[index + 1] ? swap(ids, index, index + 1) : null}
            isDragged={dragged === unit.id}
            drag={{
              onDragStart: ({ dataTransfer }) => {
                dataTransfer.setData("text/plain", unit.id);
                dataTransfer.effectAllowed = "move";
                setDragged(unit.id);
              },
              onDragEnd: () => setDragged(null),
              onDragOver: (event) => dragged && event.preventDefault(),
              onDrop: (event) => {
                event.preventDefault();
                drop(unit.id);
              },
            }}
          />
        ))}
      </tbody>
    </table>
  );
}

function swap(ids: readonly string[], one: number, other: number): string {
  return ids.map((id, index) => (index === one ? ids[other] : index === other ? ids[one] : id)).join(",");
}

type DragHandler = (event: DragEvent<HTMLElement>) => void;

interface UnitRowProps extends Omit<UnitTableProps, "units"> {
  unit: OfficeUnit;
  /** The order with this one a place up, or down; null at the ends. */
  above: string | null;
  below: string | null;
  isDragged: boolean;
  drag: { onDragStart: DragHandler; onDragEnd: DragHandler; onDragOver: DragHandler; onDrop: DragHandler };
}

function UnitRow({ listing, unit, today, answer, above, below, isDragged, drag }: UnitRowProps) {
  const { onDragStart, onDragEnd, ...target } = drag;
  const name = unitName(unit, listing.kind);
  const isNamed = unit.name !== null;
  return (
    <tr data-dragged={isDragged || undefined} {...target}>
      <td className="unit-name">
        <span className="drag-grip" draggable aria-hidden onDragStart={onDragStart} onDragEnd={onDragEnd}>
          <GripVertical />
        </span>
        <b dir="auto">{name}</b>
        <small>{isNamed ? unitName({ ...unit, name: null }, listing.kind) : "no name yet"}</small>
      </td>
      <td>
        <UnitState unit={unit} today={today} />
      </td>
      <td className="unit-next">
        {unit.next_day ? (
          <>
            {unit.next_day === today ? "Today" : formatDay(unit.next_day, "en", "short")}
            {", "}
            <bdi>{unit.next_name}</bdi>
          </>
        ) : (
          <span className="is-absent">Nobody</span>
        )}
      </td>
      <td className="unit-channels">
        {unit.channels ?? <span className="is-absent">None</span>}
        {unit.has_channel_error && <b className="red-text"> error</b>}
      </td>
      <td>
        <div className="row-actions unit-actions">
          <OrderButton order={above} label={`Move ${name} up`} icon={<ArrowUp aria-hidden />} />
          <OrderButton order={below} label={`Move ${name} down`} icon={<ArrowDown aria-hidden />} />
          <UnitMenu
            // Closed again once it has changed something.
            key={`${unit.name} ${unit.retired_from}`}
            {...{ listing, unit, name, today, answer }}
          />
        </div>
      </td>
    </tr>
  );
}

function OrderButton({ order, label, icon }: { order: string | null; label: string; icon: React.ReactNode }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="order" value={order ?? ""} />
      <button type="submit" className="row-action" name="intent" value="order" aria-label={label} disabled={!order}>
        {icon}
      </button>
    </Form>
  );
}

/** What can be done with one unit, in place: it opens without scripts too, and stays open with what was refused. */
function UnitMenu({
  listing,
  unit,
  name,
  today,
  answer,
}: Omit<UnitTableProps, "units"> & { unit: OfficeUnit; name: string }) {
  const form = `unit-${unit.id}`;
  const own = answer?.typed.id === unit.id && answer.intent !== "unblock" ? answer : undefined;
  const hidden = <input type="hidden" name="id" value={unit.id} />;
  return (
    <details className="unit-menu" name="unit-menu" open={own !== undefined || undefined}>
      <summary className="row-action" aria-label={`Rename, retire or remove ${name}`}>
        <Ellipsis aria-hidden />
      </summary>
      <div>
        <FormProblem answer={own} kind={listing.kind} />
        <Form method="post" preventScrollReset>
          {hidden}
          <TypedField
            form={form}
            name="name"
            label="Name"
            hint="Optional"
            maxLength={60}
            value={unit.name}
            answer={answerTo(answer, "rename", unit.id)}
          />
          <button type="submit" className="small-button" name="intent" value="rename">
            Rename
          </button>
        </Form>
        <Form method="post" preventScrollReset>
          {hidden}
          <TypedField
            form={form}
            name="retired_from"
            label="Retire from a day"
            hint="It takes nothing from then on"
            type="date"
            required
            value={unit.retired_from ?? today}
            answer={answerTo(answer, "retire", unit.id)}
          />
          <button type="submit" className="small-button" name="intent" value="retire">
            Retire
          </button>
        </Form>
        <div className="unit-menu-foot">
          {unit.retired_from && (
            <Form method="post" preventScrollReset>
              {hidden}
              <button type="submit" className="small-button" name="intent" value="unretire">
                Bring back
              </button>
            </Form>
          )}
          <Form method="post" preventScrollReset>
            {hidden}
            <button type="submit" className="small-button small-button-danger" name="intent" value="remove">
              {`Remove ${name}`}
            </button>
          </Form>
        </div>
      </div>
    </details>
  );
}
