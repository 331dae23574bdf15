ALTER TABLE "experience_inquiries" ADD COLUMN "phone_e164" text;--> statement-breakpoint
ALTER TABLE "experience_inquiries" ADD COLUMN "submission_hash" text;--> statement-breakpoint
ALTER TABLE "experience_inquiries" ADD COLUMN "submission_attempt" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "stay_bookings" ADD COLUMN "phone_e164" text;--> statement-breakpoint
ALTER TABLE "stay_bookings" ADD COLUMN "submission_hash" text;--> statement-breakpoint
ALTER TABLE "stay_bookings" ADD COLUMN "submission_attempt" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "transportation_bookings" ADD COLUMN "phone_e164" text;--> statement-breakpoint
ALTER TABLE "transportation_bookings" ADD COLUMN "submission_hash" text;--> statement-breakpoint
ALTER TABLE "transportation_bookings" ADD COLUMN "submission_attempt" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "phone_e164" text;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "submission_hash" text;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "submission_attempt" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "property_inquiries" ADD COLUMN "phone_e164" text;--> statement-breakpoint
ALTER TABLE "property_inquiries" ADD COLUMN "submission_hash" text;--> statement-breakpoint
ALTER TABLE "property_inquiries" ADD COLUMN "submission_attempt" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "phone_e164" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "submission_hash" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "submission_attempt" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "experience_inquiries_phone_e164" ON "experience_inquiries" USING btree ("phone_e164");--> statement-breakpoint
CREATE INDEX "stay_bookings_phone_e164" ON "stay_bookings" USING btree ("phone_e164");--> statement-breakpoint
CREATE INDEX "transportation_bookings_phone_e164" ON "transportation_bookings" USING btree ("phone_e164");--> statement-breakpoint
CREATE INDEX "inquiries_phone_e164" ON "inquiries" USING btree ("phone_e164");--> statement-breakpoint
CREATE INDEX "property_inquiries_phone_e164" ON "property_inquiries" USING btree ("phone_e164");