CREATE TABLE "search_entries" (
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"title" text NOT NULL,
	"detail" text NOT NULL,
	"aliases" text NOT NULL,
	"picture" text,
	"amount" numeric(12, 2),
	"status" text,
	"sorted_at" timestamp with time zone NOT NULL,
	"folded_title" text NOT NULL,
	"folded" text NOT NULL,
	"grams" "tsvector" NOT NULL,
	CONSTRAINT "search_entries_kind_item_id_pk" PRIMARY KEY("kind","item_id"),
	CONSTRAINT "search_entries_kind" CHECK ("search_entries"."kind" in ('experiences', 'stays', 'transportation', 'properties', 'blog', 'experience_inquiries', 'stay_bookings', 'transportation_bookings', 'inquiries', 'property_inquiries', 'property_bookings', 'staff', 'translations'))
);
--> statement-breakpoint
CREATE INDEX "search_entries_title" ON "search_entries" USING btree ("kind","folded_title" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_entries_newest" ON "search_entries" USING btree ("kind","sorted_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "search_entries_grams" ON "search_entries" USING gin ("grams") WITH (fastupdate=false);