CREATE TABLE "bin" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"room" text NOT NULL,
	"table_name" text NOT NULL,
	"item_id" text NOT NULL,
	"item_name" text NOT NULL,
	"row" jsonb NOT NULL,
	"dependents" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"deleted_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bin_room" CHECK ("bin"."room" in ('experiences', 'stays', 'transportation', 'blog', 'properties', 'translations', 'currencies', 'settings', 'customers', 'staff'))
);
--> statement-breakpoint
CREATE TABLE "changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"room" text NOT NULL,
	"action" text NOT NULL,
	"item_id" text,
	"item_name" text,
	"user_id" text NOT NULL,
	"user_name" text NOT NULL,
	"fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "changes_room" CHECK ("changes"."room" in ('experiences', 'stays', 'transportation', 'blog', 'properties', 'translations', 'currencies', 'settings', 'customers', 'staff')),
	CONSTRAINT "changes_action" CHECK ("changes"."action" in ('created', 'changed', 'published', 'unpublished', 'deleted', 'restored', 'removed', 'signed in', 'imported', 'refreshed'))
);
--> statement-breakpoint
ALTER TABLE "blog_articles" ADD COLUMN "image_texts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "experiences" ADD COLUMN "image_texts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "image_texts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "stays" ADD COLUMN "image_texts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "transportation_rentals" ADD COLUMN "image_texts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "bin_newest" ON "bin" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "changes_newest" ON "changes" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "changes_of_room" ON "changes" USING btree ("room","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "changes_of_item" ON "changes" USING btree ("room","item_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "changes_by_user" ON "changes" USING btree ("user_id","created_at" DESC NULLS LAST);