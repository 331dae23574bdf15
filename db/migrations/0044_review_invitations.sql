CREATE TABLE "mail_stops" (
	"mailbox_hash" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_stops_mailbox_hash_kind_pk" PRIMARY KEY("mailbox_hash","kind"),
	CONSTRAINT "mail_stops_mailbox_hash" CHECK ("mail_stops"."mailbox_hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "mail_stops_kind" CHECK ("mail_stops"."kind" in ('reviews', 'alerts'))
);
--> statement-breakpoint
CREATE TABLE "review_invitations" (
	"item_table" text NOT NULL,
	"item_id" uuid NOT NULL,
	"mailing" uuid NOT NULL,
	"state" text NOT NULL,
	"why" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_invitations_item_table_item_id_pk" PRIMARY KEY("item_table","item_id"),
	CONSTRAINT "review_invitations_state" CHECK ("review_invitations"."state" in ('sent', 'skipped')),
	CONSTRAINT "review_invitations_why" CHECK ("review_invitations"."why" in ('no_address', 'address_changed', 'erased', 'not_completed', 'too_late', 'reviewed', 'listing_gone', 'stopped', 'earlier')),
	CONSTRAINT "review_invitations_skipped" CHECK (("review_invitations"."state" = 'skipped') = ("review_invitations"."why" is not null))
);
--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_purpose";--> statement-breakpoint
ALTER TABLE "secret_links" DROP CONSTRAINT "secret_links_opens";--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "data_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "review_invite_days" integer DEFAULT 3;--> statement-breakpoint
CREATE INDEX "review_invitations_mailing" ON "review_invitations" USING btree ("mailing");--> statement-breakpoint
CREATE INDEX "cases_waiting_for_us" ON "cases" USING btree ("data_asked_at","waiting_since","id") WHERE "cases"."state" = 'open' and "cases"."waiting_for" = 'us';--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_purpose" CHECK ("outbox"."purpose" in ('notice', 'confirmation', 'password_reset', 'invitation', 'found', 'link', 'message', 'review'));--> statement-breakpoint
ALTER TABLE "secret_links" ADD CONSTRAINT "secret_links_opens" CHECK ("secret_links"."opens" in ('page', 'stop'));--> statement-breakpoint
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_review_invite_days" CHECK ("site_settings"."review_invite_days" between 1 and 60);--> statement-breakpoint
-- Who was here before guests were asked is not asked all at once.
INSERT INTO "review_invitations" ("item_table", "item_id", "mailing", "state", "why")
SELECT 'stay_bookings', "id", gen_random_uuid(), 'skipped', 'earlier' FROM "stay_bookings" WHERE "status" = 'completed' AND "check_out" >= current_date - 100
UNION ALL SELECT 'transportation_bookings', "id", gen_random_uuid(), 'skipped', 'earlier' FROM "transportation_bookings" WHERE "status" = 'completed' AND "return_date" >= current_date - 100
UNION ALL SELECT 'experience_inquiries', "id", gen_random_uuid(), 'skipped', 'earlier' FROM "experience_inquiries" WHERE "status" = 'completed' AND "date" >= current_date - 100;
--> statement-breakpoint
CREATE FUNCTION end_data_request() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.data_asked_at := NULL;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER end_data_request BEFORE UPDATE ON "cases" FOR EACH ROW
WHEN (OLD.data_asked_at IS NOT NULL AND (OLD.waiting_for = 'us' AND NEW.waiting_for <> 'us' OR OLD.state = 'open' AND NEW.state = 'closed'))
EXECUTE FUNCTION end_data_request();
