ALTER TABLE "bin" DROP CONSTRAINT "bin_room";--> statement-breakpoint
ALTER TABLE "changes" DROP CONSTRAINT "changes_room";--> statement-breakpoint
CREATE INDEX "inquiries_unread" ON "inquiries" USING btree ("created_at" DESC NULLS LAST) WHERE not "inquiries"."read";--> statement-breakpoint
ALTER TABLE "bin" ADD CONSTRAINT "bin_room" CHECK ("bin"."room" in ('experiences', 'stays', 'transportation', 'blog', 'properties', 'property_bookings', 'translations', 'currencies', 'settings', 'customers', 'staff'));--> statement-breakpoint
ALTER TABLE "changes" ADD CONSTRAINT "changes_room" CHECK ("changes"."room" in ('experiences', 'stays', 'transportation', 'blog', 'properties', 'property_bookings', 'translations', 'currencies', 'settings', 'customers', 'staff'));