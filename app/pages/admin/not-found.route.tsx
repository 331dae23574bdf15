import { notFound } from "#app/platform/http/responses";
import { officeLoader } from "#app/ui/office/loading/office-loader";

export function loader() {
  throw notFound("Page Not Found");
}

export const clientLoader = officeLoader<never>();

/** A route without a component would answer with bare data instead of a page. */
export default function NotFound() {
  return null;
}
