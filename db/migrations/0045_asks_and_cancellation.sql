CREATE TABLE "asks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"case_id" uuid NOT NULL,
	"item_table" text NOT NULL,
	"item_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"wanted" jsonb,
	"price_lines" jsonb,
	"was_free" boolean,
	"reason" text,
	"answer" text,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "asks_item_table" CHECK ("asks"."item_table" in ('stay_bookings', 'transportation_bookings', 'experience_inquiries')),
	CONSTRAINT "asks_kind" CHECK ("asks"."kind" in ('change', 'cancel')),
	CONSTRAINT "asks_state" CHECK ("asks"."state" in ('open', 'accepted', 'declined', 'withdrawn')),
	CONSTRAINT "asks_wanted" CHECK (num_nonnulls("asks"."wanted", "asks"."was_free") = case "asks"."kind" when 'change' then 2 else 0 end),
	CONSTRAINT "asks_reason" CHECK (length("asks"."reason") <= 1000),
	CONSTRAINT "asks_answer_length" CHECK (length("asks"."answer") <= 1000),
	CONSTRAINT "asks_answer" CHECK (("asks"."state" = 'declined') = (length(btrim(coalesce("asks"."answer", ''))) > 0)),
	CONSTRAINT "asks_decided" CHECK (("asks"."decided_at" is not null) = ("asks"."state" in ('accepted', 'declined')))
);
--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_guest_news";--> statement-breakpoint
ALTER TABLE "experience_inquiries" ADD COLUMN "cancel_text" text;--> statement-breakpoint
ALTER TABLE "experience_inquiries" ADD COLUMN "cancel_free_hours" integer;--> statement-breakpoint
ALTER TABLE "experience_inquiries" ADD COLUMN "cancelled_by" text;--> statement-breakpoint
ALTER TABLE "experience_inquiries" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "experiences" ADD COLUMN "cancel_free_hours" integer;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "cancel_text" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "cancel_text_fr" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "cancel_text_es" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "cancel_text_it" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "cancel_text_de" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "cancel_text_ru" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "cancel_text_zh" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "cancel_text_ar" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "cancel_text_sw" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "cancel_free_hours" integer;--> statement-breakpoint
ALTER TABLE "stay_bookings" ADD COLUMN "cancel_text" text;--> statement-breakpoint
ALTER TABLE "stay_bookings" ADD COLUMN "cancel_free_hours" integer;--> statement-breakpoint
ALTER TABLE "stay_bookings" ADD COLUMN "cancelled_by" text;--> statement-breakpoint
ALTER TABLE "stay_bookings" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stays" ADD COLUMN "cancel_free_hours" integer;--> statement-breakpoint
ALTER TABLE "transportation_bookings" ADD COLUMN "cancel_text" text;--> statement-breakpoint
ALTER TABLE "transportation_bookings" ADD COLUMN "cancel_free_hours" integer;--> statement-breakpoint
ALTER TABLE "transportation_bookings" ADD COLUMN "cancelled_by" text;--> statement-breakpoint
ALTER TABLE "transportation_bookings" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "transportation_rentals" ADD COLUMN "cancel_free_hours" integer;--> statement-breakpoint
ALTER TABLE "asks" ADD CONSTRAINT "asks_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asks" ADD CONSTRAINT "asks_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "asks_open" ON "asks" USING btree ("item_table","item_id") WHERE "asks"."state" = 'open';--> statement-breakpoint
CREATE INDEX "asks_case" ON "asks" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "asks_decided_by" ON "asks" USING btree ("decided_by") WHERE "asks"."decided_by" is not null;--> statement-breakpoint
ALTER TABLE "experience_inquiries" ADD CONSTRAINT "experience_inquiries_cancelled_by" CHECK ("experience_inquiries"."cancelled_by" in ('guest', 'staff'));--> statement-breakpoint
ALTER TABLE "experience_inquiries" ADD CONSTRAINT "experience_inquiries_cancelled" CHECK (("experience_inquiries"."cancelled_by" is null) = ("experience_inquiries"."cancelled_at" is null) and ("experience_inquiries"."cancelled_by" is null or "experience_inquiries"."status" = 'cancelled'));--> statement-breakpoint
ALTER TABLE "experience_inquiries" ADD CONSTRAINT "experience_inquiries_cancel_free_hours" CHECK ("experience_inquiries"."cancel_free_hours" >= 0);--> statement-breakpoint
ALTER TABLE "experiences" ADD CONSTRAINT "experiences_cancel_free_hours" CHECK ("experiences"."cancel_free_hours" between 0 and 2160);--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_guest_news" CHECK ("outbox"."guest_news" in ('confirmed', 'cancelled', 'moved', 'repriced', 'departure_cancelled', 'guest_cancelled'));--> statement-breakpoint
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_cancel_free_hours" CHECK ("site_settings"."cancel_free_hours" between 0 and 2160);--> statement-breakpoint
ALTER TABLE "stay_bookings" ADD CONSTRAINT "stay_bookings_cancelled_by" CHECK ("stay_bookings"."cancelled_by" in ('guest', 'staff'));--> statement-breakpoint
ALTER TABLE "stay_bookings" ADD CONSTRAINT "stay_bookings_cancelled" CHECK (("stay_bookings"."cancelled_by" is null) = ("stay_bookings"."cancelled_at" is null) and ("stay_bookings"."cancelled_by" is null or "stay_bookings"."status" = 'cancelled'));--> statement-breakpoint
ALTER TABLE "stay_bookings" ADD CONSTRAINT "stay_bookings_cancel_free_hours" CHECK ("stay_bookings"."cancel_free_hours" >= 0);--> statement-breakpoint
ALTER TABLE "stays" ADD CONSTRAINT "stays_cancel_free_hours" CHECK ("stays"."cancel_free_hours" between 0 and 2160);--> statement-breakpoint
ALTER TABLE "transportation_bookings" ADD CONSTRAINT "transportation_bookings_cancelled_by" CHECK ("transportation_bookings"."cancelled_by" in ('guest', 'staff'));--> statement-breakpoint
ALTER TABLE "transportation_bookings" ADD CONSTRAINT "transportation_bookings_cancelled" CHECK (("transportation_bookings"."cancelled_by" is null) = ("transportation_bookings"."cancelled_at" is null) and ("transportation_bookings"."cancelled_by" is null or "transportation_bookings"."status" = 'cancelled'));--> statement-breakpoint
ALTER TABLE "transportation_bookings" ADD CONSTRAINT "transportation_bookings_cancel_free_hours" CHECK ("transportation_bookings"."cancel_free_hours" >= 0);--> statement-breakpoint
ALTER TABLE "transportation_rentals" ADD CONSTRAINT "transportation_rentals_cancel_free_hours" CHECK ("transportation_rentals"."cancel_free_hours" between 0 and 2160);
--> statement-breakpoint
-- Who cancelled a booking and when goes with its status, whoever sets that.
CREATE FUNCTION mark_cancelled() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'cancelled' THEN
    NEW.cancelled_by := coalesce(NEW.cancelled_by, 'staff');
    NEW.cancelled_at := coalesce(NEW.cancelled_at, clock_timestamp());
  ELSE
    NEW.cancelled_by := NULL;
    NEW.cancelled_at := NULL;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER mark_cancelled BEFORE UPDATE OF status ON "stay_bookings" FOR EACH ROW WHEN (NEW.status IS DISTINCT FROM OLD.status) EXECUTE FUNCTION mark_cancelled();
