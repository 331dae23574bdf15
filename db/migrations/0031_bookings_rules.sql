DROP FUNCTION migration_add_constraint(text, text, text);
--> statement-breakpoint
DROP FUNCTION migration_use_index(text, text);
--> statement-breakpoint
DROP FUNCTION migration_check_present(text, text);
--> statement-breakpoint
DROP FUNCTION migration_validate_present(text, text);
--> statement-breakpoint
DROP FUNCTION migration_set_present(text, text);
--> statement-breakpoint
DROP FUNCTION migration_give_cases(text, text, text, text, integer);
--> statement-breakpoint
DROP FUNCTION migration_place_bookings(boolean, integer);
--> statement-breakpoint
DROP TABLE "migration_listings";
--> statement-breakpoint
DROP FUNCTION migration_drop_indexes(text);
--> statement-breakpoint
DROP FUNCTION migration_make_index();
--> statement-breakpoint
DROP TABLE "migration_indexes";
--> statement-breakpoint
DROP TABLE "migration_progress";
--> statement-breakpoint
-- The case of a new booking, with what its guest wrote as the first message. Not made again for a booking that joins a
-- case. What the table calls its subject, its words and its last day is told by the trigger.
CREATE FUNCTION make_case() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  item jsonb := to_jsonb(NEW);
  words text := nullif(btrim(item ->> TG_ARGV[1]), '');
  waits boolean := NEW.origin = 'site' AND NEW.status = 'pending' AND NEW.erased_at IS NULL;
BEGIN
  INSERT INTO cases (id, reference, kind, title, name, email, language, shown_currency, waiting_for, waiting_since, last_day, erased_at, created_at, updated_at)
    VALUES (NEW.case_id, NEW.reference, 'booking', item ->> TG_ARGV[0], NEW.full_name, NEW.email, NEW.language, NEW.shown_currency,
      CASE WHEN waits THEN 'us' ELSE 'nobody' END, CASE WHEN waits THEN NEW.created_at END, (item ->> TG_ARGV[2])::date, NEW.erased_at, NEW.created_at, NEW.created_at)
    ON CONFLICT (id) DO NOTHING;
  IF words IS NOT NULL AND NEW.origin = 'site' THEN
    INSERT INTO case_messages (case_id, kind, author_name, language, body, created_at) VALUES (NEW.case_id, 'guest', NEW.full_name, NEW.language, left(words, 5000), NEW.created_at);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A case of one booking says what the booking says. One whose sender was erased says no longer who, nor what was written.
CREATE FUNCTION follow_booking() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  item jsonb := to_jsonb(NEW);
  words text := nullif(btrim(item ->> TG_ARGV[1]), '');
BEGIN
  IF NEW.erased_at IS NOT NULL AND OLD.erased_at IS NULL THEN
    UPDATE cases SET name = NEW.full_name, email = NULL, erased_at = NEW.erased_at WHERE id = NEW.case_id;
    UPDATE case_messages SET body = NEW.full_name, author_name = CASE WHEN kind = 'guest' THEN NEW.full_name ELSE author_name END, submission_key = NULL WHERE case_id = NEW.case_id AND kind <> 'event';
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
-- What can be told of a case by its messages. Guest and staff make the conversation; a note and an event are no answer.
CREATE FUNCTION keep_case() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_case uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.case_id ELSE NEW.case_id END;
  happened text := CASE WHEN TG_OP = 'INSERT' THEN NEW.event ->> 'type' END;
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE cases SET
      messages = messages + (NEW.kind <> 'event')::int,
      unread_by_staff = unread_by_staff + (NEW.kind = 'guest' AND NEW.read_at IS NULL)::int,
      unread_by_guest = unread_by_guest + (NEW.kind = 'staff' AND NEW.read_at IS NULL)::int,
      last_message_at = CASE WHEN NEW.kind IN ('guest', 'staff') THEN greatest(last_message_at, NEW.created_at) ELSE last_message_at END,
      state = CASE WHEN happened = 'closed' THEN 'closed' WHEN happened = 'opened' OR NEW.kind = 'guest' THEN 'open' ELSE state END,
      -- The oldest word nobody answered counts.
      waiting_since = CASE
        WHEN NEW.kind = 'guest' OR happened = 'mail_failed' THEN CASE WHEN waiting_for = 'us' THEN least(waiting_since, NEW.created_at) ELSE NEW.created_at END
        WHEN NEW.kind = 'staff' THEN NEW.created_at
        WHEN happened IN ('no_answer_needed', 'closed') THEN NULL
        ELSE waiting_since END,
      waiting_for = CASE
        WHEN NEW.kind = 'guest' OR happened = 'mail_failed' THEN 'us'
        WHEN NEW.kind = 'staff' THEN 'guest'
        WHEN happened IN ('no_answer_needed', 'closed') THEN 'nobody'
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
--> statement-breakpoint
CREATE TRIGGER keep_case AFTER INSERT OR DELETE OR UPDATE OF kind, read_at ON "case_messages" FOR EACH ROW EXECUTE FUNCTION keep_case();
--> statement-breakpoint
CREATE TRIGGER make_case AFTER INSERT ON "stay_bookings" FOR EACH ROW EXECUTE FUNCTION make_case('stay_name', 'special_requests', 'check_out');
--> statement-breakpoint
CREATE TRIGGER make_case AFTER INSERT ON "transportation_bookings" FOR EACH ROW EXECUTE FUNCTION make_case('rental_name', 'special_requests', 'return_date');
--> statement-breakpoint
CREATE TRIGGER make_case AFTER INSERT ON "experience_inquiries" FOR EACH ROW EXECUTE FUNCTION make_case('experience_title', 'message', 'date');
--> statement-breakpoint
CREATE TRIGGER follow_booking AFTER UPDATE OF full_name, email, language, stay_name, special_requests, check_out, shown_currency, erased_at ON "stay_bookings"
  FOR EACH ROW EXECUTE FUNCTION follow_booking('stay_name', 'special_requests', 'check_out');
