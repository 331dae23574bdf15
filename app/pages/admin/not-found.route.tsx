import { notFound } from "#app/platform/http/answers";

export function loader() {
  throw notFound("Page Not Found");
}

/** A route without a component would answer with bare data instead of a page. */
export default function NotFound() {
  return null;
}
