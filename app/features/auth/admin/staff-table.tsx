import { Ban, CircleCheck, History, Trash2 } from "lucide-react";
import { useFetchers, useSubmit } from "react-router";
import { OFFICE } from "#app/brand";
import { Avatar } from "#app/features/auth/components/avatar";
import { isLastEnabled } from "#app/features/auth/rules";
import type { StaffRow } from "#app/features/auth/staff/queries.server";
import { dayAt, formatDay } from "#app/platform/dates/dates";
import { RelativeTime } from "#app/ui/office/relative-time";
import { DataTable, type Column } from "#app/ui/office/data-table/data-table";
import type { RowAction } from "#app/ui/office/data-table/row-actions";
import { ADMIN_PREFIX } from "#app/urls";

type Person = StaffRow & { isMe: boolean };

const COLUMNS: readonly Column<Person>[] = [
  { key: "name", name: "Name", sort: ({ name }) => name, cell: (person) => <PersonCell person={person} /> },
  {
    key: "state",
    name: "State",
    phonePlacement: "side",
    sort: ({ disabled_at }) => (disabled_at ? "Disabled" : "Active"),
    cell: ({ disabled_at }) => <State isDisabled={disabled_at !== null} />,
  },
  { key: "role", name: "Role", phonePlacement: "line", cell: ({ role }) => <span className="staff-role">{role}</span> },
  {
    key: "two-factor",
    name: "Two-factor",
    phonePlacement: "line",
    cell: ({ hasTwoFactor }) => (
      <>
        <span className="narrow-only">{hasTwoFactor ? "two-factor on" : "two-factor off"}</span>
        <span className={hasTwoFactor ? "wide-only" : "wide-only is-absent"}>{hasTwoFactor ? "On" : "Off"}</span>
      </>
    ),
  },
  {
    key: "since",
    name: "Since",
    phonePlacement: "none",
    cell: ({ since }) => (
      <span className="no-wrap">{formatDay(dayAt(since, OFFICE.hoursAheadOfUtc), "en", "short")}</span>
    ),
  },
  {
    key: "seen",
    name: "Last seen",
    phonePlacement: "line",
    sort: ({ lastSeen }) => lastSeen?.getTime() ?? null,
    cell: ({ lastSeen }) => (
      <span className="no-wrap">
        <span className="narrow-only">seen </span>
        {lastSeen ? <RelativeTime at={lastSeen} /> : <span className="is-absent">never</span>}
      </span>
    ),
  },
];

export function StaffTable({ people, me }: { people: readonly StaffRow[]; me: string }) {
  const submit = useSubmit();
  const leaving = new Set(
    useFetchers()
      .map(({ formData }) => (formData?.get("intent") === "remove" ? formData.get("id") : null))
      .filter((id) => typeof id === "string"),
  );
  const send = (intent: "disable" | "enable" | "remove", id: string, question?: string) => {
    if (question && !window.confirm(question)) return;
    void submit({ intent, id }, { method: "post", navigate: false, fetcherKey: `staff-${id}` });
  };

  function actionsFor(person: Person): RowAction[] {
    const { id, name, disabled_at, isMe } = person;
    const lockReason = isLastEnabled(person, people)
      ? "The last administrator stays"
      : isMe
        ? "Ask another administrator to do this"
        : null;
    return [
      { name: "History", icon: History, to: `${ADMIN_PREFIX}/history?${new URLSearchParams({ user: id })}` },
      disabled_at !== null
        ? { name: "Enable", icon: CircleCheck, onSelect: () => send("enable", id) }
        : lockReason
          ? { name: "Disable", icon: Ban, unavailable: lockReason }
          : {
              name: "Disable",
              icon: Ban,
              onSelect: () =>
                send(
                  "disable",
                  id,
                  `Disable ${name}? This ends every session at once. You can let ${name} in again later.`,
                ),
            },
      lockReason
        ? { name: "Remove", icon: Trash2, unavailable: lockReason }
        : {
            name: "Remove",
            icon: Trash2,
            isDanger: true,
            onSelect: () => send("remove", id, `Remove ${name} from the staff? What ${name} did stays in the history.`),
          },
    ];
  }

  return (
    <DataTable
      caption="People of the staff, by name"
      columns={COLUMNS}
      rows={people.map((person) => ({ ...person, isMe: person.id === me }))}
      fixedSize={100}
      nameOf={({ name }) => name}
      actions={actionsFor}
      deletingIds={leaving}
    />
  );
}

function PersonCell({ person: { name, email, isMe } }: { person: Person }) {
  return (
    <span className="name-cell">
      <span className="wide-only">
        <Avatar name={name} />
      </span>
      <span>
        <b>
          <bdi>{name}</bdi>
          {isMe && <span className="person-me"> (you)</span>}
        </b>
        <small>{email}</small>
      </span>
    </span>
  );
}

function State({ isDisabled }: { isDisabled: boolean }) {
  return (
    <span className="badge person-state" data-disabled={isDisabled || undefined}>
      {isDisabled ? "Disabled" : "Active"}
    </span>
  );
}
