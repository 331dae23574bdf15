-- Requests that were erased before this still waited for an answer that nobody can get.
UPDATE "experience_inquiries" SET "status" = 'cancelled' WHERE "erased_at" IS NOT NULL AND "status" = 'pending';--> statement-breakpoint
UPDATE "stay_bookings" SET "status" = 'cancelled' WHERE "erased_at" IS NOT NULL AND "status" = 'pending';--> statement-breakpoint
UPDATE "transportation_bookings" SET "status" = 'cancelled' WHERE "erased_at" IS NOT NULL AND "status" = 'pending';--> statement-breakpoint
UPDATE "inquiries" SET "status" = 'closed' WHERE "erased_at" IS NOT NULL AND "status" = 'pending';--> statement-breakpoint
UPDATE "inquiries" SET "read" = true WHERE "erased_at" IS NOT NULL AND NOT "read";
