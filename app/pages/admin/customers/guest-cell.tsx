import { Avatar } from "#app/features/auth/components/avatar";

export function GuestCell({ name, email }: { name: string; email: string }) {
  return (
    <span className="guest">
      <Avatar name={name} />
      <span>
        <b dir="auto">{name}</b>
        <small>{email}</small>
      </span>
    </span>
  );
}
