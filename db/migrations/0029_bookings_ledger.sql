-- The ledger's exclusion constraint compares units for equality in a GiST index.
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
CREATE FUNCTION random_reference() RETURNS text LANGUAGE sql VOLATILE AS $$
  SELECT substr('23456789ABCDEFGHJKMNPQRSTUVWXYZ', 1 + floor(random() * 31)::int, 1)
    || substr('23456789ABCDEFGHJKMNPQRSTUVWXYZ', 1 + floor(random() * 31)::int, 1)
    || substr('23456789ABCDEFGHJKMNPQRSTUVWXYZ', 1 + floor(random() * 31)::int, 1)
    || substr('23456789ABCDEFGHJKMNPQRSTUVWXYZ', 1 + floor(random() * 31)::int, 1)
    || substr('23456789ABCDEFGHJKMNPQRSTUVWXYZ', 1 + floor(random() * 31)::int, 1)
    || substr('23456789ABCDEFGHJKMNPQRSTUVWXYZ', 1 + floor(random() * 31)::int, 1)
$$;
--> statement-breakpoint
-- A reference nobody else has, over bookings and cases.
CREATE FUNCTION new_reference() RETURNS text LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  made text;
BEGIN
  LOOP
    INSERT INTO reference_codes (code) VALUES (random_reference()) ON CONFLICT DO NOTHING RETURNING code INTO made;
    IF made IS NOT NULL THEN
      RETURN made;
    END IF;
  END LOOP;
