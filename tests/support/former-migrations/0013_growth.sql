DROP INDEX "experiences_category";--> statement-breakpoint
DROP INDEX "properties_public_newest";--> statement-breakpoint
DROP INDEX "properties_public_type_newest";--> statement-breakpoint
DROP INDEX "stays_newest";--> statement-breakpoint
DROP INDEX "stays_type";--> statement-breakpoint
ALTER TABLE "blog_articles" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_folded(coalesce("title", '') || chr(10) || coalesce("description", '') || chr(10) || coalesce("title_fr", '') || chr(10) || coalesce("description_fr", '') || chr(10) || coalesce("title_es", '') || chr(10) || coalesce("description_es", '') || chr(10) || coalesce("title_it", '') || chr(10) || coalesce("description_it", '') || chr(10) || coalesce("title_de", '') || chr(10) || coalesce("description_de", '') || chr(10) || coalesce("title_ru", '') || chr(10) || coalesce("description_ru", '') || chr(10) || coalesce("title_zh", '') || chr(10) || coalesce("description_zh", '') || chr(10) || coalesce("title_ar", '') || chr(10) || coalesce("description_ar", '') || chr(10) || coalesce("title_sw", '') || chr(10) || coalesce("description_sw", ''))) STORED;--> statement-breakpoint
ALTER TABLE "experiences" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_folded(coalesce("title", '') || chr(10) || coalesce("description", ''))) STORED;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_folded(coalesce("title", '') || chr(10) || coalesce("location", ''))) STORED;--> statement-breakpoint
CREATE INDEX "blog_articles_search" ON "blog_articles" USING gin (search_grams("search_text")) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "experiences_title" ON "experiences" USING btree (lower("title"));--> statement-breakpoint
CREATE INDEX "experiences_by_category" ON "experiences" USING btree (lower("category"));--> statement-breakpoint
CREATE INDEX "experiences_price" ON "experiences" USING btree ("price");--> statement-breakpoint
CREATE INDEX "experiences_search" ON "experiences" USING gin (search_grams("search_text")) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "experiences_named" ON "experiences" USING gin (search_grams(search_folded("title"))) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "properties_type_newest" ON "properties" USING btree ("type","created_at" DESC NULLS LAST,"id","status","listing_type");--> statement-breakpoint
CREATE INDEX "properties_status_newest" ON "properties" USING btree ("status","created_at" DESC NULLS LAST,"id","listing_type");--> statement-breakpoint
CREATE INDEX "properties_listing_newest" ON "properties" USING btree ("listing_type","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "properties_title" ON "properties" USING btree (lower("title"));--> statement-breakpoint
CREATE INDEX "properties_price" ON "properties" USING btree ("price");--> statement-breakpoint
CREATE INDEX "properties_search" ON "properties" USING gin (search_grams("search_text")) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "properties_named" ON "properties" USING gin (search_grams(search_folded("title"))) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "stays_named" ON "stays" USING gin (search_grams(search_folded("name"))) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "transportation_rentals_named" ON "transportation_rentals" USING gin (search_grams(search_folded("name"))) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "experiences_category" ON "experiences" USING btree ("category","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "properties_public_newest" ON "properties" USING btree ("published","created_at" DESC NULLS LAST,"id","price");--> statement-breakpoint
CREATE INDEX "properties_public_type_newest" ON "properties" USING btree ("published","type","created_at" DESC NULLS LAST,"id","price");--> statement-breakpoint
CREATE INDEX "stays_newest" ON "stays" USING btree ("created_at" DESC NULLS LAST,"id","price","max_guests");--> statement-breakpoint
CREATE INDEX "stays_type" ON "stays" USING btree ("type","created_at" DESC NULLS LAST,"id","price","max_guests");