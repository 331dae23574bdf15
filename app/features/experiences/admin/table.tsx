import { EllipsisVertical, Eye, ImageOff, Pencil, Trash2 } from "lucide-react";
import { Link } from "react-router";
import { CategoryDot } from "#app/features/experiences/admin/category-dot";
import { hasKeptWidths, pictureAt } from "#app/features/media/schema";
import { Menu } from "#app/ui/office/menu";
import { BASE_CURRENCY, formatMoney } from "#app/platform/money/money";
import { ADMIN_PREFIX } from "#app/urls";

export interface ExperienceRow {
  id: string;
  title: string;
  category: string;
  price: number;
  duration: string;
  image: string | null;
}

export function ExperienceTable({ rows, onDelete }: { rows: ExperienceRow[]; onDelete: (id: string) => void }) {
  return (
    <table className="office-table experience-table">
      <caption className="visually-hidden">Experiences, newest first</caption>
      <thead>
        <tr>
          <th scope="col">Title</th>
          <th scope="col">Category</th>
          <th scope="col" className="is-number">
            Price
          </th>
          <th scope="col">Duration</th>
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {rows.length === 0 && (
          <tr>
            <td colSpan={5} className="table-empty">
              No data found
            </td>
          </tr>
        )}
        {rows.map((row) => (
          <tr key={row.id}>
            <td className="experience-title">
              <Thumbnail image={row.image} />
              <b>{row.title}</b>
            </td>
            <td className="experience-category">
              <CategoryDot category={row.category} />
              {row.category}
            </td>
            <td className="is-number experience-price">{formatMoney(row.price, { code: BASE_CURRENCY, rate: 1 }, "en")}</td>
            <td className="experience-duration">{row.duration}</td>
            <td className="experience-actions">
              <RowActions row={row} onDelete={() => onDelete(row.id)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Thumbnail({ image }: { image: string | null }) {
  if (!image) {
    return (
      <span className="thumbnail">
        <ImageOff aria-hidden />
      </span>
    );
  }
  return <img className="thumbnail" src={hasKeptWidths(image) ? pictureAt(image, 480) : image} alt="" width={60} height={42} loading="lazy" />;
}

/** Three buttons, or one with a menu where there is no room for three. */
function RowActions({ row, onDelete }: { row: ExperienceRow; onDelete: () => void }) {
  const view = `/experiences/${row.id}`;
  const edit = `${ADMIN_PREFIX}/experiences/${row.id}/edit`;
  return (
    <>
      <div className="row-actions wide-only">
        <Link className="row-action" to={view} reloadDocument aria-label={`View ${row.title}`} title="View">
          <Eye aria-hidden />
        </Link>
        <Link className="row-action" to={edit} aria-label={`Edit ${row.title}`} title="Edit">
          <Pencil aria-hidden />
        </Link>
        <button type="button" className="row-action row-action-danger" aria-label={`Delete ${row.title}`} title="Delete" onClick={onDelete}>
          <Trash2 aria-hidden />
        </button>
      </div>
      <div className="narrow-only">
        <Menu label={`Actions for ${row.title}`} className="row-action" align="end" button={<EllipsisVertical aria-hidden />}>
          <Link role="menuitem" to={view} reloadDocument>
            <Eye aria-hidden />
            View
          </Link>
          <Link role="menuitem" to={edit}>
            <Pencil aria-hidden />
            Edit
          </Link>
          <button type="button" role="menuitem" className="is-danger" onClick={onDelete}>
            <Trash2 aria-hidden />
            Delete
          </button>
        </Menu>
      </div>
    </>
  );
}
