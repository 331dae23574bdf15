CREATE TABLE "alerts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subscriber_id" uuid NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"criteria" jsonb NOT NULL,
	"criteria_key" text NOT NULL,
	"told_until" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "alerts_once" UNIQUE("subscriber_id","criteria_key"),
	CONSTRAINT "alerts_state" CHECK ("alerts"."state" in ('waiting', 'on')),
	CONSTRAINT "alerts_confirmed" CHECK (("alerts"."confirmed_at" is not null) = ("alerts"."state" = 'on')),
	CONSTRAINT "alerts_criteria_key" CHECK ("alerts"."criteria_key" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "alerts_criteria" CHECK (jsonb_typeof("alerts"."criteria") = 'object')
);
--> statement-breakpoint
CREATE TABLE "told_properties" (
	"subscriber_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"mailing" uuid NOT NULL,
	CONSTRAINT "told_properties_subscriber_id_property_id_pk" PRIMARY KEY("subscriber_id","property_id")
);
--> statement-breakpoint
CREATE TABLE "watched_properties" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subscriber_id" uuid NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"property_id" uuid NOT NULL,
	"lowest_told" numeric(12, 2) NOT NULL,
	"told_before" numeric(12, 2),
	"mailing" uuid,
	CONSTRAINT "watched_properties_once" UNIQUE("subscriber_id","property_id"),
	CONSTRAINT "watched_properties_state" CHECK ("watched_properties"."state" in ('waiting', 'on')),
	CONSTRAINT "watched_properties_confirmed" CHECK (("watched_properties"."confirmed_at" is not null) = ("watched_properties"."state" = 'on')),
	CONSTRAINT "watched_properties_lowest_told" CHECK ("watched_properties"."lowest_told" >= 0)
);
--> statement-breakpoint
CREATE TABLE "subscribers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"shown_currency" text DEFAULT 'USD' NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"last_sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscribers_email" CHECK ("subscribers"."email" = lower(btrim("subscribers"."email")) and "subscribers"."email" <> ''),
	CONSTRAINT "subscribers_language" CHECK ("subscribers"."language" in ('en', 'fr', 'es', 'it', 'de', 'ru', 'zh', 'ar', 'sw')),
	CONSTRAINT "subscribers_shown_currency" CHECK ("subscribers"."shown_currency" in ('USD', 'EUR', 'GBP', 'AED', 'TZS'))
);
--> statement-breakpoint
CREATE TABLE "property_prices" (
	"property_id" uuid NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"price" numeric(12, 2) NOT NULL,
	"published" boolean NOT NULL,
	CONSTRAINT "property_prices_property_id_changed_at_pk" PRIMARY KEY("property_id","changed_at"),
	CONSTRAINT "property_prices_price" CHECK ("property_prices"."price" >= 0)
);
--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_purpose";--> statement-breakpoint
ALTER TABLE "secret_links" ALTER COLUMN "case_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "secret_links" ADD COLUMN "subscriber_id" uuid;--> statement-breakpoint
ALTER TABLE "property_inquiries" ADD COLUMN "kind" text DEFAULT 'question' NOT NULL;--> statement-breakpoint
ALTER TABLE "property_inquiries" ADD COLUMN "wanted_days" date[];--> statement-breakpoint
ALTER TABLE "property_inquiries" ADD COLUMN "part_of_day" text;--> statement-breakpoint
ALTER TABLE "property_inquiries" ADD COLUMN "people" smallint;--> statement-breakpoint
ALTER TABLE "property_inquiries" ADD COLUMN "viewing_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "property_inquiries" ADD COLUMN "viewing_state" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "first_published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "alert_hour" integer DEFAULT 7 NOT NULL;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_properties" ADD CONSTRAINT "told_properties_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_properties" ADD CONSTRAINT "told_properties_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watched_properties" ADD CONSTRAINT "watched_properties_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watched_properties" ADD CONSTRAINT "watched_properties_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_prices" ADD CONSTRAINT "property_prices_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alerts_waiting" ON "alerts" USING btree ("created_at") WHERE "alerts"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "told_properties_property" ON "told_properties" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "told_properties_mailing" ON "told_properties" USING btree ("mailing");--> statement-breakpoint
CREATE INDEX "watched_properties_property" ON "watched_properties" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "watched_properties_mailing" ON "watched_properties" USING btree ("mailing") WHERE "watched_properties"."mailing" is not null;--> statement-breakpoint
CREATE INDEX "watched_properties_waiting" ON "watched_properties" USING btree ("created_at") WHERE "watched_properties"."state" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "subscribers_mailbox" ON "subscribers" USING btree (regexp_replace("email", '[+][^@]*@', '@'));--> statement-breakpoint
CREATE INDEX "subscribers_next" ON "subscribers" USING btree ("next_at","id");--> statement-breakpoint
ALTER TABLE "secret_links" ADD CONSTRAINT "secret_links_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "secret_links_subscriber" ON "secret_links" USING btree ("subscriber_id") WHERE "secret_links"."subscriber_id" is not null;--> statement-breakpoint
CREATE INDEX "outbox_optin_sent" ON "outbox" USING btree ("sent_at") WHERE "outbox"."purpose" = 'optin';--> statement-breakpoint
CREATE INDEX "properties_first_published" ON "properties" USING btree ("first_published_at","id");--> statement-breakpoint
ALTER TABLE "secret_links" ADD CONSTRAINT "secret_links_owner" CHECK (num_nonnulls("secret_links"."case_id", "secret_links"."subscriber_id") = 1) NOT VALID;--> statement-breakpoint
ALTER TABLE "secret_links" VALIDATE CONSTRAINT "secret_links_owner";--> statement-breakpoint
ALTER TABLE "property_inquiries" ADD CONSTRAINT "property_inquiries_kind" CHECK ("property_inquiries"."kind" in ('question', 'viewing')) NOT VALID;--> statement-breakpoint
ALTER TABLE "property_inquiries" VALIDATE CONSTRAINT "property_inquiries_kind";--> statement-breakpoint
ALTER TABLE "property_inquiries" ADD CONSTRAINT "property_inquiries_part_of_day" CHECK ("property_inquiries"."part_of_day" in ('any', 'morning', 'afternoon')) NOT VALID;--> statement-breakpoint
ALTER TABLE "property_inquiries" VALIDATE CONSTRAINT "property_inquiries_part_of_day";--> statement-breakpoint
ALTER TABLE "property_inquiries" ADD CONSTRAINT "property_inquiries_viewing_state" CHECK ("property_inquiries"."viewing_state" in ('asked', 'agreed', 'done', 'declined', 'cancelled')) NOT VALID;--> statement-breakpoint
ALTER TABLE "property_inquiries" VALIDATE CONSTRAINT "property_inquiries_viewing_state";--> statement-breakpoint
ALTER TABLE "property_inquiries" ADD CONSTRAINT "property_inquiries_viewing" CHECK (num_nonnulls("property_inquiries"."wanted_days", "property_inquiries"."part_of_day", "property_inquiries"."people", "property_inquiries"."viewing_state") = case "property_inquiries"."kind" when 'viewing' then 4 else 0 end) NOT VALID;--> statement-breakpoint
ALTER TABLE "property_inquiries" VALIDATE CONSTRAINT "property_inquiries_viewing";--> statement-breakpoint
ALTER TABLE "property_inquiries" ADD CONSTRAINT "property_inquiries_wanted_days" CHECK ("property_inquiries"."wanted_days" is null or (cardinality("property_inquiries"."wanted_days") between 1 and 3 and "property_inquiries"."wanted_days"[1] is distinct from "property_inquiries"."wanted_days"[2] and "property_inquiries"."wanted_days"[1] is distinct from "property_inquiries"."wanted_days"[3] and ("property_inquiries"."wanted_days"[2] is null or "property_inquiries"."wanted_days"[2] is distinct from "property_inquiries"."wanted_days"[3]))) NOT VALID;--> statement-breakpoint
ALTER TABLE "property_inquiries" VALIDATE CONSTRAINT "property_inquiries_wanted_days";--> statement-breakpoint
ALTER TABLE "property_inquiries" ADD CONSTRAINT "property_inquiries_people" CHECK ("property_inquiries"."people" between 1 and 20) NOT VALID;--> statement-breakpoint
ALTER TABLE "property_inquiries" VALIDATE CONSTRAINT "property_inquiries_people";--> statement-breakpoint
ALTER TABLE "property_inquiries" ADD CONSTRAINT "property_inquiries_viewing_at" CHECK (case when "property_inquiries"."viewing_state" in ('agreed', 'done') then "property_inquiries"."viewing_at" is not null else "property_inquiries"."kind" = 'viewing' or "property_inquiries"."viewing_at" is null end) NOT VALID;--> statement-breakpoint
ALTER TABLE "property_inquiries" VALIDATE CONSTRAINT "property_inquiries_viewing_at";--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_purpose" CHECK ("outbox"."purpose" in ('notice', 'confirmation', 'password_reset', 'invitation', 'found', 'link', 'message', 'review', 'optin', 'alert')) NOT VALID;--> statement-breakpoint
ALTER TABLE "outbox" VALIDATE CONSTRAINT "outbox_purpose";--> statement-breakpoint
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_alert_hour" CHECK ("site_settings"."alert_hour" between 0 and 23);
--> statement-breakpoint
-- N-5: what visitors see already is not new to anybody. Nothing else of these rows changes, so nobody is told.
ALTER TABLE "properties" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "properties" SET "first_published_at" = "created_at" WHERE "published";
--> statement-breakpoint
ALTER TABLE "properties" ENABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "bin" SET "row" = "row" || jsonb_build_object('first_published_at', "row" -> 'created_at') WHERE "room" = 'properties' AND "row" ->> 'published' = 'true';
--> statement-breakpoint
INSERT INTO "property_prices" ("property_id", "changed_at", "price", "published") SELECT "id", "created_at", "price", "published" FROM "properties";
--> statement-breakpoint
CREATE FUNCTION set_first_published() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.first_published_at := now();
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER set_first_published BEFORE INSERT OR UPDATE ON "properties" FOR EACH ROW
WHEN (NEW.published AND NEW.first_published_at IS NULL) EXECUTE FUNCTION set_first_published();
--> statement-breakpoint
-- The first moment stays, whoever writes the row.
CREATE FUNCTION keep_first_published() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.first_published_at := OLD.first_published_at;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_first_published BEFORE UPDATE OF first_published_at ON "properties" FOR EACH ROW
WHEN (OLD.first_published_at IS NOT NULL) EXECUTE FUNCTION keep_first_published();
--> statement-breakpoint
CREATE FUNCTION note_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO property_prices (property_id, changed_at, price, published) VALUES (NEW.id, clock_timestamp(), NEW.price, NEW.published)
    ON CONFLICT (property_id, changed_at) DO UPDATE SET price = excluded.price, published = excluded.published;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_first_price AFTER INSERT ON "properties" FOR EACH ROW EXECUTE FUNCTION note_price();
