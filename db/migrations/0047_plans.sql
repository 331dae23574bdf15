CREATE TABLE "plans" (
	"case_id" uuid PRIMARY KEY NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"people" integer NOT NULL,
	"total" numeric(12, 2) NOT NULL,
	"shown_currency" text NOT NULL,
	"shown_rate" numeric NOT NULL,
	"shown_total" numeric(14, 2) NOT NULL,
	"conflicts" jsonb NOT NULL,
	CONSTRAINT "plans_days" CHECK ("plans"."last_day" >= "plans"."first_day" and "plans"."last_day" - "plans"."first_day" < 60),
	CONSTRAINT "plans_people" CHECK ("plans"."people" >= 1),
	CONSTRAINT "plans_total" CHECK ("plans"."total" >= 0),
	CONSTRAINT "plans_conflicts" CHECK (jsonb_typeof("plans"."conflicts") = 'array')
);
--> statement-breakpoint
ALTER TABLE "experience_inquiries" DROP CONSTRAINT "experience_inquiries_visitor";
--> statement-breakpoint
ALTER TABLE "experience_inquiries" ADD COLUMN "day_of_plan" integer;
--> statement-breakpoint
ALTER TABLE "stay_bookings" ADD COLUMN "day_of_plan" integer;
--> statement-breakpoint
ALTER TABLE "transportation_bookings" ADD COLUMN "day_of_plan" integer;
--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "experience_inquiries" ADD CONSTRAINT "experience_inquiries_day_of_plan" CHECK ("experience_inquiries"."day_of_plan" >= 1) NOT VALID;
--> statement-breakpoint
ALTER TABLE "experience_inquiries" VALIDATE CONSTRAINT "experience_inquiries_day_of_plan";
--> statement-breakpoint
ALTER TABLE "experience_inquiries" ADD CONSTRAINT "experience_inquiries_visitor" CHECK ("experience_inquiries"."origin" <> 'site' or "experience_inquiries"."day_of_plan" is not null or ("experience_inquiries"."country_code" is not null and "experience_inquiries"."accommodation" is not null)) NOT VALID;
--> statement-breakpoint
ALTER TABLE "experience_inquiries" VALIDATE CONSTRAINT "experience_inquiries_visitor";
--> statement-breakpoint
ALTER TABLE "stay_bookings" ADD CONSTRAINT "stay_bookings_day_of_plan" CHECK ("stay_bookings"."day_of_plan" >= 1) NOT VALID;
--> statement-breakpoint
ALTER TABLE "stay_bookings" VALIDATE CONSTRAINT "stay_bookings_day_of_plan";
--> statement-breakpoint
ALTER TABLE "transportation_bookings" ADD CONSTRAINT "transportation_bookings_day_of_plan" CHECK ("transportation_bookings"."day_of_plan" >= 1) NOT VALID;
--> statement-breakpoint
ALTER TABLE "transportation_bookings" VALIDATE CONSTRAINT "transportation_bookings_day_of_plan";
--> statement-breakpoint
-- As before, and: the case of a trip plan says who sent it as its bookings do, and lasts as long as the last of them.
CREATE OR REPLACE FUNCTION follow_booking() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  item jsonb := to_jsonb(NEW);
  words text := nullif(btrim(item ->> TG_ARGV[1]), '');
BEGIN
  IF NEW.erased_at IS NOT NULL AND OLD.erased_at IS NULL THEN
    PERFORM erase_case(NEW.case_id, NEW.full_name, NEW.erased_at);
    RETURN NULL;
  END IF;
  IF NEW.day_of_plan IS NOT NULL THEN
    UPDATE cases SET name = NEW.full_name, email = NEW.email, language = NEW.language, last_day = (
        SELECT max(day) FROM (
          SELECT check_out AS day FROM stay_bookings WHERE case_id = NEW.case_id
          UNION ALL SELECT return_date FROM transportation_bookings WHERE case_id = NEW.case_id
          UNION ALL SELECT date FROM experience_inquiries WHERE case_id = NEW.case_id
        ) days
      )
      WHERE id = NEW.case_id AND kind = 'plan' AND erased_at IS NULL;
  END IF;
  UPDATE cases SET name = NEW.full_name, email = NEW.email, language = NEW.language, title = item ->> TG_ARGV[0], shown_currency = NEW.shown_currency, last_day = (item ->> TG_ARGV[2])::date
    WHERE id = NEW.case_id AND kind = 'booking' AND erased_at IS NULL
      AND (name, email, language, title, shown_currency, last_day) IS DISTINCT FROM (NEW.full_name, NEW.email, NEW.language, item ->> TG_ARGV[0], NEW.shown_currency, (item ->> TG_ARGV[2])::date);
  -- A form that was sent again with other words.
  IF NEW.submission_hash IS DISTINCT FROM OLD.submission_hash AND words IS NOT NULL AND words IS DISTINCT FROM nullif(btrim(to_jsonb(OLD) ->> TG_ARGV[1]), '') THEN
    INSERT INTO case_messages (case_id, kind, author_name, language, body) VALUES (NEW.case_id, 'guest', NEW.full_name, NEW.language, left(words, 5000));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- As before, and: the case of a trip plan goes with the last of its bookings.
CREATE OR REPLACE FUNCTION drop_case() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM cases WHERE id = OLD.case_id AND kind IN ('booking', 'message', 'question', 'viewing', 'list');
  IF to_jsonb(OLD) ->> 'day_of_plan' IS NOT NULL THEN
    DELETE FROM cases WHERE id = OLD.case_id AND kind = 'plan'
      AND NOT EXISTS (SELECT 1 FROM stay_bookings WHERE case_id = OLD.case_id)
      AND NOT EXISTS (SELECT 1 FROM transportation_bookings WHERE case_id = OLD.case_id)
      AND NOT EXISTS (SELECT 1 FROM experience_inquiries WHERE case_id = OLD.case_id);
  END IF;
  RETURN NULL;
END $$;
