CREATE TABLE "guide_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"section" text NOT NULL,
	"kind" text NOT NULL,
	"key" text,
	"title" text NOT NULL,
	"title_fr" text,
	"title_es" text,
	"title_it" text,
	"title_de" text,
	"title_ru" text,
	"title_zh" text,
	"title_ar" text,
	"title_sw" text,
	"body" text,
	"body_fr" text,
	"body_es" text,
	"body_it" text,
	"body_de" text,
	"body_ru" text,
	"body_zh" text,
	"body_ar" text,
	"body_sw" text,
	"url" text,
	"starts_on" date,
	"ends_on" date,
	"is_about" boolean DEFAULT false NOT NULL,
	"repeats_yearly" boolean DEFAULT false NOT NULL,
	"source" text,
	"checked_on" date,
	"checked_by" text,
	"position" integer DEFAULT 1000000 NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guide_items_key" UNIQUE("key"),
	CONSTRAINT "guide_items_section" CHECK ("guide_items"."section" in ('overview', 'weather', 'visa', 'transportation', 'safety', 'practical')),
	CONSTRAINT "guide_items_kind" CHECK ("guide_items"."kind" in ('link', 'ferry', 'visa', 'holiday', 'notice')),
	CONSTRAINT "guide_items_title" CHECK (length(btrim("guide_items"."title")) > 0),
	CONSTRAINT "guide_items_url" CHECK ("guide_items"."url" ~ '^https://' and length("guide_items"."url") <= 500),
	CONSTRAINT "guide_items_days" CHECK ("guide_items"."ends_on" >= "guide_items"."starts_on"),
	CONSTRAINT "guide_items_last_day" CHECK ("guide_items"."ends_on" is null or "guide_items"."starts_on" is not null),
	CONSTRAINT "guide_items_holiday" CHECK ("guide_items"."kind" <> 'holiday' or "guide_items"."starts_on" is not null or "guide_items"."is_about"),
	CONSTRAINT "guide_items_yearly" CHECK (not "guide_items"."repeats_yearly" or ("guide_items"."starts_on" is not null and not "guide_items"."is_about")),
	CONSTRAINT "guide_items_checked" CHECK ("guide_items"."checked_on" <= (now() at time zone 'UTC' + interval '3 hours')::date),
	CONSTRAINT "guide_items_position" CHECK ("guide_items"."position" >= 1)
);
--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "guide_check_days" integer DEFAULT 180 NOT NULL;
--> statement-breakpoint
ALTER TABLE "guide_items" ADD CONSTRAINT "guide_items_checked_by_users_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "guide_items_order" ON "guide_items" USING btree ("section","position","created_at","id");
--> statement-breakpoint
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE ON "guide_items" FOR EACH STATEMENT EXECUTE FUNCTION announce_content_table();
--> statement-breakpoint
CREATE INDEX "guide_items_checked_by" ON "guide_items" USING btree ("checked_by");
--> statement-breakpoint
-- The history and the bin get a room for them, and with it whatever is named after the rooms.
ALTER TABLE "bin" DROP CONSTRAINT "bin_room";
--> statement-breakpoint
ALTER TABLE "bin" ADD CONSTRAINT "bin_room" CHECK ("bin"."room" in ('experiences', 'stays', 'transportation', 'blog', 'properties', 'property_bookings', 'translations', 'currencies', 'settings', 'customers', 'replies', 'guide', 'staff')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "bin" VALIDATE CONSTRAINT "bin_room";
--> statement-breakpoint
ALTER TABLE "changes" DROP CONSTRAINT "changes_room";
--> statement-breakpoint
ALTER TABLE "changes" ADD CONSTRAINT "changes_room" CHECK ("changes"."room" in ('experiences', 'stays', 'transportation', 'blog', 'properties', 'property_bookings', 'translations', 'currencies', 'settings', 'customers', 'replies', 'guide', 'staff')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "changes" VALIDATE CONSTRAINT "changes_room";
--> statement-breakpoint
ALTER TABLE "redirects" DROP CONSTRAINT "redirects_kind";
--> statement-breakpoint
ALTER TABLE "redirects" ADD CONSTRAINT "redirects_kind" CHECK ("redirects"."kind" in ('experiences', 'stays', 'transportation', 'blog', 'properties', 'property_bookings', 'translations', 'currencies', 'settings', 'customers', 'replies', 'guide', 'staff')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "redirects" VALIDATE CONSTRAINT "redirects_kind";
--> statement-breakpoint
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_guide_check_days" CHECK ("site_settings"."guide_check_days" between 7 and 730);

--> statement-breakpoint
CREATE TABLE "share_pictures" (
	"kind" text NOT NULL,
	"item_id" uuid NOT NULL,
	"language" text NOT NULL,
	"hash" text NOT NULL,
	"path" text NOT NULL,
	"bytes" integer NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_on" date NOT NULL,
	CONSTRAINT "share_pictures_kind_item_id_language_hash_pk" PRIMARY KEY("kind","item_id","language","hash"),
	CONSTRAINT "share_pictures_path" UNIQUE("path"),
	CONSTRAINT "share_pictures_kind" CHECK ("share_pictures"."kind" in ('property', 'stay', 'experience', 'article', 'vehicle')),
	CONSTRAINT "share_pictures_language" CHECK ("share_pictures"."language" in ('en', 'fr', 'es', 'it', 'de', 'ru', 'zh', 'ar', 'sw')),
	CONSTRAINT "share_pictures_hash" CHECK ("share_pictures"."hash" ~ '^[0-9a-f]{16}$'),
	CONSTRAINT "share_pictures_bytes" CHECK ("share_pictures"."bytes" between 1 and 300000)
);
--> statement-breakpoint
CREATE INDEX "share_pictures_unused" ON "share_pictures" USING btree ("used_on","made_at");