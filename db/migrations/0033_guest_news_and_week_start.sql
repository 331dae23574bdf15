ALTER TABLE "admin_users" ADD COLUMN "week_start" text DEFAULT 'monday' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "guest_news" text;--> statement-breakpoint
CREATE INDEX "cases_assignee" ON "cases" USING btree ("assignee") WHERE "cases"."assignee" is not null;--> statement-breakpoint
CREATE INDEX "outbox_about" ON "outbox" USING btree ("about_id");--> statement-breakpoint
ALTER TABLE "admin_users" ADD CONSTRAINT "admin_users_week_start" CHECK ("admin_users"."week_start" in ('monday', 'sunday', 'saturday'));--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_guest_news" CHECK ("outbox"."guest_news" in ('confirmed', 'cancelled', 'moved', 'repriced', 'departure_cancelled'));--> statement-breakpoint
-- A discount is a price like those of seasons: pages that show it are read anew.
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE ON "long_stay_discounts" FOR EACH ROW EXECUTE FUNCTION announce_listing();
