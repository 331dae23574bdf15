CREATE TABLE "secret_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"opens" text DEFAULT 'page' NOT NULL,
	"made_for" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_on" date,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "secret_links_token_hash" CHECK ("secret_links"."token_hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "secret_links_opens" CHECK ("secret_links"."opens" in ('page')),
	CONSTRAINT "secret_links_made_for" CHECK ("secret_links"."made_for" in ('screen', 'mail', 'found', 'staff'))
);
--> statement-breakpoint
ALTER TABLE "secret_links" ADD CONSTRAINT "secret_links_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "secret_links_case" ON "secret_links" USING btree ("case_id");
--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "answer_hours" integer DEFAULT 24 NOT NULL;
--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "guest_page_days" integer DEFAULT 90 NOT NULL;
--> statement-breakpoint
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_answer_hours" CHECK ("site_settings"."answer_hours" between 1 and 168);
--> statement-breakpoint
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_guest_page_days" CHECK ("site_settings"."guest_page_days" between 7 and 400);
--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_purpose";
--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_purpose" CHECK ("outbox"."purpose" in ('notice', 'confirmation', 'password_reset', 'invitation', 'found', 'link', 'message')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "outbox" VALIDATE CONSTRAINT "outbox_purpose";
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "case_id" uuid;
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "links" jsonb;
--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "outbox_case" ON "outbox" USING btree ("case_id") WHERE "outbox"."case_id" is not null;
--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "case_id" uuid;
--> statement-breakpoint
ALTER TABLE "property_inquiries" ADD COLUMN "case_id" uuid;
--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "case_id" uuid;
--> statement-breakpoint
-- What the next migration works with, and the one after takes away. The same as for bookings: each row is written once
-- more, so indexes that keep no rule go before and are made anew.
CREATE TABLE "migration_indexes" ("name" text PRIMARY KEY, "definition" text NOT NULL);
--> statement-breakpoint
CREATE TABLE "migration_progress" ("target" text PRIMARY KEY, "next_block" bigint NOT NULL);
--> statement-breakpoint
CREATE FUNCTION migration_drop_indexes(target text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  dropped text;
  is_needed boolean;
BEGIN
  EXECUTE format('SELECT EXISTS (SELECT 1 FROM %I WHERE case_id IS NULL)', target) INTO is_needed;
  IF NOT is_needed THEN
    RETURN;
  END IF;
  FOR dropped IN
    WITH remembered AS (
      INSERT INTO migration_indexes (name, definition)
      SELECT c.relname, pg_get_indexdef(i.indexrelid) FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
      WHERE i.indrelid = target::regclass AND NOT i.indisunique AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = i.indexrelid)
      ON CONFLICT (name) DO UPDATE SET definition = excluded.definition
      RETURNING name
    ) SELECT name FROM remembered
  LOOP
    EXECUTE format('DROP INDEX %I', dropped);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE FUNCTION migration_make_index() RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  made record;
BEGIN
  SELECT * INTO made FROM migration_indexes ORDER BY name LIMIT 1;
  IF NOT FOUND THEN
    RETURN 0;
  END IF;
  IF to_regclass(quote_ident(made.name)) IS NULL THEN
    EXECUTE made.definition;
  END IF;
  DELETE FROM migration_indexes WHERE name = made.name;
  RETURN 1;
END $$;
--> statement-breakpoint
CREATE FUNCTION migration_add_constraint(target text, constraint_name text, rule text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conrelid = target::regclass AND conname = constraint_name) THEN
    EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I %s', target, constraint_name, rule);
  END IF;
