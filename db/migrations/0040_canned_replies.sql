CREATE TABLE "canned_replies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"text_fr" text,
	"text_es" text,
	"text_it" text,
	"text_de" text,
	"text_ru" text,
	"text_zh" text,
	"text_ar" text,
	"text_sw" text,
	"position" integer DEFAULT 1000000 NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"last_used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "canned_replies_name_not_blank" CHECK (length(btrim("canned_replies"."name")) > 0),
	CONSTRAINT "canned_replies_name_length" CHECK (length("canned_replies"."name") <= 60),
	CONSTRAINT "canned_replies_text_not_blank" CHECK (length(btrim("canned_replies"."text")) > 0),
	CONSTRAINT "canned_replies_text_length" CHECK (greatest(length("canned_replies"."text"), length("canned_replies"."text_fr"), length("canned_replies"."text_es"), length("canned_replies"."text_it"), length("canned_replies"."text_de"), length("canned_replies"."text_ru"), length("canned_replies"."text_zh"), length("canned_replies"."text_ar"), length("canned_replies"."text_sw")) <= 4000),
	CONSTRAINT "canned_replies_position" CHECK ("canned_replies"."position" >= 1),
	CONSTRAINT "canned_replies_used" CHECK ("canned_replies"."used" >= 0),
	CONSTRAINT "canned_replies_last_used" CHECK (("canned_replies"."used" > 0) = ("canned_replies"."last_used_at" is not null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "canned_replies_name" ON "canned_replies" USING btree (lower("name"));
--> statement-breakpoint
CREATE INDEX "canned_replies_order" ON "canned_replies" USING btree ("position","created_at","id");
--> statement-breakpoint
-- The history and the bin get a room for them, and with it whatever is named after the rooms.
ALTER TABLE "bin" DROP CONSTRAINT "bin_room";
--> statement-breakpoint
ALTER TABLE "bin" ADD CONSTRAINT "bin_room" CHECK ("bin"."room" in ('experiences', 'stays', 'transportation', 'blog', 'properties', 'property_bookings', 'translations', 'currencies', 'settings', 'customers', 'replies', 'staff')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "bin" VALIDATE CONSTRAINT "bin_room";
--> statement-breakpoint
ALTER TABLE "changes" DROP CONSTRAINT "changes_room";
--> statement-breakpoint
ALTER TABLE "changes" ADD CONSTRAINT "changes_room" CHECK ("changes"."room" in ('experiences', 'stays', 'transportation', 'blog', 'properties', 'property_bookings', 'translations', 'currencies', 'settings', 'customers', 'replies', 'staff')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "changes" VALIDATE CONSTRAINT "changes_room";
--> statement-breakpoint
ALTER TABLE "redirects" DROP CONSTRAINT "redirects_kind";
--> statement-breakpoint
ALTER TABLE "redirects" ADD CONSTRAINT "redirects_kind" CHECK ("redirects"."kind" in ('experiences', 'stays', 'transportation', 'blog', 'properties', 'property_bookings', 'translations', 'currencies', 'settings', 'customers', 'replies', 'staff')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "redirects" VALIDATE CONSTRAINT "redirects_kind";
