ALTER TABLE "property_notifications" ADD COLUMN "handled_at" timestamp with time zone;--> statement-breakpoint
-- What staff published from the list of properties was decided on there.
UPDATE "property_notifications" SET "read" = true FROM "properties" WHERE "properties"."id" = "property_id" AND "published" AND "property_notifications"."type" = 'new_submission' AND NOT "read";--> statement-breakpoint
UPDATE "property_notifications" SET "handled_at" = "created_at" WHERE "read";--> statement-breakpoint
CREATE INDEX "property_notifications_handled" ON "property_notifications" USING btree ("handled_at" DESC NULLS LAST,"id") WHERE "property_notifications"."read";
