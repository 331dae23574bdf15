ALTER TABLE "experience_inquiries" ADD COLUMN "page" text;--> statement-breakpoint
ALTER TABLE "stay_bookings" ADD COLUMN "page" text;--> statement-breakpoint
ALTER TABLE "transportation_bookings" ADD COLUMN "page" text;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "page" text;--> statement-breakpoint
ALTER TABLE "property_inquiries" ADD COLUMN "page" text;