END $$;
--> statement-breakpoint
-- With a proven check the column is set without reading the table under a lock that readers wait for.
CREATE FUNCTION migration_check_present(target text, col text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conrelid = target::regclass AND conname = 'migration_' || col)
    AND NOT (SELECT attnotnull FROM pg_attribute WHERE attrelid = target::regclass AND attname = col) THEN
    EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I CHECK (%I IS NOT NULL) NOT VALID', target, 'migration_' || col, col);
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION migration_validate_present(target text, col text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM pg_constraint WHERE conrelid = target::regclass AND conname = 'migration_' || col) THEN
    EXECUTE format('ALTER TABLE %I VALIDATE CONSTRAINT %I', target, 'migration_' || col);
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION migration_set_present(target text, col text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %I ALTER COLUMN %I SET NOT NULL', target, col);
  EXECUTE format('ALTER TABLE %I DROP CONSTRAINT IF EXISTS %I', target, 'migration_' || col);
END $$;
--> statement-breakpoint
-- Cases for messages and questions that have none, so many blocks of the table at a time; tells how many it looked at. A
-- reference that somebody has leaves its row to the next round. Nobody is told, and no link is made. Only what came in the
-- last 30 days and nobody has read waits for us.
CREATE FUNCTION migration_give_cases(target text, kind text, title text, is_answered text, is_closed text, size integer) RETURNS integer LANGUAGE plpgsql SET enable_nestloop = off AS $$
DECLARE
  first_block bigint;
  last_block bigint := pg_relation_size(target::regclass) / current_setting('block_size')::int;
  is_left boolean;
BEGIN
  INSERT INTO migration_progress VALUES (target, 0) ON CONFLICT DO NOTHING;
  SELECT next_block INTO first_block FROM migration_progress WHERE migration_progress.target = migration_give_cases.target;
  IF first_block >= last_block THEN
    EXECUTE format('SELECT EXISTS (SELECT 1 FROM %I WHERE case_id IS NULL)', target) INTO is_left;
    IF NOT is_left THEN
      RETURN 0;
    END IF;
    first_block := 0;
  END IF;
  EXECUTE format('ALTER TABLE %I DISABLE TRIGGER USER', target);
  EXECUTE format($statement$
    WITH picked AS MATERIALIZED (
      SELECT id, %1$I AS title, nullif(btrim(message), '') AS words, name, email, language, erased_at, created_at, (%2$s) AS is_closed,
        NOT (%3$s) AND erased_at IS NULL AND created_at > now() - interval '30 days' AS waits
      FROM %4$I WHERE case_id IS NULL AND ctid >= '(%5$s,0)'::tid AND ctid < '(%6$s,0)'::tid
    ), coded AS MATERIALIZED (
      SELECT *, row_number() OVER (PARTITION BY code) AS taker FROM (SELECT picked.*, random_reference() AS code, gen_random_uuid() AS new_case FROM picked) AS each_one
    ), made AS (
      INSERT INTO reference_codes (code) SELECT code FROM coded WHERE taker = 1 ON CONFLICT DO NOTHING RETURNING code
    ), ready AS (
      SELECT coded.*, erased_at IS NULL AND words IS NOT NULL AS speaks FROM coded JOIN made USING (code) WHERE taker = 1
    ), opened AS (
      INSERT INTO cases (id, reference, kind, title, name, email, language, state, waiting_for, waiting_since, last_message_at, messages, unread_by_staff, erased_at, created_at, updated_at)
      SELECT new_case, code, %7$L, title, name, CASE WHEN erased_at IS NULL THEN email END, language, CASE WHEN is_closed THEN 'closed' ELSE 'open' END,
        CASE WHEN waits THEN 'us' ELSE 'nobody' END, CASE WHEN waits THEN created_at END,
        CASE WHEN speaks THEN created_at END, speaks::int, (speaks AND waits)::int, erased_at, created_at, created_at
      FROM ready
    ), said AS (
      INSERT INTO case_messages (case_id, kind, author_name, language, body, read_at, created_at)
      SELECT new_case, 'guest', name, language, left(words, 5000), CASE WHEN NOT waits THEN created_at END, created_at FROM ready WHERE speaks
    ), given AS (
      UPDATE %4$I AS item SET case_id = ready.new_case FROM ready WHERE item.id = ready.id AND item.ctid >= '(%5$s,0)'::tid AND item.ctid < '(%6$s,0)'::tid
    )
    SELECT 1$statement$, title, is_closed, is_answered, target, first_block, first_block + size, kind);
  EXECUTE format('ALTER TABLE %I ENABLE TRIGGER USER', target);
  UPDATE migration_progress SET next_block = first_block + size WHERE migration_progress.target = migration_give_cases.target;
  RETURN size;
END $$;
--> statement-breakpoint
-- The same for properties that visitors offered; they are few.
CREATE FUNCTION migration_give_offers_cases(size integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  offer record;
  made uuid;
  looked_at integer := 0;
BEGIN
  ALTER TABLE properties DISABLE TRIGGER USER;
  FOR offer IN SELECT id, title, owner_name, owner_email, published, created_at FROM properties WHERE submission_key IS NOT NULL AND case_id IS NULL LIMIT size LOOP
    INSERT INTO cases (kind, title, name, email, waiting_for, waiting_since, created_at, updated_at)
      VALUES ('offer', offer.title, coalesce(nullif(btrim(offer.owner_name), ''), 'Visitor'), offer.owner_email,
        CASE WHEN offer.published OR offer.created_at < now() - interval '30 days' THEN 'nobody' ELSE 'us' END,
        CASE WHEN offer.published OR offer.created_at < now() - interval '30 days' THEN NULL ELSE offer.created_at END, offer.created_at, offer.created_at)
      RETURNING id INTO made;
    UPDATE properties SET case_id = made WHERE id = offer.id;
    looked_at := looked_at + 1;
  END LOOP;
  ALTER TABLE properties ENABLE TRIGGER USER;
  RETURN looked_at;
END $$;
