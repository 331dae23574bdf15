CREATE TABLE "shared_lists" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"items" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_read_on" date DEFAULT current_date NOT NULL,
	CONSTRAINT "shared_lists_token_hash" CHECK ("shared_lists"."token_hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "shared_lists_items" CHECK (jsonb_typeof("shared_lists"."items") = 'array' and jsonb_array_length("shared_lists"."items") between 1 and 60 and jsonb_array_length(jsonb_path_query_array("shared_lists"."items", '$[*] ? ((@.kind == "stay" || @.kind == "experience" || @.kind == "vehicle" || @.kind == "property") && @.id like_regex "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$")')) = jsonb_array_length("shared_lists"."items"))
);
--> statement-breakpoint
ALTER TABLE "inquiries" DROP CONSTRAINT "inquiries_topic";--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "items" jsonb;--> statement-breakpoint
CREATE INDEX "shared_lists_last_read" ON "shared_lists" USING btree ("last_read_on");--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_items" CHECK (("inquiries"."items" is not null) = ("inquiries"."topic" = 'Saved list')) NOT VALID;--> statement-breakpoint
ALTER TABLE "inquiries" VALIDATE CONSTRAINT "inquiries_items";--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_topic" CHECK ("inquiries"."topic" in ('General Inquiry', 'Experience Booking', 'Stay Reservation', 'Real Estate', 'Investment Opportunity', 'Partnership', 'Investment', 'Saved list')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "inquiries" VALIDATE CONSTRAINT "inquiries_topic";
--> statement-breakpoint
-- As before, but a message about a saved list has a case of that kind.
CREATE OR REPLACE FUNCTION make_message_case() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  item jsonb := to_jsonb(NEW);
BEGIN
  INSERT INTO cases (id, kind, title, name, email, language, created_at, updated_at)
    VALUES (NEW.case_id, CASE WHEN item ->> 'items' IS NULL THEN TG_ARGV[0] ELSE 'list' END, item ->> TG_ARGV[1], NEW.name, NEW.email, NEW.language, NEW.created_at, NEW.created_at)
    ON CONFLICT (id) DO NOTHING;
  INSERT INTO case_messages (case_id, kind, author_name, language, body, created_at) VALUES (NEW.case_id, 'guest', NEW.name, NEW.language, left(NEW.message, 5000), NEW.created_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION follow_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.erased_at IS NOT NULL AND OLD.erased_at IS NULL THEN
    PERFORM erase_case(NEW.case_id, NEW.name, NEW.erased_at);
    RETURN NULL;
  END IF;
  UPDATE cases SET name = NEW.name, email = NEW.email, language = NEW.language, title = to_jsonb(NEW) ->> TG_ARGV[0]
    WHERE id = NEW.case_id AND kind IN (TG_ARGV[1], 'list') AND erased_at IS NULL AND (name, email, language, title) IS DISTINCT FROM (NEW.name, NEW.email, NEW.language, to_jsonb(NEW) ->> TG_ARGV[0]);
  -- A form that was sent again with other words.
  IF NEW.submission_hash IS DISTINCT FROM OLD.submission_hash AND NEW.message IS DISTINCT FROM OLD.message THEN
    INSERT INTO case_messages (case_id, kind, author_name, language, body) VALUES (NEW.case_id, 'guest', NEW.name, NEW.language, left(NEW.message, 5000));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION drop_case() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM cases WHERE id = OLD.case_id AND kind IN ('booking', 'message', 'question', 'viewing', 'list');
  RETURN NULL;
END $$;
