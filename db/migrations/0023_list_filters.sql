DROP INDEX "properties_public_newest";--> statement-breakpoint
DROP INDEX "properties_public_price";--> statement-breakpoint
DROP INDEX "properties_public_type_newest";--> statement-breakpoint
DROP INDEX "properties_public_type_price";--> statement-breakpoint
DROP INDEX "stays_price";--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "land_m2" numeric GENERATED ALWAYS AS (substring("land_size" from '^[0-9]+(?:[.][0-9]+)?')::numeric) STORED;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "words_text" text GENERATED ALWAYS AS (search_folded(coalesce("title", '') || chr(10) || coalesce("description", '') || chr(10) || coalesce("location", '') || chr(10) || coalesce("neighborhood", '') || chr(10) || coalesce("title_fr", '') || chr(10) || coalesce("description_fr", '') || chr(10) || coalesce("title_es", '') || chr(10) || coalesce("description_es", '') || chr(10) || coalesce("title_it", '') || chr(10) || coalesce("description_it", '') || chr(10) || coalesce("title_de", '') || chr(10) || coalesce("description_de", '') || chr(10) || coalesce("title_ru", '') || chr(10) || coalesce("description_ru", '') || chr(10) || coalesce("title_zh", '') || chr(10) || coalesce("description_zh", '') || chr(10) || coalesce("title_ar", '') || chr(10) || coalesce("description_ar", '') || chr(10) || coalesce("title_sw", '') || chr(10) || coalesce("description_sw", ''))) STORED;--> statement-breakpoint
CREATE INDEX "properties_public_place_newest" ON "properties" USING btree ("published","listing_type","location","created_at" DESC NULLS LAST,"id","price","type","bedrooms","land_m2");--> statement-breakpoint
CREATE INDEX "properties_public_place_price" ON "properties" USING btree ("published","listing_type","location","price","id","type","bedrooms","land_m2");--> statement-breakpoint
CREATE INDEX "properties_similar" ON "properties" USING btree ("published","type","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "properties_words" ON "properties" USING gin (search_grams("words_text")) WITH (fastupdate=true,gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "stays_type_price" ON "stays" USING btree ("type","price","id","max_guests");--> statement-breakpoint
CREATE INDEX "properties_public_newest" ON "properties" USING btree ("published","listing_type","created_at" DESC NULLS LAST,"id","price","type","bedrooms","location","land_m2");--> statement-breakpoint
CREATE INDEX "properties_public_price" ON "properties" USING btree ("published","listing_type","price","id","type","bedrooms","location","land_m2");--> statement-breakpoint
CREATE INDEX "properties_public_type_newest" ON "properties" USING btree ("published","listing_type","type","created_at" DESC NULLS LAST,"id","price","bedrooms","location","land_m2");--> statement-breakpoint
CREATE INDEX "properties_public_type_price" ON "properties" USING btree ("published","listing_type","type","price","id","bedrooms","location","land_m2");--> statement-breakpoint
CREATE INDEX "stays_price" ON "stays" USING btree ("price","id","max_guests");