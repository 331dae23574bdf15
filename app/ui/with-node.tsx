import { Fragment, type ReactNode } from "react";

/** Stands in a text for what is put there afterwards; no text has it. */
export const NODE_PLACE = "\u0000";

/** A text with an element where the mark stands: translations say where. */
export function withNode(text: string, node: ReactNode): ReactNode {
  const [before, after] = text.split(NODE_PLACE);
  return (
    <Fragment>
      {before}
      {node}
      {after}
    </Fragment>
  );
}
