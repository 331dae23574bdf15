import { SINGLE_FILE_RULES } from "#app/features/media/office/file-validation";
import { showToast } from "#app/ui/toasts";

/** The files of a drop or a paste that an article can hold; why the others cannot is said. */
export function filterAccepted(files: Iterable<File>): File[] {
  return [...files].filter((file) => {
    const problem = SINGLE_FILE_RULES.picture.validate(file);
    if (problem) showToast("error", `${file.name}: ${problem}`);
    return !problem;
  });
}

/** The pictures of a paste: files where it is nothing but pictures, else those written into its text as data. */
export function readClipboard(clipboard: DataTransfer): { files: File[]; isOnlyPictures: boolean } {
  const html = new DOMParser().parseFromString(clipboard.getData("text/html"), "text/html").body;
  const hasText =
    (html.textContent + (html.childElementCount > 0 ? "" : clipboard.getData("text/plain"))).trim() !== "";
  if (clipboard.files.length > 0 && !hasText) return { files: [...clipboard.files], isOnlyPictures: true };
  const images = [...html.querySelectorAll<HTMLImageElement>("img[src^='data:' i]")];
  const written = images.flatMap(({ src }, place) => fileFrom(src, place) ?? []);
  return { files: written, isOnlyPictures: written.length > 0 && !hasText };
}

/** "data:image/png;base64,…" as the file it was. */
function fileFrom(address: string, place: number): File | null {
  const [, type, data] = /^data:(image\/\w+);base64,([\s\S]+)$/i.exec(address) ?? [];
  if (!type || !data) return null;
  try {
    const bytes = Uint8Array.from(atob(decodeURIComponent(data)), (letter) => letter.charCodeAt(0));
    return new File([bytes], `pasted-${place + 1}.${type.split("/")[1]}`, { type });
  } catch {
    return null;
  }
}
