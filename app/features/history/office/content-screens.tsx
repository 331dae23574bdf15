import { Plus } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { Link } from "react-router";
import { capitalNoun, type ContentKind } from "#app/features/history/office/content-kinds";
import { editFailureText, listFailureText } from "#app/features/history/office/content-routes";
import { ItemHistory } from "#app/features/history/office/item-history";
import type { RecordScreen } from "#app/features/history/office/record.server";
import { useConfirmedDelete } from "#app/ui/office/data-table/use-confirmed-delete";
import type { Draft } from "#app/ui/office/form/draft";
import { FormHeader } from "#app/ui/office/form/form-header";
import { FormLoadFailure } from "#app/ui/office/form/form-load-failure";
import { useFormPath } from "#app/ui/office/form/return-path";
import { ListFailure } from "#app/ui/office/list-failure";

interface ContentListPageProps<List> {
  kind: ContentKind;
  list: List | null;
  /** How many there are, below the title. */
  summary?: string | null;
  /** Further links beside the one that adds an item. */
  links?: ReactNode;
  children: (list: List) => ReactNode;
}

export function ContentListPage<List>({ kind, list, summary, links, children }: ContentListPageProps<List>) {
  const formPath = useFormPath();
  const add = (
    <Link className="button button-primary" to={formPath(`${kind.listPath}/new`)}>
      <Plus aria-hidden />
      {`Add ${capitalNoun(kind)}`}
    </Link>
  );
  return (
    <div className="office-page">
      <title>{`${kind.title} · Staff`}</title>
      <div className="office-head">
        <div>
          <h1>{kind.title}</h1>
          {summary && <p>{summary}</p>}
        </div>
        {links ? (
          <div className="office-head-actions">
            {links}
            {add}
          </div>
        ) : (
          add
        )}
      </div>
      <div className="office-card">{list === null ? <ListFailure text={listFailureText(kind)} /> : children(list)}</div>
    </div>
  );
}

/** "1 stay", "12 stays". */
export function countContent({ noun, plural }: ContentKind, count: number, shown = String(count)): string {
  return count === 1 ? `1 ${noun}` : `${shown} ${plural}`;
}

export function useContentDelete({ noun }: ContentKind) {
  return useConfirmedDelete(`Are you sure you want to delete this ${noun}?`);
}

interface ContentEditPageProps<D extends Draft, Screen extends RecordScreen<D>> {
  kind: ContentKind;
  /** None for a new item. */
  id: string | undefined;
  /** Null when it could not be read. */
  screen: Screen | null;
  newHeading?: string;
  nameOf: (draft: Screen["draft"]) => string;
  /** The public page of an item, or why it has none now. */
  viewOf: (id: string, draft: Screen["draft"]) => { to: string } | { reason: string };
  /** Further screens of an item that is there. */
  tabs?: (id: string, name: string) => ReactNode;
  children: (screen: Screen, parts: { isNew: boolean; head: ReactNode; history: ReactNode }) => ReactNode;
}

export function ContentEditPage<D extends Draft, Screen extends RecordScreen<D>>(
  props: ContentEditPageProps<D, Screen>,
) {
  const { kind, id, screen, nameOf, viewOf, children } = props;
  const list = { name: kind.title, to: kind.listPath };
  const heading = id ? `Edit ${capitalNoun(kind)}` : (props.newHeading ?? `Add ${capitalNoun(kind)}`);
  if (!screen) return <FormLoadFailure list={list} heading={heading} text={editFailureText(kind)} />;
  const { draft, history } = screen;
  const head = (
    <>
      <FormHeader
        list={list}
        item={id ? nameOf(draft) : null}
        heading={heading}
        view={id ? viewOf(id, draft) : undefined}
      />
      {id && props.tabs?.(id, nameOf(draft))}
    </>
  );
  return (
    // Another item gets a form of its own.
    <Fragment key={id ?? "new"}>
      {children(screen, {
        isNew: !id,
        head,
        history: id && <ItemHistory room={kind.room} id={id} history={history} />,
      })}
    </Fragment>
  );
}
