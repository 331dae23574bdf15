DROP FUNCTION migration_add_constraint(text, text, text);
--> statement-breakpoint
DROP FUNCTION migration_check_present(text, text);
--> statement-breakpoint
DROP FUNCTION migration_validate_present(text, text);
--> statement-breakpoint
DROP FUNCTION migration_set_present(text, text);
--> statement-breakpoint
DROP FUNCTION migration_give_cases(text, text, text, text, text, integer);
--> statement-breakpoint
DROP FUNCTION migration_give_offers_cases(integer);
--> statement-breakpoint
DROP FUNCTION migration_drop_indexes(text);
--> statement-breakpoint
DROP FUNCTION migration_make_index();
--> statement-breakpoint
DROP TABLE "migration_indexes";
--> statement-breakpoint
DROP TABLE "migration_progress";
--> statement-breakpoint
ALTER TABLE "inquiries" ALTER COLUMN "case_id" SET DEFAULT gen_random_uuid();
--> statement-breakpoint
ALTER TABLE "property_inquiries" ALTER COLUMN "case_id" SET DEFAULT gen_random_uuid();
--> statement-breakpoint
-- The case of a message or a question, with its words as the first message. Not made again for one that joins a case.
CREATE FUNCTION make_message_case() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO cases (id, kind, title, name, email, language, created_at, updated_at)
    VALUES (NEW.case_id, TG_ARGV[0], to_jsonb(NEW) ->> TG_ARGV[1], NEW.name, NEW.email, NEW.language, NEW.created_at, NEW.created_at)
    ON CONFLICT (id) DO NOTHING;
  INSERT INTO case_messages (case_id, kind, author_name, language, body, created_at) VALUES (NEW.case_id, 'guest', NEW.name, NEW.language, left(NEW.message, 5000), NEW.created_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER make_case AFTER INSERT ON "inquiries" FOR EACH ROW EXECUTE FUNCTION make_message_case('message', 'topic');
--> statement-breakpoint
CREATE TRIGGER make_case AFTER INSERT ON "property_inquiries" FOR EACH ROW EXECUTE FUNCTION make_message_case('question', 'property_title');
--> statement-breakpoint
-- Nobody who knows a secret address may open what says no longer who sent it.
CREATE FUNCTION erase_case(of_case uuid, instead text, since timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE cases SET name = instead, email = NULL, erased_at = since WHERE id = of_case;
  UPDATE case_messages SET body = instead, author_name = CASE WHEN kind = 'guest' THEN instead ELSE author_name END, submission_key = NULL WHERE case_id = of_case AND kind <> 'event';
  DELETE FROM secret_links WHERE case_id = of_case;
END $$;
--> statement-breakpoint
CREATE FUNCTION follow_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.erased_at IS NOT NULL AND OLD.erased_at IS NULL THEN
    PERFORM erase_case(NEW.case_id, NEW.name, NEW.erased_at);
    RETURN NULL;
  END IF;
  UPDATE cases SET name = NEW.name, email = NEW.email, language = NEW.language, title = to_jsonb(NEW) ->> TG_ARGV[0]
    WHERE id = NEW.case_id AND kind = TG_ARGV[1] AND erased_at IS NULL AND (name, email, language, title) IS DISTINCT FROM (NEW.name, NEW.email, NEW.language, to_jsonb(NEW) ->> TG_ARGV[0]);
  -- A form that was sent again with other words.
  IF NEW.submission_hash IS DISTINCT FROM OLD.submission_hash AND NEW.message IS DISTINCT FROM OLD.message THEN
    INSERT INTO case_messages (case_id, kind, author_name, language, body) VALUES (NEW.case_id, 'guest', NEW.name, NEW.language, left(NEW.message, 5000));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER follow_message AFTER UPDATE OF name, email, language, topic, message, erased_at ON "inquiries" FOR EACH ROW EXECUTE FUNCTION follow_message('topic', 'message');
--> statement-breakpoint
CREATE TRIGGER follow_message AFTER UPDATE OF name, email, language, property_title, message, erased_at ON "property_inquiries" FOR EACH ROW EXECUTE FUNCTION follow_message('property_title', 'question');
--> statement-breakpoint
CREATE OR REPLACE FUNCTION follow_booking() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  item jsonb := to_jsonb(NEW);
  words text := nullif(btrim(item ->> TG_ARGV[1]), '');
BEGIN
  IF NEW.erased_at IS NOT NULL AND OLD.erased_at IS NULL THEN
    PERFORM erase_case(NEW.case_id, NEW.full_name, NEW.erased_at);
    RETURN NULL;
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
CREATE OR REPLACE FUNCTION drop_case() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM cases WHERE id = OLD.case_id AND kind IN ('booking', 'message', 'question', 'viewing');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER drop_case AFTER DELETE ON "inquiries" FOR EACH ROW EXECUTE FUNCTION drop_case();
--> statement-breakpoint
CREATE TRIGGER drop_case AFTER DELETE ON "property_inquiries" FOR EACH ROW EXECUTE FUNCTION drop_case();
--> statement-breakpoint
-- A property that a visitor offers has a case from the beginning. What staff write themselves has none.
CREATE FUNCTION make_offer_case() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.case_id IS NULL OR EXISTS (SELECT 1 FROM cases WHERE id = NEW.case_id) THEN
    RETURN NULL;
  END IF;
  INSERT INTO cases (id, kind, title, name, email, waiting_for, waiting_since, created_at, updated_at)
    VALUES (NEW.case_id, 'offer', NEW.title, coalesce(nullif(btrim(NEW.owner_name), ''), 'Visitor'), NEW.owner_email, 'us', NEW.created_at, NEW.created_at, NEW.created_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER make_case AFTER INSERT ON "properties" FOR EACH ROW EXECUTE FUNCTION make_offer_case();
--> statement-breakpoint
-- A case of an offer says what the property says, until its owner was erased.
CREATE FUNCTION follow_offer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.case_id IS NULL THEN
    RETURN NULL;
  END IF;
  IF num_nonnulls(NEW.owner_name, NEW.owner_email, NEW.owner_phone) = 0 AND num_nonnulls(OLD.owner_name, OLD.owner_email, OLD.owner_phone) > 0 THEN
    PERFORM erase_case(NEW.case_id, '(erased)', now());
    RETURN NULL;
  END IF;
  UPDATE cases SET title = NEW.title, name = coalesce(nullif(btrim(NEW.owner_name), ''), 'Visitor'), email = NEW.owner_email WHERE id = NEW.case_id AND erased_at IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER follow_offer AFTER UPDATE OF title, owner_name, owner_email, owner_phone ON "properties" FOR EACH ROW EXECUTE FUNCTION follow_offer();
