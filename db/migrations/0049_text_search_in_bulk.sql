-- Texts come by the thousand, at the first start and with a release: the staff search is told of them in one statement,
-- not row by row, which took most of the time.
DROP TRIGGER index_for_search ON "translations";
--> statement-breakpoint
CREATE FUNCTION index_texts_for_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_entries (kind, item_id, title, detail, aliases, picture, amount, status, sorted_at)
    SELECT 'translations', item.id::text, entry.* FROM changed
      JOIN "translations" item ON item.id = changed.id
      CROSS JOIN LATERAL search_entry_of(item) entry
      LEFT JOIN search_entries kept ON kept.kind = 'translations' AND kept.item_id = item.id::text
    -- An entry that would stay the same is neither folded nor written.
    WHERE (kept.title, kept.detail, kept.aliases, kept.picture, kept.amount, kept.status, kept.sorted_at)
      IS DISTINCT FROM (entry.title, entry.detail, entry.aliases, entry.picture, entry.amount, entry.status, entry.sorted_at)
  ON CONFLICT (kind, item_id) DO UPDATE
    SET title = excluded.title, detail = excluded.detail, aliases = excluded.aliases, picture = excluded.picture, amount = excluded.amount, status = excluded.status, sorted_at = excluded.sorted_at;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION remove_texts_from_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries USING removed WHERE search_entries.kind = 'translations' AND search_entries.item_id = removed.id::text;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER index_for_search AFTER INSERT ON "translations" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_texts_for_search();
--> statement-breakpoint
CREATE TRIGGER index_changed_for_search AFTER UPDATE ON "translations" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_texts_for_search();
--> statement-breakpoint
CREATE TRIGGER remove_from_search AFTER DELETE ON "translations" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION remove_texts_from_search();