--> statement-breakpoint
CREATE TRIGGER mark_cancelled BEFORE UPDATE OF status ON "transportation_bookings" FOR EACH ROW WHEN (NEW.status IS DISTINCT FROM OLD.status) EXECUTE FUNCTION mark_cancelled();
--> statement-breakpoint
CREATE TRIGGER mark_cancelled BEFORE UPDATE OF status ON "experience_inquiries" FOR EACH ROW WHEN (NEW.status IS DISTINCT FROM OLD.status) EXECUTE FUNCTION mark_cancelled();
--> statement-breakpoint
-- Nothing can be asked of a booking that is over. One that was asked to be cancelled has what was asked for.
CREATE FUNCTION close_asks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE asks SET
    state = CASE WHEN kind = 'cancel' AND NEW.status = 'cancelled' THEN 'accepted' ELSE 'withdrawn' END,
    decided_at = CASE WHEN kind = 'cancel' AND NEW.status = 'cancelled' THEN now() END
    WHERE item_table = TG_TABLE_NAME AND item_id = NEW.id AND state = 'open';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER close_asks AFTER UPDATE OF status ON "stay_bookings" FOR EACH ROW WHEN (NEW.status IN ('cancelled', 'completed') AND NEW.status IS DISTINCT FROM OLD.status) EXECUTE FUNCTION close_asks();
