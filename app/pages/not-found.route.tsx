import { notFound } from "#app/platform/http/answers";

export function loader() {
  throw notFound("Page not found");
}

export default function NotFound() {
  return null;
}