--> statement-breakpoint
CREATE TRIGGER note_price AFTER UPDATE OF price, published ON "properties" FOR EACH ROW
WHEN ((OLD.price, OLD.published) IS DISTINCT FROM (NEW.price, NEW.published)) EXECUTE FUNCTION note_price();
--> statement-breakpoint
-- The price of a sale and a month's rent are not compared: a watch begins anew with what it costs now.
CREATE FUNCTION restart_watches() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE watched_properties SET lowest_told = NEW.price, told_before = NULL, mailing = NULL WHERE property_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER restart_watches AFTER UPDATE OF listing_type ON "properties" FOR EACH ROW
WHEN (OLD.listing_type IS DISTINCT FROM NEW.listing_type) EXECUTE FUNCTION restart_watches();
--> statement-breakpoint
-- As before, but whoever wants to see a property has a case of that kind.
CREATE OR REPLACE FUNCTION make_message_case() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  item jsonb := to_jsonb(NEW);
BEGIN
  INSERT INTO cases (id, kind, title, name, email, language, last_day, created_at, updated_at)
    VALUES (NEW.case_id, CASE WHEN item ->> 'items' IS NOT NULL THEN 'list' WHEN item ->> 'kind' = 'viewing' THEN 'viewing' ELSE TG_ARGV[0] END, item ->> TG_ARGV[1], NEW.name, NEW.email, NEW.language,
      (SELECT max(day::date) FROM jsonb_array_elements_text(CASE WHEN item ->> 'kind' = 'viewing' THEN item -> 'wanted_days' ELSE '[]' END) day), NEW.created_at, NEW.created_at)
    ON CONFLICT (id) DO NOTHING;
  INSERT INTO case_messages (case_id, kind, author_name, language, body, created_at) VALUES (NEW.case_id, 'guest', NEW.name, NEW.language, left(NEW.message, 5000), NEW.created_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION follow_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.erased_at IS NOT NULL AND OLD.erased_at IS NULL THEN
    PERFORM erase_case(NEW.case_id, NEW.name, NEW.erased_at);
    RETURN NULL;
  END IF;
  UPDATE cases SET name = NEW.name, email = NEW.email, language = NEW.language, title = to_jsonb(NEW) ->> TG_ARGV[0]
    WHERE id = NEW.case_id AND kind IN (TG_ARGV[1], 'list', 'viewing') AND erased_at IS NULL AND (name, email, language, title) IS DISTINCT FROM (NEW.name, NEW.email, NEW.language, to_jsonb(NEW) ->> TG_ARGV[0]);
  -- A form that was sent again with other words.
  IF NEW.submission_hash IS DISTINCT FROM OLD.submission_hash AND NEW.message IS DISTINCT FROM OLD.message THEN
    INSERT INTO case_messages (case_id, kind, author_name, language, body) VALUES (NEW.case_id, 'guest', NEW.name, NEW.language, left(NEW.message, 5000));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- What is gone is no longer watched, and does not come back from the bin with those who watched it.
CREATE FUNCTION end_watches() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM watched_properties WHERE property_id = OLD.id;
  DELETE FROM told_properties WHERE property_id = OLD.id;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER end_watches BEFORE DELETE ON "properties" FOR EACH ROW EXECUTE FUNCTION end_watches();
