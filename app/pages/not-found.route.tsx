import { notFound } from "#app/platform/http/responses";

export function loader() {
  throw notFound("Page not found");
}

export default function NotFound() {
  return null;
}