END $$;
--> statement-breakpoint
CREATE TABLE "calendar_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"unit_id" uuid,
	"stay_id" uuid,
	"rental_id" uuid,
	"channel_id" uuid,
	"token" text NOT NULL,
	"last_read_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "calendar_links_token_unique" UNIQUE("token"),
	CONSTRAINT "calendar_links_subject" CHECK (num_nonnulls("calendar_links"."unit_id", "calendar_links"."stay_id", "calendar_links"."rental_id") = 1),
	CONSTRAINT "calendar_links_token" CHECK (length("calendar_links"."token") = 43)
);
--> statement-breakpoint
CREATE TABLE "channel_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"channel_id" uuid NOT NULL,
	"uid" text NOT NULL,
	"recurrence_id" text DEFAULT '' NOT NULL,
	"first_day" date NOT NULL,
	"end_day" date NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"is_closed" boolean DEFAULT false NOT NULL,
	"missed_polls" integer DEFAULT 0 NOT NULL,
	"clash" boolean DEFAULT false NOT NULL,
	"first_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "channel_events_uid" UNIQUE("channel_id","uid","recurrence_id"),
	CONSTRAINT "channel_events_uid_length" CHECK (length("channel_events"."uid") <= 500),
	CONSTRAINT "channel_events_summary_length" CHECK (length("channel_events"."summary") <= 200),
	CONSTRAINT "channel_events_days" CHECK ("channel_events"."end_day" > "channel_events"."first_day"),
	CONSTRAINT "channel_events_missed_polls" CHECK ("channel_events"."missed_polls" >= 0)
);
--> statement-breakpoint
CREATE TABLE "channels" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"unit_id" uuid NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"closed_summaries" text[] DEFAULT '{}'::text[] NOT NULL,
	"etag" text,
	"last_modified" text,
	"last_tried_at" timestamp with time zone,
	"last_success_at" timestamp with time zone,
	"last_error" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"next_poll_at" timestamp with time zone DEFAULT now() NOT NULL,
	"events_seen" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "channels_unit_url" UNIQUE("unit_id","url"),
	CONSTRAINT "channels_name" CHECK (length(btrim("channels"."name")) > 0),
	CONSTRAINT "channels_url" CHECK (length(btrim("channels"."url")) > 0),
	CONSTRAINT "channels_failures" CHECK ("channels"."failures" >= 0),
	CONSTRAINT "channels_events_seen" CHECK ("channels"."events_seen" >= 0)
);
--> statement-breakpoint
CREATE TABLE "departure_patterns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"experience_id" uuid NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date,
	"weekdays" smallint NOT NULL,
	"start_time" time NOT NULL,
	"seats" integer NOT NULL,
	"cutoff_hours" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "departure_patterns_days" CHECK ("departure_patterns"."last_day" >= "departure_patterns"."first_day"),
	CONSTRAINT "departure_patterns_weekdays" CHECK ("departure_patterns"."weekdays" between 1 and 127),
	CONSTRAINT "departure_patterns_seats" CHECK ("departure_patterns"."seats" between 1 and 500),
	CONSTRAINT "departure_patterns_cutoff" CHECK ("departure_patterns"."cutoff_hours" between 0 and 720)
);
--> statement-breakpoint
CREATE TABLE "departure_seats" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"departure_id" uuid NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"seats" integer NOT NULL,
	"hold_until" timestamp with time zone,
	CONSTRAINT "departure_seats_inquiry" UNIQUE("inquiry_id"),
	CONSTRAINT "departure_seats_seats" CHECK ("departure_seats"."seats" between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "departures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"experience_id" uuid NOT NULL,
	"day" date NOT NULL,
	"start_time" time NOT NULL,
	"capacity" integer NOT NULL,
	"seats_taken" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"cutoff_hours" integer DEFAULT 0 NOT NULL,
	"guide_note" text,
	"is_extra" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "departures_start" UNIQUE("experience_id","day","start_time"),
	CONSTRAINT "departures_seats" CHECK ("departures"."seats_taken" between 0 and "departures"."capacity"),
	CONSTRAINT "departures_capacity" CHECK ("departures"."capacity" between 0 and 500),
	CONSTRAINT "departures_cutoff" CHECK ("departures"."cutoff_hours" between 0 and 720),
	CONSTRAINT "departures_state" CHECK ("departures"."state" in ('open', 'closed', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "hold_networks" (
	"item_id" uuid PRIMARY KEY NOT NULL,
	"network" text NOT NULL,
	"hold_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "long_stay_discounts" (
	"stay_id" uuid NOT NULL,
	"from_nights" integer NOT NULL,
	"percent" integer NOT NULL,
	CONSTRAINT "long_stay_discounts_stay_id_from_nights_pk" PRIMARY KEY("stay_id","from_nights"),
	CONSTRAINT "long_stay_discounts_from_nights" CHECK ("long_stay_discounts"."from_nights" between 2 and 365),
	CONSTRAINT "long_stay_discounts_percent" CHECK ("long_stay_discounts"."percent" between 1 and 90)
);
--> statement-breakpoint
CREATE TABLE "occupancies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"unit_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"first_day" date NOT NULL,
	"end_day" date NOT NULL,
	"stay_booking_id" uuid,
	"transportation_booking_id" uuid,
	"channel_id" uuid,
	"hold_until" timestamp with time zone,
	"reason" text,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "occupancies_stay_booking" UNIQUE("stay_booking_id"),
	CONSTRAINT "occupancies_transportation_booking" UNIQUE("transportation_booking_id","unit_id"),
	CONSTRAINT "occupancies_kind" CHECK ("occupancies"."kind" in ('booking', 'hold', 'block', 'out_of_service', 'import')),
	CONSTRAINT "occupancies_days" CHECK ("occupancies"."end_day" > "occupancies"."first_day"),
	CONSTRAINT "occupancies_length" CHECK ("occupancies"."end_day" - "occupancies"."first_day" <= 1100),
	CONSTRAINT "occupancies_owner" CHECK (case "occupancies"."kind"
        when 'booking' then num_nonnulls("occupancies"."stay_booking_id", "occupancies"."transportation_booking_id") = 1 and "occupancies"."channel_id" is null
        when 'hold' then num_nonnulls("occupancies"."stay_booking_id", "occupancies"."transportation_booking_id") = 1 and "occupancies"."channel_id" is null
        when 'import' then num_nonnulls("occupancies"."stay_booking_id", "occupancies"."transportation_booking_id") = 0 and "occupancies"."channel_id" is not null
        else num_nonnulls("occupancies"."stay_booking_id", "occupancies"."transportation_booking_id", "occupancies"."channel_id") = 0 end),
	CONSTRAINT "occupancies_hold_until" CHECK (("occupancies"."hold_until" is not null) = ("occupancies"."kind" = 'hold'))
);
--> statement-breakpoint
CREATE TABLE "seasons" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"stay_id" uuid,
	"rental_id" uuid,
	"experience_id" uuid,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"weekdays" smallint,
	"price" numeric(12, 2) NOT NULL,
	"price_per_week" numeric(12, 2),
	"child_price" numeric(12, 2),
	"min_nights" integer,
	CONSTRAINT "seasons_stay_position" UNIQUE("stay_id","position") DEFERRABLE INITIALLY IMMEDIATE,
	CONSTRAINT "seasons_rental_position" UNIQUE("rental_id","position") DEFERRABLE INITIALLY IMMEDIATE,
	CONSTRAINT "seasons_experience_position" UNIQUE("experience_id","position") DEFERRABLE INITIALLY IMMEDIATE,
	CONSTRAINT "seasons_listing" CHECK (num_nonnulls("seasons"."stay_id", "seasons"."rental_id", "seasons"."experience_id") = 1),
	CONSTRAINT "seasons_name" CHECK (length(btrim("seasons"."name")) > 0),
	CONSTRAINT "seasons_days" CHECK ("seasons"."last_day" >= "seasons"."first_day"),
	CONSTRAINT "seasons_weekdays" CHECK ("seasons"."weekdays" between 1 and 127),
	CONSTRAINT "seasons_price" CHECK ("seasons"."price" >= 0),
	CONSTRAINT "seasons_price_per_week" CHECK ("seasons"."price_per_week" >= 0),
	CONSTRAINT "seasons_child_price" CHECK ("seasons"."child_price" >= 0),
	CONSTRAINT "seasons_min_nights" CHECK ("seasons"."min_nights" between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "units" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"stay_id" uuid,
	"rental_id" uuid,
	"name" text,
	"position" integer NOT NULL,
	"retired_from" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "units_stay_position" UNIQUE("stay_id","position") DEFERRABLE INITIALLY IMMEDIATE,
	CONSTRAINT "units_rental_position" UNIQUE("rental_id","position") DEFERRABLE INITIALLY IMMEDIATE,
	CONSTRAINT "units_listing" CHECK (num_nonnulls("units"."stay_id", "units"."rental_id") = 1),
	CONSTRAINT "units_name" CHECK (length(btrim("units"."name")) > 0),
	CONSTRAINT "units_position" CHECK ("units"."position" >= 1)
);
--> statement-breakpoint
CREATE TABLE "booking_payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"stay_booking_id" uuid,
	"transportation_booking_id" uuid,
	"experience_inquiry_id" uuid,
	"kind" text NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"currency" text NOT NULL,
	"usd_amount" numeric(12, 2) NOT NULL,
	"method" text NOT NULL,
	"day" date NOT NULL,
	"note" text,
	"recorded_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"voided_at" timestamp with time zone,
	"voided_by" text,
	"void_reason" text,
	CONSTRAINT "booking_payments_booking" CHECK (num_nonnulls("booking_payments"."stay_booking_id", "booking_payments"."transportation_booking_id", "booking_payments"."experience_inquiry_id") = 1),
	CONSTRAINT "booking_payments_kind" CHECK ("booking_payments"."kind" in ('payment', 'refund')),
	CONSTRAINT "booking_payments_method" CHECK ("booking_payments"."method" in ('cash', 'bank', 'card', 'mobile_money', 'other')),
	CONSTRAINT "booking_payments_amount" CHECK ("booking_payments"."amount" > 0),
	CONSTRAINT "booking_payments_usd_amount" CHECK ("booking_payments"."usd_amount" >= 0),
	CONSTRAINT "booking_payments_void" CHECK (("booking_payments"."voided_at" is null) = ("booking_payments"."void_reason" is null) and ("booking_payments"."voided_at" is not null or "booking_payments"."voided_by" is null))
);
--> statement-breakpoint
CREATE TABLE "case_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"case_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"author" text,
	"author_name" text,
	"language" text DEFAULT 'en' NOT NULL,
	"body" text,
	"event" jsonb,
	"submission_key" text,
	"pictures" smallint DEFAULT 0 NOT NULL,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "case_messages_submission_key_unique" UNIQUE("submission_key"),
	CONSTRAINT "case_messages_kind" CHECK ("case_messages"."kind" in ('guest', 'staff', 'note', 'event')),
	CONSTRAINT "case_messages_language" CHECK ("case_messages"."language" in ('en', 'fr', 'es', 'it', 'de', 'ru', 'zh', 'ar', 'sw')),
	CONSTRAINT "case_messages_length" CHECK (length("case_messages"."body") <= 5000),
	CONSTRAINT "case_messages_content" CHECK (case when "case_messages"."kind" = 'event' then "case_messages"."body" is null and "case_messages"."event" is not null else "case_messages"."event" is null and (length(btrim(coalesce("case_messages"."body", ''))) > 0 or "case_messages"."pictures" > 0) end),
	CONSTRAINT "case_messages_note_unread" CHECK ("case_messages"."kind" <> 'note' or "case_messages"."read_at" is null),
	CONSTRAINT "case_messages_author_name" CHECK ("case_messages"."kind" not in ('staff', 'note') or length(btrim(coalesce("case_messages"."author_name", ''))) > 0),
	CONSTRAINT "case_messages_pictures" CHECK ("case_messages"."pictures" between 0 and 6)
);
--> statement-breakpoint
CREATE TABLE "cases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" text DEFAULT new_reference() NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"language" text DEFAULT 'en' NOT NULL,
	"shown_currency" text,
	"state" text DEFAULT 'open' NOT NULL,
	"waiting_for" text DEFAULT 'nobody' NOT NULL,
	"waiting_since" timestamp with time zone,
	"last_message_at" timestamp with time zone,
	"messages" integer DEFAULT 0 NOT NULL,
	"unread_by_staff" integer DEFAULT 0 NOT NULL,
	"unread_by_guest" integer DEFAULT 0 NOT NULL,
	"assignee" text,
	"last_day" date,
	"mail_failed_at" timestamp with time zone,
	"erased_at" timestamp with time zone,
	"search_text" text GENERATED ALWAYS AS (search_folded(coalesce("name", '') || chr(10) || coalesce("email", '') || chr(10) || coalesce("reference", '') || chr(10) || coalesce("title", ''))) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cases_name" CHECK (length(btrim("cases"."name")) > 0),
	CONSTRAINT "cases_kind" CHECK ("cases"."kind" in ('booking', 'message', 'question', 'viewing', 'offer', 'plan', 'list')),
	CONSTRAINT "cases_state" CHECK ("cases"."state" in ('open', 'closed')),
	CONSTRAINT "cases_waiting_for" CHECK ("cases"."waiting_for" in ('us', 'guest', 'nobody')),
	CONSTRAINT "cases_language" CHECK ("cases"."language" in ('en', 'fr', 'es', 'it', 'de', 'ru', 'zh', 'ar', 'sw')),
	CONSTRAINT "cases_waiting_since" CHECK (("cases"."waiting_since" is not null) = ("cases"."waiting_for" <> 'nobody')),
	CONSTRAINT "cases_messages" CHECK ("cases"."messages" >= 0),
	CONSTRAINT "cases_unread_by_staff" CHECK ("cases"."unread_by_staff" >= 0),
	CONSTRAINT "cases_unread_by_guest" CHECK ("cases"."unread_by_guest" >= 0)
);
--> statement-breakpoint
CREATE TABLE "reference_codes" (
	"code" text PRIMARY KEY NOT NULL,
	CONSTRAINT "reference_codes_code" CHECK ("reference_codes"."code" ~ '^[2-9A-HJKMNP-Z]{6}$')
);
--> statement-breakpoint
ALTER TABLE "experience_inquiries" ALTER COLUMN "country_code" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "experience_inquiries" ALTER COLUMN "accommodation" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "experience_inquiries" ALTER COLUMN "email" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "experience_inquiries" ALTER COLUMN "phone" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "stay_bookings" ALTER COLUMN "email" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "stay_bookings" ALTER COLUMN "phone" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "transportation_bookings" ALTER COLUMN "email" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "transportation_bookings" ALTER COLUMN "phone" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "experience_inquiries" ADD COLUMN "children" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "experience_inquiries" ADD COLUMN "start_time" time;
--> statement-breakpoint
ALTER TABLE "experience_inquiries" ADD COLUMN "reference" text;
--> statement-breakpoint
ALTER TABLE "experience_inquiries" ADD COLUMN "origin" text DEFAULT 'site' NOT NULL;
--> statement-breakpoint
ALTER TABLE "experience_inquiries" ADD COLUMN "price_lines" jsonb;
--> statement-breakpoint
ALTER TABLE "experience_inquiries" ADD COLUMN "deposit_asked" numeric(12, 2);
--> statement-breakpoint
ALTER TABLE "experience_inquiries" ADD COLUMN "shown_currency" text;
--> statement-breakpoint
ALTER TABLE "experience_inquiries" ADD COLUMN "shown_rate" numeric;
--> statement-breakpoint
ALTER TABLE "experience_inquiries" ADD COLUMN "hold_until" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "experience_inquiries" ADD COLUMN "is_wish" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "experience_inquiries" ADD COLUMN "overbooked" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "experience_inquiries" ADD COLUMN "case_id" uuid;
--> statement-breakpoint
ALTER TABLE "experience_inquiries" ADD COLUMN "created_by" text;
--> statement-breakpoint
ALTER TABLE "experience_inquiries" ADD COLUMN "arrived_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "experience_inquiries" ADD COLUMN "left_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "experience_inquiries" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "stay_bookings" ADD COLUMN "reference" text;
--> statement-breakpoint
ALTER TABLE "stay_bookings" ADD COLUMN "origin" text DEFAULT 'site' NOT NULL;
--> statement-breakpoint
ALTER TABLE "stay_bookings" ADD COLUMN "price_lines" jsonb;
--> statement-breakpoint
ALTER TABLE "stay_bookings" ADD COLUMN "deposit_asked" numeric(12, 2);
--> statement-breakpoint
ALTER TABLE "stay_bookings" ADD COLUMN "shown_currency" text;
--> statement-breakpoint
ALTER TABLE "stay_bookings" ADD COLUMN "shown_rate" numeric;
--> statement-breakpoint
ALTER TABLE "stay_bookings" ADD COLUMN "hold_until" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "stay_bookings" ADD COLUMN "is_wish" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "stay_bookings" ADD COLUMN "overbooked" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "stay_bookings" ADD COLUMN "case_id" uuid;
--> statement-breakpoint
ALTER TABLE "stay_bookings" ADD COLUMN "created_by" text;
--> statement-breakpoint
ALTER TABLE "stay_bookings" ADD COLUMN "arrived_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "stay_bookings" ADD COLUMN "left_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "stay_bookings" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "transportation_bookings" ADD COLUMN "vehicles" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "transportation_bookings" ADD COLUMN "reference" text;
--> statement-breakpoint
ALTER TABLE "transportation_bookings" ADD COLUMN "origin" text DEFAULT 'site' NOT NULL;
--> statement-breakpoint
ALTER TABLE "transportation_bookings" ADD COLUMN "price_lines" jsonb;
--> statement-breakpoint
ALTER TABLE "transportation_bookings" ADD COLUMN "deposit_asked" numeric(12, 2);
--> statement-breakpoint
ALTER TABLE "transportation_bookings" ADD COLUMN "shown_currency" text;
--> statement-breakpoint
ALTER TABLE "transportation_bookings" ADD COLUMN "shown_rate" numeric;
--> statement-breakpoint
ALTER TABLE "transportation_bookings" ADD COLUMN "hold_until" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "transportation_bookings" ADD COLUMN "is_wish" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "transportation_bookings" ADD COLUMN "overbooked" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "transportation_bookings" ADD COLUMN "case_id" uuid;
--> statement-breakpoint
ALTER TABLE "transportation_bookings" ADD COLUMN "created_by" text;
--> statement-breakpoint
ALTER TABLE "transportation_bookings" ADD COLUMN "arrived_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "transportation_bookings" ADD COLUMN "left_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "transportation_bookings" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "experiences" ADD COLUMN "child_price" numeric(12, 2);
--> statement-breakpoint
ALTER TABLE "experiences" ADD COLUMN "child_max_age" integer;
--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "hold_hours" integer DEFAULT 24 NOT NULL;
--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "deposit_percent" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "balance_due_days" integer DEFAULT 7 NOT NULL;
--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "furthest_days" integer DEFAULT 730 NOT NULL;
--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "short_gaps" boolean DEFAULT true NOT NULL;
--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "check_in_from" time DEFAULT '14:00' NOT NULL;
--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "check_out_until" time DEFAULT '10:00' NOT NULL;
--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "channel_minutes" integer DEFAULT 30 NOT NULL;
--> statement-breakpoint
ALTER TABLE "stays" ADD COLUMN "min_nights" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "stays" ADD COLUMN "included_guests" integer;
--> statement-breakpoint
ALTER TABLE "stays" ADD COLUMN "extra_guest_price" numeric(12, 2) DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "stays" ADD COLUMN "cleaning_fee" numeric(12, 2) DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "transportation_rentals" ADD COLUMN "min_days" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "calendar_links" ADD CONSTRAINT "calendar_links_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "calendar_links" ADD CONSTRAINT "calendar_links_stay_id_stays_id_fk" FOREIGN KEY ("stay_id") REFERENCES "public"."stays"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "calendar_links" ADD CONSTRAINT "calendar_links_rental_id_transportation_rentals_id_fk" FOREIGN KEY ("rental_id") REFERENCES "public"."transportation_rentals"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "calendar_links" ADD CONSTRAINT "calendar_links_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "channel_events" ADD CONSTRAINT "channel_events_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "channels" ADD CONSTRAINT "channels_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "departure_patterns" ADD CONSTRAINT "departure_patterns_experience_id_experiences_id_fk" FOREIGN KEY ("experience_id") REFERENCES "public"."experiences"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "departure_seats" ADD CONSTRAINT "departure_seats_departure_id_departures_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."departures"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "departures" ADD CONSTRAINT "departures_experience_id_experiences_id_fk" FOREIGN KEY ("experience_id") REFERENCES "public"."experiences"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "long_stay_discounts" ADD CONSTRAINT "long_stay_discounts_stay_id_stays_id_fk" FOREIGN KEY ("stay_id") REFERENCES "public"."stays"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "occupancies" ADD CONSTRAINT "occupancies_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "occupancies" ADD CONSTRAINT "occupancies_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "occupancies" ADD CONSTRAINT "occupancies_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "seasons" ADD CONSTRAINT "seasons_stay_id_stays_id_fk" FOREIGN KEY ("stay_id") REFERENCES "public"."stays"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "seasons" ADD CONSTRAINT "seasons_rental_id_transportation_rentals_id_fk" FOREIGN KEY ("rental_id") REFERENCES "public"."transportation_rentals"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "seasons" ADD CONSTRAINT "seasons_experience_id_experiences_id_fk" FOREIGN KEY ("experience_id") REFERENCES "public"."experiences"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_stay_id_stays_id_fk" FOREIGN KEY ("stay_id") REFERENCES "public"."stays"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_rental_id_transportation_rentals_id_fk" FOREIGN KEY ("rental_id") REFERENCES "public"."transportation_rentals"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "booking_payments" ADD CONSTRAINT "booking_payments_stay_booking_id_stay_bookings_id_fk" FOREIGN KEY ("stay_booking_id") REFERENCES "public"."stay_bookings"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "booking_payments" ADD CONSTRAINT "booking_payments_transportation_booking_id_transportation_bookings_id_fk" FOREIGN KEY ("transportation_booking_id") REFERENCES "public"."transportation_bookings"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "booking_payments" ADD CONSTRAINT "booking_payments_experience_inquiry_id_experience_inquiries_id_fk" FOREIGN KEY ("experience_inquiry_id") REFERENCES "public"."experience_inquiries"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "booking_payments" ADD CONSTRAINT "booking_payments_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "booking_payments" ADD CONSTRAINT "booking_payments_voided_by_users_id_fk" FOREIGN KEY ("voided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "case_messages" ADD CONSTRAINT "case_messages_author_users_id_fk" FOREIGN KEY ("author") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_assignee_users_id_fk" FOREIGN KEY ("assignee") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "calendar_links_unit" ON "calendar_links" USING btree ("unit_id") WHERE "calendar_links"."unit_id" is not null;
--> statement-breakpoint
CREATE INDEX "calendar_links_stay" ON "calendar_links" USING btree ("stay_id") WHERE "calendar_links"."stay_id" is not null;
--> statement-breakpoint
CREATE INDEX "calendar_links_rental" ON "calendar_links" USING btree ("rental_id") WHERE "calendar_links"."rental_id" is not null;
--> statement-breakpoint
CREATE INDEX "calendar_links_channel" ON "calendar_links" USING btree ("channel_id") WHERE "calendar_links"."channel_id" is not null;
--> statement-breakpoint
CREATE INDEX "channel_events_clash" ON "channel_events" USING btree ("channel_id") WHERE "channel_events"."clash";
--> statement-breakpoint
CREATE INDEX "channels_next_poll" ON "channels" USING btree ("next_poll_at") WHERE "channels"."is_active";
--> statement-breakpoint
CREATE INDEX "departure_patterns_experience" ON "departure_patterns" USING btree ("experience_id");
--> statement-breakpoint
CREATE INDEX "departure_seats_departure" ON "departure_seats" USING btree ("departure_id");
--> statement-breakpoint
CREATE INDEX "departure_seats_holds" ON "departure_seats" USING btree ("hold_until") WHERE "departure_seats"."hold_until" is not null;
--> statement-breakpoint
CREATE INDEX "departures_by_experience" ON "departures" USING btree ("experience_id","day");
--> statement-breakpoint
CREATE INDEX "departures_by_day" ON "departures" USING btree ("day","start_time");
--> statement-breakpoint
CREATE INDEX "hold_networks_network" ON "hold_networks" USING btree ("network","hold_until");
--> statement-breakpoint
CREATE INDEX "occupancies_holds" ON "occupancies" USING btree ("hold_until") WHERE "occupancies"."kind" = 'hold';
--> statement-breakpoint
CREATE INDEX "occupancies_channel" ON "occupancies" USING btree ("channel_id") WHERE "occupancies"."channel_id" is not null;
--> statement-breakpoint
CREATE INDEX "occupancies_created_by" ON "occupancies" USING btree ("created_by") WHERE "occupancies"."created_by" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "units_stay_name" ON "units" USING btree ("stay_id",lower("name")) WHERE "units"."name" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "units_rental_name" ON "units" USING btree ("rental_id",lower("name")) WHERE "units"."name" is not null;
--> statement-breakpoint
CREATE INDEX "booking_payments_stay" ON "booking_payments" USING btree ("stay_booking_id");
--> statement-breakpoint
CREATE INDEX "booking_payments_transportation" ON "booking_payments" USING btree ("transportation_booking_id");
--> statement-breakpoint
CREATE INDEX "booking_payments_experience" ON "booking_payments" USING btree ("experience_inquiry_id");
--> statement-breakpoint
CREATE INDEX "booking_payments_day" ON "booking_payments" USING btree ("day");
--> statement-breakpoint
CREATE INDEX "case_messages_of_case" ON "case_messages" USING btree ("case_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "case_messages_author" ON "case_messages" USING btree ("author");
--> statement-breakpoint
ALTER TABLE "experiences" ADD CONSTRAINT "experiences_child_price" CHECK ("experiences"."child_price" >= 0);
--> statement-breakpoint
ALTER TABLE "experiences" ADD CONSTRAINT "experiences_child_max_age" CHECK ("experiences"."child_max_age" between 0 and 17);
--> statement-breakpoint
ALTER TABLE "experiences" ADD CONSTRAINT "experiences_children" CHECK (num_nonnulls("experiences"."child_price", "experiences"."child_max_age") in (0, 2));
--> statement-breakpoint
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_hold_hours" CHECK ("site_settings"."hold_hours" between 0 and 168);
--> statement-breakpoint
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_deposit_percent" CHECK ("site_settings"."deposit_percent" between 0 and 100);
--> statement-breakpoint
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_balance_due_days" CHECK ("site_settings"."balance_due_days" between 0 and 90);
--> statement-breakpoint
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_furthest_days" CHECK ("site_settings"."furthest_days" between 30 and 730);
--> statement-breakpoint
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_channel_minutes" CHECK ("site_settings"."channel_minutes" between 15 and 240);
--> statement-breakpoint
ALTER TABLE "stays" ADD CONSTRAINT "stays_min_nights" CHECK ("stays"."min_nights" between 1 and 60);
--> statement-breakpoint
ALTER TABLE "stays" ADD CONSTRAINT "stays_included_guests" CHECK ("stays"."included_guests" >= 1);
--> statement-breakpoint
ALTER TABLE "stays" ADD CONSTRAINT "stays_extra_guest_price" CHECK ("stays"."extra_guest_price" >= 0);
--> statement-breakpoint
ALTER TABLE "stays" ADD CONSTRAINT "stays_cleaning_fee" CHECK ("stays"."cleaning_fee" >= 0);
--> statement-breakpoint
ALTER TABLE "transportation_rentals" ADD CONSTRAINT "transportation_rentals_min_days" CHECK ("transportation_rentals"."min_days" between 1 and 60);
--> statement-breakpoint
ALTER TABLE "experience_inquiries" ADD CONSTRAINT "experience_inquiries_origin" CHECK ("experience_inquiries"."origin" in ('site', 'staff', 'phone', 'walk_in', 'channel')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "experience_inquiries" ADD CONSTRAINT "experience_inquiries_contact" CHECK ("experience_inquiries"."origin" <> 'site' or ("experience_inquiries"."email" is not null and "experience_inquiries"."phone" is not null)) NOT VALID;
--> statement-breakpoint
ALTER TABLE "experience_inquiries" ADD CONSTRAINT "experience_inquiries_children" CHECK ("experience_inquiries"."children" between 0 and "experience_inquiries"."participants" - 1) NOT VALID;
--> statement-breakpoint
ALTER TABLE "experience_inquiries" ADD CONSTRAINT "experience_inquiries_visitor" CHECK ("experience_inquiries"."origin" <> 'site' or ("experience_inquiries"."country_code" is not null and "experience_inquiries"."accommodation" is not null)) NOT VALID;
--> statement-breakpoint
ALTER TABLE "stay_bookings" ADD CONSTRAINT "stay_bookings_origin" CHECK ("stay_bookings"."origin" in ('site', 'staff', 'phone', 'walk_in', 'channel')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "stay_bookings" ADD CONSTRAINT "stay_bookings_contact" CHECK ("stay_bookings"."origin" <> 'site' or ("stay_bookings"."email" is not null and "stay_bookings"."phone" is not null)) NOT VALID;
--> statement-breakpoint
ALTER TABLE "transportation_bookings" ADD CONSTRAINT "transportation_bookings_origin" CHECK ("transportation_bookings"."origin" in ('site', 'staff', 'phone', 'walk_in', 'channel')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "transportation_bookings" ADD CONSTRAINT "transportation_bookings_contact" CHECK ("transportation_bookings"."origin" <> 'site' or ("transportation_bookings"."email" is not null and "transportation_bookings"."phone" is not null)) NOT VALID;
--> statement-breakpoint
ALTER TABLE "transportation_bookings" ADD CONSTRAINT "transportation_bookings_vehicles" CHECK ("transportation_bookings"."vehicles" between 1 and 20) NOT VALID;
--> statement-breakpoint
ALTER TABLE "experience_inquiries" ALTER COLUMN "reference" SET DEFAULT new_reference();
--> statement-breakpoint
ALTER TABLE "experience_inquiries" ALTER COLUMN "case_id" SET DEFAULT gen_random_uuid();
--> statement-breakpoint
ALTER TABLE "stay_bookings" ALTER COLUMN "reference" SET DEFAULT new_reference();
--> statement-breakpoint
ALTER TABLE "stay_bookings" ALTER COLUMN "case_id" SET DEFAULT gen_random_uuid();
--> statement-breakpoint
ALTER TABLE "transportation_bookings" ALTER COLUMN "reference" SET DEFAULT new_reference();
--> statement-breakpoint
ALTER TABLE "transportation_bookings" ALTER COLUMN "case_id" SET DEFAULT gen_random_uuid();
--> statement-breakpoint
-- By hand: Drizzle knows no exclusion constraints, no columns an index only carries, and no references to a higher room.
CREATE INDEX "occupancies_unit_days" ON "occupancies" USING btree ("unit_id", "end_day") INCLUDE ("first_day", "kind", "hold_until");
--> statement-breakpoint
ALTER TABLE "occupancies" ADD CONSTRAINT "occupancies_stay_booking_id_fk" FOREIGN KEY ("stay_booking_id") REFERENCES "stay_bookings"("id") ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE "occupancies" ADD CONSTRAINT "occupancies_transportation_booking_id_fk" FOREIGN KEY ("transportation_booking_id") REFERENCES "transportation_bookings"("id") ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE "departure_seats" ADD CONSTRAINT "departure_seats_inquiry_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "experience_inquiries"("id") ON DELETE CASCADE;
--> statement-breakpoint
-- What the next migration works with, and the one after takes away.
CREATE TABLE "migration_listings" ("unit_id" uuid PRIMARY KEY, "listing_id" uuid NOT NULL, "is_stay" boolean NOT NULL);
--> statement-breakpoint
CREATE TABLE "migration_indexes" ("name" text PRIMARY KEY, "definition" text NOT NULL);
--> statement-breakpoint
CREATE TABLE "migration_progress" ("target" text PRIMARY KEY, "next_block" bigint NOT NULL);
--> statement-breakpoint
-- Takes away the indexes of a table whose rows are about to be written once more, and remembers how they are made. Those
-- that keep a rule stay.
CREATE FUNCTION migration_drop_indexes(target text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  dropped text;
  is_needed boolean;
BEGIN
  EXECUTE format('SELECT EXISTS (SELECT 1 FROM %I WHERE case_id IS NULL)', target) INTO is_needed;
  IF NOT is_needed THEN
    RETURN;
  END IF;
  FOR dropped IN
    WITH remembered AS (
      INSERT INTO migration_indexes (name, definition)
      SELECT c.relname, pg_get_indexdef(i.indexrelid) FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
      WHERE i.indrelid = target::regclass AND NOT i.indisunique AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = i.indexrelid)
      ON CONFLICT (name) DO UPDATE SET definition = excluded.definition
      RETURNING name
    ) SELECT name FROM remembered
  LOOP
    EXECUTE format('DROP INDEX %I', dropped);
  END LOOP;
END $$;
--> statement-breakpoint
-- Makes one of them again; tells how many were left.
CREATE FUNCTION migration_make_index() RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  made record;
BEGIN
  SELECT * INTO made FROM migration_indexes ORDER BY name LIMIT 1;
  IF NOT FOUND THEN
    RETURN 0;
  END IF;
  IF to_regclass(quote_ident(made.name)) IS NULL THEN
    EXECUTE made.definition;
  END IF;
  DELETE FROM migration_indexes WHERE name = made.name;
  RETURN 1;
END $$;
--> statement-breakpoint
CREATE FUNCTION migration_add_constraint(target text, constraint_name text, rule text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conrelid = target::regclass AND conname = constraint_name) THEN
    EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I %s', target, constraint_name, rule);
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION migration_use_index(target text, constraint_name text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conrelid = target::regclass AND conname = constraint_name) THEN
    EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I UNIQUE USING INDEX %I', target, constraint_name, constraint_name);
  END IF;
END $$;
--> statement-breakpoint
-- With a proven check the column is set without reading the table under a lock that readers wait for.
CREATE FUNCTION migration_check_present(target text, col text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conrelid = target::regclass AND conname = 'migration_' || col)
    AND NOT (SELECT attnotnull FROM pg_attribute WHERE attrelid = target::regclass AND attname = col) THEN
    EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I CHECK (%I IS NOT NULL) NOT VALID', target, 'migration_' || col, col);
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION migration_validate_present(target text, col text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM pg_constraint WHERE conrelid = target::regclass AND conname = 'migration_' || col) THEN
    EXECUTE format('ALTER TABLE %I VALIDATE CONSTRAINT %I', target, 'migration_' || col);
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION migration_set_present(target text, col text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %I ALTER COLUMN %I SET NOT NULL', target, col);
  EXECUTE format('ALTER TABLE %I DROP CONSTRAINT IF EXISTS %I', target, 'migration_' || col);
END $$;
--> statement-breakpoint
-- References and cases for bookings that have none, so many blocks of the table at a time, in the order they are stored;
-- tells how many blocks it looked at. A reference that somebody has leaves its booking to the next round. The rows stay
-- as they are but for these two columns: nobody is told, and nothing is indexed again.
-- Nothing is known yet of how many rows of some blocks have no case: the planner would guess one, and compare each with each.
CREATE FUNCTION migration_give_cases(target text, title text, words text, last_day text, size integer) RETURNS integer LANGUAGE plpgsql SET enable_nestloop = off AS $$
DECLARE
  first_block bigint;
  last_block bigint := pg_relation_size(target::regclass) / current_setting('block_size')::int;
  is_left boolean;
BEGIN
  INSERT INTO migration_progress VALUES (target, 0) ON CONFLICT DO NOTHING;
  SELECT next_block INTO first_block FROM migration_progress WHERE migration_progress.target = migration_give_cases.target;
  IF first_block >= last_block THEN
    EXECUTE format('SELECT EXISTS (SELECT 1 FROM %I WHERE case_id IS NULL)', target) INTO is_left;
    IF NOT is_left THEN
      RETURN 0;
    END IF;
    first_block := 0;
  END IF;
  EXECUTE format('ALTER TABLE %I DISABLE TRIGGER USER', target);
  EXECUTE format($statement$
    WITH picked AS MATERIALIZED (
      SELECT id, %1$I AS title, nullif(btrim(%2$I), '') AS words, %3$I AS last_day, full_name, email, language, status, erased_at, created_at,
        status = 'pending' AND erased_at IS NULL AND created_at > now() - interval '30 days' AS waits
      FROM %4$I WHERE case_id IS NULL AND ctid >= '(%5$s,0)'::tid AND ctid < '(%6$s,0)'::tid
    ), coded AS MATERIALIZED (
      SELECT *, row_number() OVER (PARTITION BY code) AS taker FROM (SELECT picked.*, random_reference() AS code, gen_random_uuid() AS new_case FROM picked) AS each_one
    ), made AS (
      INSERT INTO reference_codes (code) SELECT code FROM coded WHERE taker = 1 ON CONFLICT DO NOTHING RETURNING code
    ), ready AS (
      SELECT coded.*, erased_at IS NULL AND words IS NOT NULL AS speaks FROM coded JOIN made USING (code) WHERE taker = 1
    ), opened AS (
      INSERT INTO cases (id, reference, kind, title, name, email, language, state, waiting_for, waiting_since, last_message_at, messages, unread_by_staff, last_day, erased_at, created_at, updated_at)
      SELECT new_case, code, 'booking', title, full_name, CASE WHEN erased_at IS NULL THEN email END, language,
        CASE WHEN status IN ('cancelled', 'completed') THEN 'closed' ELSE 'open' END,
        CASE WHEN waits THEN 'us' ELSE 'nobody' END, CASE WHEN waits THEN created_at END,
        CASE WHEN speaks THEN created_at END, speaks::int, (speaks AND waits)::int, last_day, erased_at, created_at, created_at
      FROM ready
    ), said AS (
      INSERT INTO case_messages (case_id, kind, author_name, language, body, read_at, created_at)
      SELECT new_case, 'guest', full_name, language, left(words, 5000), CASE WHEN NOT waits THEN created_at END, created_at FROM ready WHERE speaks
    ), given AS (
      UPDATE %4$I AS booking SET reference = ready.code, case_id = ready.new_case FROM ready WHERE booking.id = ready.id AND booking.ctid >= '(%5$s,0)'::tid AND booking.ctid < '(%6$s,0)'::tid
    )
    SELECT 1$statement$, title, words, last_day, target, first_block, first_block + size);
  EXECUTE format('ALTER TABLE %I ENABLE TRIGGER USER', target);
  UPDATE migration_progress SET next_block = first_block + size WHERE migration_progress.target = migration_give_cases.target;
  RETURN size;
END $$;
--> statement-breakpoint
-- Places the confirmed bookings of some listings on their only unit, then the completed ones, each by arrival: the first
-- that fits takes it, the others are overbooked. Tells how many listings it looked at.
CREATE FUNCTION migration_place_bookings(of_stays boolean, size integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  target text := CASE WHEN of_stays THEN 'stay_bookings' ELSE 'transportation_bookings' END;
  booking record;
  looked_at uuid[];
  fitting uuid[];
  overbooked uuid[] := '{}';
  unit uuid;
  free_from date;
  of_status text;
BEGIN
  WITH taken AS (
    DELETE FROM migration_listings WHERE unit_id IN (SELECT unit_id FROM migration_listings WHERE is_stay = of_stays ORDER BY unit_id LIMIT size) RETURNING unit_id
  ) SELECT array_agg(unit_id) FROM taken INTO looked_at;
  FOREACH of_status IN ARRAY ARRAY['confirmed', 'completed'] LOOP
    fitting := '{}';
    unit := NULL;
    FOR booking IN EXECUTE format(
      -- Whether something stands there is asked for the completed ones alone: the confirmed come first.
      'SELECT b.id, u.id AS unit_id, %1$I AS first_day, %2$I AS end_day, EXISTS (
          SELECT 1 FROM occupancies o WHERE o.unit_id = u.id AND o.end_day > b.%1$I AND o.first_day < b.%2$I) AS is_taken
        FROM units u JOIN %3$I b ON b.%4$I = u.%4$I
        WHERE u.id = ANY($1) AND b.status = $2 AND NOT b.overbooked AND NOT EXISTS (SELECT 1 FROM occupancies o WHERE o.%5$I = b.id)
        ORDER BY u.id, b.%1$I, b.created_at, b.id',
      CASE WHEN of_stays THEN 'check_in' ELSE 'pickup_date' END, CASE WHEN of_stays THEN 'check_out' ELSE 'return_date' END, target,
      CASE WHEN of_stays THEN 'stay_id' ELSE 'rental_id' END, CASE WHEN of_stays THEN 'stay_booking_id' ELSE 'transportation_booking_id' END)
      USING looked_at, of_status
    LOOP
      IF unit IS DISTINCT FROM booking.unit_id THEN
        unit := booking.unit_id;
        free_from := '-infinity';
      END IF;
      IF booking.first_day < free_from OR booking.is_taken OR booking.end_day - booking.first_day > 1100 THEN
        overbooked := overbooked || booking.id;
      ELSE
        fitting := fitting || booking.id;
        free_from := booking.end_day;
      END IF;
    END LOOP;
    IF of_stays THEN
      INSERT INTO occupancies (unit_id, kind, first_day, end_day, stay_booking_id)
        SELECT u.id, 'booking', b.check_in, b.check_out, b.id FROM stay_bookings b JOIN units u ON u.stay_id = b.stay_id AND u.id = ANY(looked_at) WHERE b.id = ANY(fitting);
    ELSE
      INSERT INTO occupancies (unit_id, kind, first_day, end_day, transportation_booking_id)
        SELECT u.id, 'booking', b.pickup_date, b.return_date, b.id FROM transportation_bookings b JOIN units u ON u.rental_id = b.rental_id AND u.id = ANY(looked_at) WHERE b.id = ANY(fitting);
    END IF;
  END LOOP;
  IF cardinality(overbooked) > 0 THEN
    EXECUTE format('ALTER TABLE %I DISABLE TRIGGER USER', target);
    EXECUTE format('UPDATE %I SET overbooked = true WHERE id = ANY($1)', target) USING overbooked;
    EXECUTE format('ALTER TABLE %I ENABLE TRIGGER USER', target);
  END IF;
  RETURN coalesce(cardinality(looked_at), 0);
END $$;