--> statement-breakpoint
CREATE TRIGGER close_asks AFTER UPDATE OF status ON "transportation_bookings" FOR EACH ROW WHEN (NEW.status IN ('cancelled', 'completed') AND NEW.status IS DISTINCT FROM OLD.status) EXECUTE FUNCTION close_asks();
--> statement-breakpoint
CREATE TRIGGER close_asks AFTER UPDATE OF status ON "experience_inquiries" FOR EACH ROW WHEN (NEW.status IN ('cancelled', 'completed') AND NEW.status IS DISTINCT FROM OLD.status) EXECUTE FUNCTION close_asks();
--> statement-breakpoint
-- Whoever erases a guest erases his words, and ours about them.
CREATE FUNCTION erase_asks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE asks SET
    state = CASE WHEN state = 'open' THEN 'withdrawn' ELSE state END,
    reason = NULL,
    answer = CASE WHEN answer IS NOT NULL THEN NEW.name END
    WHERE case_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER erase_asks AFTER UPDATE OF erased_at ON "cases" FOR EACH ROW WHEN (NEW.erased_at IS NOT NULL AND OLD.erased_at IS NULL) EXECUTE FUNCTION erase_asks();
--> statement-breakpoint
-- As before, and: what a guest asks for waits for us, as does a cancelled booking that was paid for. That an ask was
-- accepted or taken back ends the waiting that it began.
CREATE OR REPLACE FUNCTION keep_case() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_case uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.case_id ELSE NEW.case_id END;
  happened text := CASE WHEN TG_OP = 'INSERT' THEN NEW.event ->> 'type' END;
  asks_us boolean := false;
  answers boolean := false;
BEGIN
  IF TG_OP = 'INSERT' THEN
    asks_us := NEW.kind = 'guest' OR coalesce(happened IN ('mail_failed', 'change_asked', 'cancel_asked') OR (happened = 'cancelled_by_guest' AND (NEW.event ->> 'paid')::boolean), false);
    answers := coalesce(happened IN ('no_answer_needed', 'closed'), false);
    IF happened IN ('ask_accepted', 'ask_withdrawn') THEN
      answers := EXISTS (
        SELECT 1 FROM cases c JOIN case_messages m ON m.case_id = c.id AND m.created_at = c.waiting_since AND m.event ->> 'type' IN ('change_asked', 'cancel_asked')
        WHERE c.id = of_case AND c.waiting_for = 'us' AND NOT EXISTS (SELECT 1 FROM case_messages g WHERE g.case_id = c.id AND g.kind = 'guest' AND g.created_at > c.waiting_since)
      );
    END IF;
    UPDATE cases SET
      messages = messages + (NEW.kind <> 'event')::int,
      unread_by_staff = unread_by_staff + (NEW.kind = 'guest' AND NEW.read_at IS NULL)::int,
      unread_by_guest = unread_by_guest + (NEW.kind = 'staff' AND NEW.read_at IS NULL)::int,
      last_message_at = CASE WHEN NEW.kind IN ('guest', 'staff') THEN greatest(last_message_at, NEW.created_at) ELSE last_message_at END,
      state = CASE WHEN happened = 'closed' THEN 'closed' WHEN happened = 'opened' OR (asks_us AND happened IS DISTINCT FROM 'mail_failed') THEN 'open' ELSE state END,
      -- The oldest word nobody answered counts.
      waiting_since = CASE
        WHEN asks_us THEN CASE WHEN waiting_for = 'us' THEN least(waiting_since, NEW.created_at) ELSE NEW.created_at END
        WHEN NEW.kind = 'staff' THEN NEW.created_at
        WHEN answers THEN NULL
        ELSE waiting_since END,
      waiting_for = CASE
        WHEN asks_us THEN 'us'
        WHEN NEW.kind = 'staff' THEN 'guest'
        WHEN answers THEN 'nobody'
        ELSE waiting_for END,
      mail_failed_at = CASE WHEN happened = 'mail_failed' THEN NEW.created_at WHEN happened = 'mail_sent' THEN NULL ELSE mail_failed_at END,
      updated_at = now()
    WHERE id = of_case;
  ELSE
    UPDATE cases SET (messages, unread_by_staff, unread_by_guest) = (
      SELECT count(*) FILTER (WHERE kind <> 'event'), count(*) FILTER (WHERE kind = 'guest' AND read_at IS NULL), count(*) FILTER (WHERE kind = 'staff' AND read_at IS NULL)
      FROM case_messages WHERE case_id = of_case
    ) WHERE id = of_case;
  END IF;
  PERFORM pg_notify('requests', json_build_object('table', 'cases', 'id', of_case)::text);
  RETURN NULL;
END $$;
