import { data } from "react-router";

/** The address is wrong, or not for this visitor. */
export function notFound(message = "Not found") {
  return data({ message }, { status: 404 });
}
