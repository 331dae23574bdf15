-- Some migrations before this one were edited after they had been committed, and one came late: a database made in between lacks what was
-- added. This makes it the same as a new one, whichever of them it was made with, and changes nothing where nothing is missing.
CREATE OR REPLACE FUNCTION announce_failing_mail() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('requests', json_build_object('table', 'outbox', 'change', lower(TG_OP))::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER announce_insert AFTER INSERT ON "property_inquiries" FOR EACH ROW EXECUTE FUNCTION announce_request('property_inquiries');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER announce_change AFTER UPDATE OR DELETE ON "property_inquiries" FOR EACH ROW EXECUTE FUNCTION announce_request('property_inquiries');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE ON "pemba_property_bookings" FOR EACH ROW EXECUTE FUNCTION announce_request('pemba_property_bookings');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER announce_failing AFTER UPDATE ON "outbox" FOR EACH ROW
  WHEN ((OLD.sent_at IS NULL AND OLD.last_error IS NOT NULL) IS DISTINCT FROM (NEW.sent_at IS NULL AND NEW.last_error IS NOT NULL)) EXECUTE FUNCTION announce_failing_mail();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER announce_failing_gone AFTER DELETE ON "outbox" FOR EACH ROW WHEN (OLD.sent_at IS NULL AND OLD.last_error IS NOT NULL) EXECUTE FUNCTION announce_failing_mail();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_folded(text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  plain text;
BEGIN
  IF octet_length($1) = length($1) THEN
    RETURN lower($1 COLLATE "C");
  END IF;
  plain := lower(regexp_replace(normalize($1, NFKD), '[\u0300-\u036f\u0483-\u0487\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]', '', 'g') COLLATE "C");
  IF plain ~ '[\u00c6-\u018f]' THEN
    plain := translate(plain, 'ÆÐØøÞĐđðĦħıŁłŊŒŦŧƏ', 'ædooþdddhhillŋœttə');
    plain := replace(replace(replace(plain, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe');
  END IF;
  IF plain ~ '[\u0391-\u03c2]' THEN
    plain := translate(plain, 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣςΤΥΦΧΨΩ', 'αβγδεζηθικλμνξοπρσστυφχψω');
  END IF;
  IF plain ~ '[\u0402-\u042f]' THEN
    plain := translate(plain, 'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏ', 'абвгдежзиклмнопрстуфхцчшщъыьэюяђєѕіјљњћџ');
  END IF;
  IF plain ~ '[\u0490-\u0556]' THEN
    plain := translate(plain, 'ҐҒҖҚҢҮҰҲҺӘӨԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖ', 'ґғҗқңүұҳһәөաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆ');
  END IF;
  IF plain ~ '[\u0629-\u06f9]' THEN
    plain := translate(plain, 'ٱىةکیہ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'ايهكيه01234567890123456789');
  END IF;
  RETURN plain;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION put_search_entry(of_kind text, of_item text, entry search_entry) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  kept search_entry;
BEGIN
  SELECT title, detail, aliases, picture, amount, status, sorted_at INTO kept FROM search_entries WHERE kind = of_kind AND item_id = of_item;
  IF FOUND AND kept IS NOT DISTINCT FROM entry THEN
    RETURN;
  END IF;
  INSERT INTO search_entries (kind, item_id, title, detail, aliases, picture, amount, status, sorted_at) VALUES (of_kind, of_item, entry.*)
    ON CONFLICT (kind, item_id) DO UPDATE
      SET title = entry.title, detail = entry.detail, aliases = entry.aliases, picture = entry.picture, amount = entry.amount, status = entry.status, sorted_at = entry.sorted_at;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION index_staff_for_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  person text := CASE WHEN TG_TABLE_NAME = 'users' THEN to_jsonb(NEW) ->> 'id' ELSE to_jsonb(COALESCE(NEW, OLD)) ->> 'user_id' END;
  account users;
BEGIN
  -- Who changes the other table at the same time waits, and then sees what this one did.
  SELECT * INTO account FROM users WHERE id = person FOR NO KEY UPDATE;
  IF FOUND AND EXISTS (SELECT 1 FROM admin_users WHERE user_id = person) THEN
    PERFORM put_search_entry('staff', person, search_entry_of(account));
  ELSE
    DELETE FROM search_entries WHERE kind = 'staff' AND item_id = person;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
ALTER INDEX "experience_inquiries_search" SET (fastupdate=true, gin_pending_list_limit=256);
--> statement-breakpoint
ALTER INDEX "stay_bookings_search" SET (fastupdate=true, gin_pending_list_limit=256);
--> statement-breakpoint
ALTER INDEX "transportation_bookings_search" SET (fastupdate=true, gin_pending_list_limit=256);
--> statement-breakpoint
ALTER INDEX "inquiries_search" SET (fastupdate=true, gin_pending_list_limit=256);
--> statement-breakpoint
ALTER INDEX "property_inquiries_search" SET (fastupdate=true, gin_pending_list_limit=256);
--> statement-breakpoint
ALTER INDEX "search_entries_grams" SET (fastupdate=true, gin_pending_list_limit=256);
--> statement-breakpoint
ALTER INDEX "blog_articles_search" SET (fastupdate=true, gin_pending_list_limit=256);
--> statement-breakpoint
ALTER INDEX "experiences_search" SET (fastupdate=true, gin_pending_list_limit=256);
--> statement-breakpoint
ALTER INDEX "experiences_named" SET (fastupdate=true, gin_pending_list_limit=256);
--> statement-breakpoint
ALTER INDEX "properties_search" SET (fastupdate=true, gin_pending_list_limit=256);
--> statement-breakpoint
ALTER INDEX "properties_named" SET (fastupdate=true, gin_pending_list_limit=256);
--> statement-breakpoint
ALTER INDEX "stays_named" SET (fastupdate=true, gin_pending_list_limit=256);
--> statement-breakpoint
ALTER INDEX "transportation_rentals_named" SET (fastupdate=true, gin_pending_list_limit=256);
--> statement-breakpoint
-- Rows that were folded by the first version of search_folded(): what is folded must stay the same when it is folded again. Nobody is told of it.
ALTER TABLE "experience_inquiries" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "experience_inquiries" SET "full_name" = "full_name" WHERE "search_text" IS DISTINCT FROM search_folded("search_text");
--> statement-breakpoint
ALTER TABLE "experience_inquiries" ENABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE "stay_bookings" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "stay_bookings" SET "full_name" = "full_name" WHERE "search_text" IS DISTINCT FROM search_folded("search_text");
--> statement-breakpoint
ALTER TABLE "stay_bookings" ENABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE "transportation_bookings" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "transportation_bookings" SET "full_name" = "full_name" WHERE "search_text" IS DISTINCT FROM search_folded("search_text");
--> statement-breakpoint
ALTER TABLE "transportation_bookings" ENABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE "inquiries" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "inquiries" SET "name" = "name" WHERE "search_text" IS DISTINCT FROM search_folded("search_text");
--> statement-breakpoint
ALTER TABLE "inquiries" ENABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE "property_inquiries" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "property_inquiries" SET "name" = "name" WHERE "search_text" IS DISTINCT FROM search_folded("search_text");
--> statement-breakpoint
ALTER TABLE "property_inquiries" ENABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE "blog_articles" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "blog_articles" SET "title" = "title" WHERE "search_text" IS DISTINCT FROM search_folded("search_text");
--> statement-breakpoint
ALTER TABLE "blog_articles" ENABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE "experiences" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "experiences" SET "title" = "title" WHERE "search_text" IS DISTINCT FROM search_folded("search_text");
--> statement-breakpoint
ALTER TABLE "experiences" ENABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE "properties" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "properties" SET "title" = "title" WHERE "search_text" IS DISTINCT FROM search_folded("search_text");
--> statement-breakpoint
ALTER TABLE "properties" ENABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "search_entries" SET "title" = "title" WHERE "folded" IS DISTINCT FROM search_folded("folded");
--> statement-breakpoint
-- Indexes of what is folded on the way keep what the first version made of it.
DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM drizzle.__drizzle_migrations WHERE hash = '4e31c37c05068ad1ba80975ed28a7923a4609c8a649e5b3a0702b744e135265f') THEN
    REINDEX INDEX "experiences_named";
    REINDEX INDEX "properties_named";
    REINDEX INDEX "stays_named";
    REINDEX INDEX "transportation_rentals_named";
  END IF;
END $$;