--> statement-breakpoint
CREATE TRIGGER follow_booking AFTER UPDATE OF full_name, email, language, rental_name, special_requests, return_date, shown_currency, erased_at ON "transportation_bookings"
  FOR EACH ROW EXECUTE FUNCTION follow_booking('rental_name', 'special_requests', 'return_date');
--> statement-breakpoint
CREATE TRIGGER follow_booking AFTER UPDATE OF full_name, email, language, experience_title, message, date, shown_currency, erased_at ON "experience_inquiries"
  FOR EACH ROW EXECUTE FUNCTION follow_booking('experience_title', 'message', 'date');
--> statement-breakpoint
-- Bookings are not deleted by the program; whoever does takes the conversation along.
CREATE FUNCTION drop_case() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM cases WHERE id = OLD.case_id AND kind = 'booking';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER drop_case AFTER DELETE ON "stay_bookings" FOR EACH ROW EXECUTE FUNCTION drop_case();
--> statement-breakpoint
CREATE TRIGGER drop_case AFTER DELETE ON "transportation_bookings" FOR EACH ROW EXECUTE FUNCTION drop_case();
--> statement-breakpoint
CREATE TRIGGER drop_case AFTER DELETE ON "experience_inquiries" FOR EACH ROW EXECUTE FUNCTION drop_case();
--> statement-breakpoint
-- A listing has at least one unit. At the end of the transaction: one that comes back from the bin brings its own.
CREATE FUNCTION make_first_unit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'stays' THEN
    INSERT INTO units (stay_id, position) SELECT id, 1 FROM stays WHERE id = NEW.id AND NOT EXISTS (SELECT 1 FROM units WHERE stay_id = NEW.id);
  ELSE
    INSERT INTO units (rental_id, position) SELECT id, 1 FROM transportation_rentals WHERE id = NEW.id AND NOT EXISTS (SELECT 1 FROM units WHERE rental_id = NEW.id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER make_first_unit AFTER INSERT ON "stays" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION make_first_unit();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER make_first_unit AFTER INSERT ON "transportation_rentals" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION make_first_unit();
--> statement-breakpoint
-- What must be true of a booking and the ledger when a transaction ends.
CREATE FUNCTION require_placed(of_kind text, of_booking uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  booking record;
  rows_there integer;
  rows_held integer;
  rows_astray integer;
  problem text;
BEGIN
  IF of_kind = 'stay' THEN
    SELECT status, stay_id AS listing, check_in AS first_day, check_out AS end_day, 1 AS wanted, is_wish, overbooked INTO booking FROM stay_bookings WHERE id = of_booking;
  ELSE
    SELECT status, rental_id AS listing, pickup_date AS first_day, return_date AS end_day, vehicles AS wanted, is_wish, overbooked INTO booking FROM transportation_bookings WHERE id = of_booking;
  END IF;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  SELECT count(*), count(*) FILTER (WHERE o.kind = 'hold'),
      count(*) FILTER (WHERE o.first_day <> booking.first_day OR o.end_day <> booking.end_day
        OR (CASE WHEN of_kind = 'stay' THEN u.stay_id ELSE u.rental_id END) IS DISTINCT FROM booking.listing)
    INTO rows_there, rows_held, rows_astray
    FROM occupancies o JOIN units u ON u.id = o.unit_id
    WHERE CASE WHEN of_kind = 'stay' THEN o.stay_booking_id = of_booking ELSE o.transportation_booking_id = of_booking END;
  IF rows_there > 0 AND (booking.status = 'cancelled' OR booking.is_wish OR booking.listing IS NULL) THEN
    problem := 'takes days though it is cancelled, a wish or without a listing';
  ELSIF rows_astray > 0 THEN
    problem := 'stands on other days or on a unit of another listing';
  ELSIF rows_there NOT IN (0, booking.wanted) THEN
    problem := 'stands on some of its units only';
  ELSIF booking.status = 'pending' AND rows_there <> rows_held THEN
    problem := 'is pending and takes days without a hold';
  ELSIF booking.status IN ('confirmed', 'completed') AND booking.listing IS NOT NULL THEN
    IF rows_held > 0 THEN
      problem := 'is confirmed and only holds its days';
    ELSIF booking.overbooked <> (rows_there = 0) THEN
      problem := CASE WHEN booking.overbooked THEN 'is overbooked and has a unit' ELSE 'is confirmed without a unit and not marked overbooked' END;
    END IF;
  END IF;
  IF problem IS NOT NULL THEN
    RAISE EXCEPTION 'booking % %', of_booking, problem USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'booking_is_placed';
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION booking_is_placed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'stay_bookings' THEN
    PERFORM require_placed('stay', NEW.id);
  ELSIF TG_TABLE_NAME = 'transportation_bookings' THEN
    PERFORM require_placed('vehicle', NEW.id);
  ELSE
    IF TG_OP <> 'INSERT' THEN
      IF OLD.stay_booking_id IS NOT NULL THEN PERFORM require_placed('stay', OLD.stay_booking_id); END IF;
      IF OLD.transportation_booking_id IS NOT NULL THEN PERFORM require_placed('vehicle', OLD.transportation_booking_id); END IF;
    END IF;
    IF TG_OP <> 'DELETE' THEN
      IF NEW.stay_booking_id IS NOT NULL THEN PERFORM require_placed('stay', NEW.stay_booking_id); END IF;
      IF NEW.transportation_booking_id IS NOT NULL THEN PERFORM require_placed('vehicle', NEW.transportation_booking_id); END IF;
    END IF;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER booking_is_placed AFTER INSERT OR UPDATE OF status, stay_id, check_in, check_out, is_wish, overbooked ON "stay_bookings" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION booking_is_placed();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER booking_is_placed AFTER INSERT OR UPDATE OF status, rental_id, pickup_date, return_date, vehicles, is_wish, overbooked ON "transportation_bookings" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION booking_is_placed();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER booking_is_placed AFTER INSERT OR UPDATE OR DELETE ON "occupancies" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION booking_is_placed();
--> statement-breakpoint
-- A unit cannot go to another listing, nor retire while something stands on it afterwards.
CREATE FUNCTION unit_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.stay_id IS DISTINCT FROM OLD.stay_id OR NEW.rental_id IS DISTINCT FROM OLD.rental_id THEN
    RAISE EXCEPTION 'unit % belongs to its listing', NEW.id USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'unit_is_kept';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER unit_is_kept AFTER UPDATE OF stay_id, rental_id ON "units" FOR EACH ROW EXECUTE FUNCTION unit_is_kept();
--> statement-breakpoint
-- Nothing but an import, which has happened, stands on a unit after it retired. Both ways lock the unit's row: one of two at once sees the other.
CREATE FUNCTION unit_is_in_use() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  retired date;
  blocked boolean;
BEGIN
  IF TG_TABLE_NAME = 'units' THEN
    SELECT EXISTS (SELECT 1 FROM occupancies WHERE unit_id = NEW.id AND end_day > NEW.retired_from AND kind <> 'import' AND (hold_until IS NULL OR hold_until > now())) INTO blocked;
  ELSE
    SELECT retired_from INTO retired FROM units WHERE id = NEW.unit_id FOR SHARE;
    blocked := NEW.kind <> 'import' AND NEW.end_day > retired;
  END IF;
  IF blocked THEN
    RAISE EXCEPTION 'unit is retired' USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'unit_is_in_use';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER unit_is_in_use AFTER UPDATE OF retired_from ON "units" FOR EACH ROW WHEN (NEW.retired_from IS NOT NULL) EXECUTE FUNCTION unit_is_in_use();
--> statement-breakpoint
CREATE TRIGGER unit_is_in_use AFTER INSERT OR UPDATE OF unit_id, first_day, end_day, kind ON "occupancies" FOR EACH ROW EXECUTE FUNCTION unit_is_in_use();
--> statement-breakpoint
-- Seats are counted where they are taken, whoever takes them.
CREATE FUNCTION count_seats() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE departures SET seats_taken = seats_taken - OLD.seats WHERE id = OLD.departure_id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE departures SET seats_taken = seats_taken + NEW.seats WHERE id = NEW.departure_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_seats AFTER INSERT OR DELETE OR UPDATE OF departure_id, seats ON "departure_seats" FOR EACH ROW EXECUTE FUNCTION count_seats();
--> statement-breakpoint
-- A departure that comes back from the bin counts its seats anew, as they come.
CREATE FUNCTION begin_without_seats() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.seats_taken := 0;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER begin_without_seats BEFORE INSERT ON "departures" FOR EACH ROW EXECUTE FUNCTION begin_without_seats();
--> statement-breakpoint
CREATE FUNCTION seats_are_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM departures d WHERE d.id = NEW.id AND d.seats_taken <> (SELECT coalesce(sum(seats), 0) FROM departure_seats s WHERE s.departure_id = d.id)) THEN
    RAISE EXCEPTION 'departure % has other seats than were taken', NEW.id USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'seats_are_counted';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER seats_are_counted AFTER INSERT OR UPDATE OF seats_taken ON "departures" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION seats_are_counted();
--> statement-breakpoint
CREATE FUNCTION require_seated(of_inquiry uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM departure_seats s JOIN departures d ON d.id = s.departure_id JOIN experience_inquiries i ON i.id = s.inquiry_id
    WHERE i.id = of_inquiry AND (i.status = 'cancelled' OR i.is_wish OR i.overbooked OR i.experience_id IS DISTINCT FROM d.experience_id
      OR i.date <> d.day OR i.start_time IS DISTINCT FROM d.start_time OR i.participants <> s.seats OR (i.status = 'pending') <> (s.hold_until IS NOT NULL))
  ) THEN
    RAISE EXCEPTION 'booking % has seats it cannot have', of_inquiry USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'booking_is_seated';
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION booking_is_seated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'experience_inquiries' THEN
    PERFORM require_seated(NEW.id);
  ELSE
    PERFORM require_seated(NEW.inquiry_id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER booking_is_seated AFTER UPDATE OF status, experience_id, date, start_time, participants, is_wish, overbooked ON "experience_inquiries" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION booking_is_seated();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER booking_is_seated AFTER INSERT OR UPDATE ON "departure_seats" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION booking_is_seated();
--> statement-breakpoint
-- A booking whose listing comes back from the bin: what stood in the ledger came back too. What no longer fits goes, and
-- a confirmed one without a unit is marked.
CREATE FUNCTION settle_booking() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  fitting integer;
BEGIN
  IF TG_TABLE_NAME = 'experience_inquiries' THEN
    DELETE FROM departure_seats s USING departures d WHERE s.inquiry_id = NEW.id AND d.id = s.departure_id
      AND (NEW.status = 'cancelled' OR NEW.is_wish OR NEW.overbooked OR d.experience_id <> NEW.experience_id OR d.day <> NEW.date
        OR d.start_time IS DISTINCT FROM NEW.start_time OR s.seats <> NEW.participants OR (NEW.status = 'pending') <> (s.hold_until IS NOT NULL));
    RETURN NULL;
  END IF;
  IF TG_TABLE_NAME = 'stay_bookings' THEN
    SELECT count(*) INTO fitting FROM occupancies WHERE stay_booking_id = NEW.id AND first_day = NEW.check_in AND end_day = NEW.check_out
      AND kind = CASE WHEN NEW.status = 'pending' THEN 'hold' ELSE 'booking' END;
    IF NEW.status <> 'cancelled' AND NOT NEW.is_wish AND NOT NEW.overbooked AND fitting = 1 THEN
      RETURN NULL;
    END IF;
    DELETE FROM occupancies WHERE stay_booking_id = NEW.id;
    IF NEW.status IN ('confirmed', 'completed') THEN
      UPDATE stay_bookings SET overbooked = true WHERE id = NEW.id AND NOT overbooked;
    END IF;
  ELSE
    SELECT count(*) INTO fitting FROM occupancies WHERE transportation_booking_id = NEW.id AND first_day = NEW.pickup_date AND end_day = NEW.return_date
      AND kind = CASE WHEN NEW.status = 'pending' THEN 'hold' ELSE 'booking' END;
    IF NEW.status <> 'cancelled' AND NOT NEW.is_wish AND NOT NEW.overbooked AND fitting = NEW.vehicles THEN
      RETURN NULL;
    END IF;
    DELETE FROM occupancies WHERE transportation_booking_id = NEW.id;
    IF NEW.status IN ('confirmed', 'completed') THEN
      UPDATE transportation_bookings SET overbooked = true WHERE id = NEW.id AND NOT overbooked;
    END IF;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER settle_booking AFTER UPDATE OF stay_id ON "stay_bookings" FOR EACH ROW WHEN (OLD.stay_id IS NULL AND NEW.stay_id IS NOT NULL) EXECUTE FUNCTION settle_booking();
--> statement-breakpoint
CREATE TRIGGER settle_booking AFTER UPDATE OF rental_id ON "transportation_bookings" FOR EACH ROW WHEN (OLD.rental_id IS NULL AND NEW.rental_id IS NOT NULL) EXECUTE FUNCTION settle_booking();
--> statement-breakpoint
CREATE TRIGGER settle_booking AFTER UPDATE OF experience_id ON "experience_inquiries" FOR EACH ROW WHEN (OLD.experience_id IS NULL AND NEW.experience_id IS NOT NULL) EXECUTE FUNCTION settle_booking();
--> statement-breakpoint
-- Changed days are announced by listing and month, and nothing else.
CREATE FUNCTION announce_calendar(listing uuid, first_day date, end_day date) RETURNS void LANGUAGE sql AS $$
  SELECT pg_notify('calendar', json_build_object('listing', listing, 'month', to_char(month, 'YYYY-MM'))::text)
  FROM generate_series(date_trunc('month', first_day), (end_day - 1)::timestamp, interval '1 month') AS month WHERE listing IS NOT NULL
$$;
--> statement-breakpoint
CREATE FUNCTION announce_occupancy() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM announce_calendar((SELECT coalesce(stay_id, rental_id) FROM units WHERE id = OLD.unit_id), OLD.first_day, OLD.end_day);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM announce_calendar((SELECT coalesce(stay_id, rental_id) FROM units WHERE id = NEW.unit_id), NEW.first_day, NEW.end_day);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE ON "occupancies" FOR EACH ROW EXECUTE FUNCTION announce_occupancy();
--> statement-breakpoint
CREATE FUNCTION announce_departure() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM announce_calendar(OLD.experience_id, OLD.day, OLD.day + 1);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM announce_calendar(NEW.experience_id, NEW.day, NEW.day + 1);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE ON "departures" FOR EACH ROW EXECUTE FUNCTION announce_departure();
--> statement-breakpoint
-- What concerns every month of a listing is announced without one.
CREATE FUNCTION announce_listing() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  item jsonb := to_jsonb(CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END);
  listing text := coalesce(item ->> 'stay_id', item ->> 'rental_id', item ->> 'experience_id',
    (SELECT coalesce(stay_id, rental_id)::text FROM units WHERE id = (item ->> 'unit_id')::uuid));
BEGIN
  IF listing IS NOT NULL THEN
    PERFORM pg_notify('calendar', json_build_object('listing', listing, 'month', NULL)::text);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE ON "units" FOR EACH ROW EXECUTE FUNCTION announce_listing();
--> statement-breakpoint
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE ON "channels" FOR EACH ROW EXECUTE FUNCTION announce_listing();
--> statement-breakpoint
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE ON "departure_patterns" FOR EACH ROW EXECUTE FUNCTION announce_listing();
--> statement-breakpoint
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE ON "seasons" FOR EACH ROW EXECUTE FUNCTION announce_listing();
--> statement-breakpoint
-- Money that was recorded stays as it was: it can be voided, once, and its note and names can be erased.
CREATE FUNCTION payment_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR OLD.voided_at IS NOT NULL AND (NEW.voided_at, NEW.void_reason) IS DISTINCT FROM (OLD.voided_at, OLD.void_reason)
    OR (to_jsonb(NEW) - '{voided_at,voided_by,void_reason,recorded_by,note}'::text[]) IS DISTINCT FROM (to_jsonb(OLD) - '{voided_at,voided_by,void_reason,recorded_by,note}'::text[])
    OR (NEW.note IS DISTINCT FROM OLD.note AND NEW.note IS NOT NULL) THEN
    RAISE EXCEPTION 'a payment can only be voided' USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payment_is_kept';
  END IF;
  RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
END $$;
--> statement-breakpoint
CREATE TRIGGER payment_is_kept BEFORE UPDATE OR DELETE ON "booking_payments" FOR EACH ROW EXECUTE FUNCTION payment_is_kept();
