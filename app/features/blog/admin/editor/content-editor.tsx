import { CircleAlert, PencilLine } from "lucide-react";
import { useEffect, useState, type ComponentType } from "react";
import type { RichEditorProps } from "#app/features/blog/admin/editor/rich-editor";
import type { Uploads } from "#app/features/media/use-uploads";
import { directionOf, type Language } from "#app/platform/i18n/languages";

export interface ContentEditorProps {
  name: string;
  id: string;
  labelledBy: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  language: Language;
  value: string;
  /** Uploads of pictures that are pasted or dropped into the text. */
  pictures: Uploads;
  onChange: (html: string) => void;
}

/** Kept for the next form: what has been loaded once is there at once. */
let loaded: ComponentType<RichEditorProps> | null = null;

/** The body of an article. Until the editor has been loaded, and if it cannot be, its HTML is written by hand. */
export function ContentEditor(props: ContentEditorProps) {
  const [RichEditor, setRichEditor] = useState(() => loaded);
  const [isFailed, setFailed] = useState(false);
  const [view, setView] = useState<"rich" | "html">("rich");
  const [lossy, setLossy] = useState<"unknown" | "found" | "accepted">("unknown");

  useEffect(() => {
    if (RichEditor || isFailed) return;
    let isMounted = true;
    async function load() {
      try {
        loaded = (await import("#app/features/blog/admin/editor/rich-editor")).RichEditor;
        if (isMounted) setRichEditor(() => loaded);
      } catch (error) {
        console.error(error);
        if (isMounted) setFailed(true);
      }
    }
    void load();
    return () => {
      isMounted = false;
    };
  }, [RichEditor, isFailed]);

  if (RichEditor && view === "rich" && lossy !== "found") {
    return (
      <>
        <input type="hidden" name={props.name} value={props.value} />
        <RichEditor
          {...props}
          key={props.name}
          onHtmlView={() => setView("html")}
          onLossy={lossy === "accepted" ? undefined : () => setLossy("found")}
        />
      </>
    );
  }
  return (
    <div className="editor" data-state={RichEditor || isFailed ? "html" : "loading"}>
      {RichEditor && view === "html" && (
        <div className="editor-tools">
          <button type="button" className="editor-tool editor-tool-html" onClick={() => setView("rich")}>
            <PencilLine aria-hidden />
            Editor
          </button>
        </div>
      )}
      {isFailed && (
        <Note
          text="The editor could not be loaded. The HTML of the article can be written here."
          button="Try again"
          onPress={() => setFailed(false)}
        />
      )}
      {lossy === "found" && (
        <Note
          text="This text has parts the editor does not know, such as the caption of a table. They are kept as long as it is written here."
          button="Open in the editor all the same"
          onPress={() => {
            setView("rich");
            setLossy("accepted");
          }}
        />
      )}
      <textarea
        id={props.id}
        name={props.name}
        className="editor-html"
        lang={props.language}
        dir={directionOf(props.language)}
        rows={16}
        spellCheck
        aria-labelledby={props.labelledBy}
        aria-describedby={props.describedBy}
        aria-invalid={props.isInvalid || undefined}
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
      />
    </div>
  );
}

function Note(props: { text: string; button: string; onPress: () => void }) {
  return (
    <div className="editor-note" role="status">
      <CircleAlert aria-hidden />
      <p>{props.text}</p>
      <button type="button" className="small-button" onClick={props.onPress}>
        {props.button}
      </button>
    </div>
  );
}
