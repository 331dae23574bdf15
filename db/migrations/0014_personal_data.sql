ALTER TABLE "changes" DROP CONSTRAINT "changes_action";--> statement-breakpoint
ALTER TABLE "experience_inquiries" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stay_bookings" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "transportation_bookings" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "property_inquiries" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "keep_requests_months" integer DEFAULT 36 NOT NULL;--> statement-breakpoint
CREATE INDEX "experience_inquiries_with_sender" ON "experience_inquiries" USING btree ("created_at") WHERE "experience_inquiries"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "stay_bookings_with_sender" ON "stay_bookings" USING btree ("created_at") WHERE "stay_bookings"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "transportation_bookings_with_sender" ON "transportation_bookings" USING btree ("created_at") WHERE "transportation_bookings"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "inquiries_with_sender" ON "inquiries" USING btree ("created_at") WHERE "inquiries"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "property_inquiries_with_sender" ON "property_inquiries" USING btree ("created_at") WHERE "property_inquiries"."erased_at" is null;--> statement-breakpoint
ALTER TABLE "changes" ADD CONSTRAINT "changes_action" CHECK ("changes"."action" in ('created', 'changed', 'published', 'unpublished', 'deleted', 'restored', 'removed', 'signed in', 'signed out', 'invited', 'uninvited', 'joined', 'disabled', 'enabled', 'imported', 'refreshed', 'erased'));--> statement-breakpoint
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_keep_requests_months" CHECK ("site_settings"."keep_requests_months" between 1 and 240);