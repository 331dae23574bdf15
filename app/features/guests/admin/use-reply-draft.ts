import { useLayoutEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { useDraft } from "#app/features/guests/admin/use-draft";
import {
  fillPlaceholders,
  firstOpenPlaceholder,
  missingTextNote,
  openPlaceholders,
} from "#app/features/guests/replies/rules";
import type { OfferedReplies, OfferedReply } from "#app/features/guests/replies/schema";
import { isLanguage, type Language } from "#app/platform/i18n/languages";

interface ReplyStart {
  caseId: string;
  offered: OfferedReplies;
  /** What was sent last and refused. */
  refused: Readonly<Record<string, string>> | null;
}

/** A reply that is being written, and the canned reply it began with. */
export function useReplyDraft({ caseId, offered, refused }: ReplyStart) {
  const [search] = useSearchParams();
  // Without scripts a canned reply is chosen by the address.
  const chosen = refused ? undefined : offered.replies.find(({ id }) => id === search.get("canned"));
  const draft = useDraft(
    `reply ${caseId}`,
    chosen ? fillPlaceholders(chosen.text, offered.facts) : (refused?.body ?? ""),
  );
  const begun = useDraft(
    `begun ${caseId}`,
    chosen ? begunWith(chosen.id, chosen.language) : begunWith(refused?.canned, refused?.language),
  );
  const noteFor = (reply: OfferedReply | undefined) =>
    reply && reply.language !== offered.language ? missingTextNote(offered.language) : "";
  const [note, setNote] = useState(noteFor(chosen));
  const field = useRef<HTMLTextAreaElement>(null);
  const selection = useRef<TextRange | null>(null);
  useLayoutEffect(() => {
    if (selection.current) selectRange(field.current, selection.current);
    selection.current = null;
  }, [draft.text]);

  function write(text: string) {
    draft.setText(text);
    if (text.trim() !== "") return;
    begun.forget();
    setNote("");
  }
  function insert(reply: OfferedReply) {
    const { selectionStart = 0, selectionEnd = 0 } = field.current ?? {};
    const [before, after] = [draft.text.slice(0, selectionStart), draft.text.slice(selectionEnd)];
    const filled = fillPlaceholders(reply.text, offered.facts);
    const end = before.length + filled.length;
    const text = before + filled + after;
    selection.current = firstOpenPlaceholder(text) ?? { start: end, end };
    draft.setText(text);
    // A second one is part of what began with the first.
    if (begun.text === "" || (before + after).trim() === "") begun.setText(begunWith(reply.id, reply.language));
    setNote(noteFor(reply));
  }
  function forget() {
    draft.forget();
    begun.forget();
    setNote("");
  }
  return {
    field,
    text: draft.text,
    begun: readBegun(begun.text),
    note,
    open: openPlaceholders(draft.text),
    write,
    insert,
    forget,
    selectOpen: () => selectRange(field.current, firstOpenPlaceholder(draft.text)),
  };
}

/** As the draft of this tab keeps it. */
const begunWith = (id = "", language = ""): string => (id ? `${id} ${language}` : "");

function readBegun(begun: string): { id: string; language: Language | null } {
  const [id = "", language] = begun.split(" ");
  return { id, language: isLanguage(language) ? language : null };
}

interface TextRange {
  start: number;
  end: number;
}

function selectRange(field: HTMLTextAreaElement | null, range: TextRange | null): void {
  field?.focus();
  if (range) field?.setSelectionRange(range.start, range.end);
}
