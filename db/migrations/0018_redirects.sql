CREATE TABLE "redirects" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"from_path" text NOT NULL,
	"kind" text,
	"item_id" uuid,
	"to_path" text,
	"source" text NOT NULL,
	"made_by" text NOT NULL,
	"hits" integer DEFAULT 0 NOT NULL,
	"last_hit_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "redirects_from_path_unique" UNIQUE("from_path"),
	CONSTRAINT "redirects_one_target" CHECK (("redirects"."item_id" is null) <> ("redirects"."to_path" is null) and ("redirects"."kind" is null) = ("redirects"."item_id" is null)),
	CONSTRAINT "redirects_from_path" CHECK ("redirects"."from_path" ~ '^/' and "redirects"."from_path" !~ '^/(1324admin|api|media|preview)(/|$)'),
	CONSTRAINT "redirects_kind" CHECK ("redirects"."kind" in ('experiences', 'stays', 'transportation', 'blog', 'properties', 'property_bookings', 'translations', 'currencies', 'settings', 'customers', 'staff')),
	CONSTRAINT "redirects_source" CHECK ("redirects"."source" in ('slug', 'staff')),
	CONSTRAINT "redirects_hits" CHECK ("redirects"."hits" >= 0)
);
--> statement-breakpoint
CREATE INDEX "redirects_of_item" ON "redirects" USING btree ("kind","item_id");