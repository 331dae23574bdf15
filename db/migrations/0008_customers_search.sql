DROP INDEX "experience_inquiries_newest";--> statement-breakpoint
DROP INDEX "experience_inquiries_by_status";--> statement-breakpoint
DROP INDEX "stay_bookings_newest";--> statement-breakpoint
DROP INDEX "stay_bookings_by_status";--> statement-breakpoint
DROP INDEX "transportation_bookings_newest";--> statement-breakpoint
DROP INDEX "transportation_bookings_by_status";--> statement-breakpoint
ALTER TABLE "experience_inquiries" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_folded(coalesce("full_name", '') || chr(10) || coalesce("email", '') || chr(10) || coalesce("message", '') || chr(10) || coalesce("experience_title", ''))) STORED;--> statement-breakpoint
ALTER TABLE "stay_bookings" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_folded(coalesce("full_name", '') || chr(10) || coalesce("email", '') || chr(10) || coalesce("special_requests", '') || chr(10) || coalesce("stay_name", ''))) STORED;--> statement-breakpoint
ALTER TABLE "transportation_bookings" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_folded(coalesce("full_name", '') || chr(10) || coalesce("email", '') || chr(10) || coalesce("special_requests", '') || chr(10) || coalesce("rental_name", ''))) STORED;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_folded(coalesce("name", '') || chr(10) || coalesce("email", '') || chr(10) || coalesce("message", ''))) STORED;--> statement-breakpoint
ALTER TABLE "property_inquiries" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_folded(coalesce("name", '') || chr(10) || coalesce("email", '') || chr(10) || coalesce("message", '') || chr(10) || coalesce("property_title", ''))) STORED;--> statement-breakpoint
CREATE INDEX "experience_inquiries_search" ON "experience_inquiries" USING gin (search_grams("search_text")) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "stay_bookings_search" ON "stay_bookings" USING gin (search_grams("search_text")) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "stay_bookings_confirmed" ON "stay_bookings" USING btree ("stay_id","check_out","check_in") WHERE "stay_bookings"."status" = 'confirmed';--> statement-breakpoint
CREATE INDEX "transportation_bookings_search" ON "transportation_bookings" USING gin (search_grams("search_text")) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "transportation_bookings_confirmed" ON "transportation_bookings" USING btree ("rental_id","return_date","pickup_date") WHERE "transportation_bookings"."status" = 'confirmed';--> statement-breakpoint
CREATE INDEX "inquiries_search" ON "inquiries" USING gin (search_grams("search_text")) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "property_inquiries_search" ON "property_inquiries" USING gin (search_grams("search_text")) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "experience_inquiries_newest" ON "experience_inquiries" USING btree ("created_at" desc nulls last,"id");--> statement-breakpoint
CREATE INDEX "experience_inquiries_by_status" ON "experience_inquiries" USING btree ("status","created_at" desc nulls last,"id");--> statement-breakpoint
CREATE INDEX "stay_bookings_newest" ON "stay_bookings" USING btree ("created_at" desc nulls last,"id");--> statement-breakpoint
CREATE INDEX "stay_bookings_by_status" ON "stay_bookings" USING btree ("status","created_at" desc nulls last,"id");--> statement-breakpoint
CREATE INDEX "transportation_bookings_newest" ON "transportation_bookings" USING btree ("created_at" desc nulls last,"id");--> statement-breakpoint
CREATE INDEX "transportation_bookings_by_status" ON "transportation_bookings" USING btree ("status","created_at" desc nulls last,"id");