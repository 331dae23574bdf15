CREATE TABLE "review_stats" (
	"listing_kind" text NOT NULL,
	"listing_id" uuid NOT NULL,
	"ones" integer DEFAULT 0 NOT NULL,
	"twos" integer DEFAULT 0 NOT NULL,
	"threes" integer DEFAULT 0 NOT NULL,
	"fours" integer DEFAULT 0 NOT NULL,
	"fives" integer DEFAULT 0 NOT NULL,
	"demo_ones" integer DEFAULT 0 NOT NULL,
	"demo_twos" integer DEFAULT 0 NOT NULL,
	"demo_threes" integer DEFAULT 0 NOT NULL,
	"demo_fours" integer DEFAULT 0 NOT NULL,
	"demo_fives" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "review_stats_listing_kind_listing_id_pk" PRIMARY KEY("listing_kind","listing_id"),
	CONSTRAINT "review_stats_listing_kind" CHECK ("review_stats"."listing_kind" in ('experience', 'stay', 'vehicle')),
	CONSTRAINT "review_stats_ones" CHECK ("review_stats"."ones" >= 0),
	CONSTRAINT "review_stats_twos" CHECK ("review_stats"."twos" >= 0),
	CONSTRAINT "review_stats_threes" CHECK ("review_stats"."threes" >= 0),
	CONSTRAINT "review_stats_fours" CHECK ("review_stats"."fours" >= 0),
	CONSTRAINT "review_stats_fives" CHECK ("review_stats"."fives" >= 0),
	CONSTRAINT "review_stats_demo_ones" CHECK ("review_stats"."demo_ones" >= 0),
	CONSTRAINT "review_stats_demo_twos" CHECK ("review_stats"."demo_twos" >= 0),
	CONSTRAINT "review_stats_demo_threes" CHECK ("review_stats"."demo_threes" >= 0),
	CONSTRAINT "review_stats_demo_fours" CHECK ("review_stats"."demo_fours" >= 0),
	CONSTRAINT "review_stats_demo_fives" CHECK ("review_stats"."demo_fives" >= 0)
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"listing_kind" text NOT NULL,
	"listing_id" uuid NOT NULL,
	"listing_name" text NOT NULL,
	"origin" text NOT NULL,
	"item_table" text,
	"item_id" uuid,
	"case_id" uuid,
	"detached" boolean DEFAULT false NOT NULL,
	"rating" smallint NOT NULL,
	"body" text NOT NULL,
	"author" text,
	"place" text,
	"language" text NOT NULL,
	"month" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"reason" text,
	"reason_words" text,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"is_reopened" boolean DEFAULT false NOT NULL,
	"reply" text,
	"reply_language" text,
	"replied_by" text,
	"replied_at" timestamp with time zone,
	"writings" smallint DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_item" UNIQUE("item_table","item_id"),
	CONSTRAINT "reviews_listing_kind" CHECK ("reviews"."listing_kind" in ('experience', 'stay', 'vehicle')),
	CONSTRAINT "reviews_listing_name" CHECK (length(btrim("reviews"."listing_name")) > 0),
	CONSTRAINT "reviews_origin" CHECK ("reviews"."origin" in ('guest', 'demo', 'imported')),
	CONSTRAINT "reviews_state" CHECK ("reviews"."state" in ('pending', 'approved', 'rejected', 'withdrawn')),
	CONSTRAINT "reviews_language" CHECK ("reviews"."language" in ('en', 'fr', 'es', 'it', 'de', 'ru', 'zh', 'ar', 'sw')),
	CONSTRAINT "reviews_reply_language" CHECK ("reviews"."reply_language" in ('en', 'fr', 'es', 'it', 'de', 'ru', 'zh', 'ar', 'sw')),
	CONSTRAINT "reviews_item_named" CHECK (("reviews"."item_id" is not null) = ("reviews"."origin" = 'guest' and not "reviews"."detached") and ("reviews"."item_id" is null) = ("reviews"."item_table" is null)),
	CONSTRAINT "reviews_item_table" CHECK ("reviews"."item_table" in ('experience_inquiries', 'stay_bookings', 'transportation_bookings')),
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" between 1 and 5),
	CONSTRAINT "reviews_body" CHECK (length(btrim("reviews"."body")) > 0),
	CONSTRAINT "reviews_body_length" CHECK (char_length("reviews"."body") <= 3000),
	CONSTRAINT "reviews_author" CHECK (char_length(btrim("reviews"."author")) between 1 and 40),
	CONSTRAINT "reviews_place" CHECK (char_length(btrim("reviews"."place")) between 1 and 60),
	CONSTRAINT "reviews_month" CHECK ("reviews"."month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "reviews_reason" CHECK ("reviews"."reason" in ('personal_data', 'abuse', 'not_about_this', 'advertising', 'not_the_guest', 'other')),
	CONSTRAINT "reviews_rejected" CHECK (("reviews"."reason" is not null) = ("reviews"."state" = 'rejected')),
	CONSTRAINT "reviews_decided" CHECK (("reviews"."decided_at" is not null) = ("reviews"."state" in ('approved', 'rejected'))),
	CONSTRAINT "reviews_reply" CHECK (char_length(btrim("reviews"."reply")) between 1 and 2000),
	CONSTRAINT "reviews_reply_whole" CHECK (num_nonnulls("reviews"."reply", "reviews"."reply_language", "reviews"."replied_at") in (0, 3)),
	CONSTRAINT "reviews_writings" CHECK ("reviews"."writings" between 1 and 3)
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("listing_kind","listing_id","decided_at" desc,"id") WHERE "reviews"."state" = 'approved';
--> statement-breakpoint
CREATE INDEX "reviews_by_rating" ON "reviews" USING btree ("listing_kind","listing_id","rating","decided_at" desc,"id") WHERE "reviews"."state" = 'approved';
--> statement-breakpoint
CREATE INDEX "reviews_by_language" ON "reviews" USING btree ("listing_kind","listing_id","language","decided_at" desc,"id") WHERE "reviews"."state" = 'approved';
--> statement-breakpoint
CREATE INDEX "reviews_pending" ON "reviews" USING btree ("created_at","id") WHERE "reviews"."state" = 'pending';
--> statement-breakpoint
CREATE INDEX "reviews_case" ON "reviews" USING btree ("case_id") WHERE "reviews"."case_id" is not null;
--> statement-breakpoint
CREATE INDEX "reviews_decided_at" ON "reviews" USING btree ("decided_at" desc,"id") WHERE "reviews"."decided_at" is not null;
--> statement-breakpoint
-- What changed about approved reviews, as numbers by listing, and the pages that show them are told. The rows of the
-- listings are locked in one order, so that two who change several do not wait for each other in a circle.
CREATE FUNCTION change_review_stats(kind text, listing uuid, n integer[], demo integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO review_stats (listing_kind, listing_id) VALUES (kind, listing) ON CONFLICT DO NOTHING;
  UPDATE review_stats SET
    ones = ones + n[1], twos = twos + n[2], threes = threes + n[3], fours = fours + n[4], fives = fives + n[5],
    demo_ones = demo_ones + demo[1], demo_twos = demo_twos + demo[2], demo_threes = demo_threes + demo[3], demo_fours = demo_fours + demo[4], demo_fives = demo_fives + demo[5]
    WHERE listing_kind = kind AND listing_id = listing;
  PERFORM pg_notify('content', json_build_object('table', 'reviews', 'id', listing)::text);
  PERFORM pg_notify('content', json_build_object('table', 'review_stats', 'id', listing)::text);
END $$;
--> statement-breakpoint
CREATE FUNCTION count_new_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed record;
BEGIN
  FOR changed IN
    SELECT listing_kind, listing_id,
      array[coalesce(sum(n) FILTER (WHERE rating = 1 AND origin <> 'demo'), 0), coalesce(sum(n) FILTER (WHERE rating = 2 AND origin <> 'demo'), 0), coalesce(sum(n) FILTER (WHERE rating = 3 AND origin <> 'demo'), 0), coalesce(sum(n) FILTER (WHERE rating = 4 AND origin <> 'demo'), 0), coalesce(sum(n) FILTER (WHERE rating = 5 AND origin <> 'demo'), 0)]::integer[] AS n,
      array[coalesce(sum(n) FILTER (WHERE rating = 1 AND origin = 'demo'), 0), coalesce(sum(n) FILTER (WHERE rating = 2 AND origin = 'demo'), 0), coalesce(sum(n) FILTER (WHERE rating = 3 AND origin = 'demo'), 0), coalesce(sum(n) FILTER (WHERE rating = 4 AND origin = 'demo'), 0), coalesce(sum(n) FILTER (WHERE rating = 5 AND origin = 'demo'), 0)]::integer[] AS demo
    FROM (SELECT *, 1 AS n FROM new_reviews) AS each_review
    WHERE state = 'approved' GROUP BY listing_kind, listing_id ORDER BY listing_kind, listing_id
  LOOP
    PERFORM change_review_stats(changed.listing_kind, changed.listing_id, changed.n, changed.demo);
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_new AFTER INSERT ON "reviews" REFERENCING NEW TABLE AS new_reviews FOR EACH STATEMENT EXECUTE FUNCTION count_new_reviews();
--> statement-breakpoint
CREATE FUNCTION count_changed_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed record;
BEGIN
  FOR changed IN
    SELECT listing_kind, listing_id,
      array[coalesce(sum(n) FILTER (WHERE rating = 1 AND origin <> 'demo'), 0), coalesce(sum(n) FILTER (WHERE rating = 2 AND origin <> 'demo'), 0), coalesce(sum(n) FILTER (WHERE rating = 3 AND origin <> 'demo'), 0), coalesce(sum(n) FILTER (WHERE rating = 4 AND origin <> 'demo'), 0), coalesce(sum(n) FILTER (WHERE rating = 5 AND origin <> 'demo'), 0)]::integer[] AS n,
      array[coalesce(sum(n) FILTER (WHERE rating = 1 AND origin = 'demo'), 0), coalesce(sum(n) FILTER (WHERE rating = 2 AND origin = 'demo'), 0), coalesce(sum(n) FILTER (WHERE rating = 3 AND origin = 'demo'), 0), coalesce(sum(n) FILTER (WHERE rating = 4 AND origin = 'demo'), 0), coalesce(sum(n) FILTER (WHERE rating = 5 AND origin = 'demo'), 0)]::integer[] AS demo
    FROM (SELECT *, -1 AS n FROM old_reviews UNION ALL SELECT *, 1 FROM new_reviews) AS each_review
    WHERE state = 'approved' GROUP BY listing_kind, listing_id ORDER BY listing_kind, listing_id
  LOOP
    PERFORM change_review_stats(changed.listing_kind, changed.listing_id, changed.n, changed.demo);
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_changed AFTER UPDATE ON "reviews" REFERENCING OLD TABLE AS old_reviews NEW TABLE AS new_reviews FOR EACH STATEMENT EXECUTE FUNCTION count_changed_reviews();
--> statement-breakpoint
CREATE FUNCTION count_deleted_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed record;
BEGIN
  FOR changed IN
    SELECT listing_kind, listing_id,
      array[coalesce(sum(n) FILTER (WHERE rating = 1 AND origin <> 'demo'), 0), coalesce(sum(n) FILTER (WHERE rating = 2 AND origin <> 'demo'), 0), coalesce(sum(n) FILTER (WHERE rating = 3 AND origin <> 'demo'), 0), coalesce(sum(n) FILTER (WHERE rating = 4 AND origin <> 'demo'), 0), coalesce(sum(n) FILTER (WHERE rating = 5 AND origin <> 'demo'), 0)]::integer[] AS n,
      array[coalesce(sum(n) FILTER (WHERE rating = 1 AND origin = 'demo'), 0), coalesce(sum(n) FILTER (WHERE rating = 2 AND origin = 'demo'), 0), coalesce(sum(n) FILTER (WHERE rating = 3 AND origin = 'demo'), 0), coalesce(sum(n) FILTER (WHERE rating = 4 AND origin = 'demo'), 0), coalesce(sum(n) FILTER (WHERE rating = 5 AND origin = 'demo'), 0)]::integer[] AS demo
    FROM (SELECT *, -1 AS n FROM old_reviews) AS each_review
    WHERE state = 'approved' GROUP BY listing_kind, listing_id ORDER BY listing_kind, listing_id
  LOOP
    PERFORM change_review_stats(changed.listing_kind, changed.listing_id, changed.n, changed.demo);
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_deleted AFTER DELETE ON "reviews" REFERENCING OLD TABLE AS old_reviews FOR EACH STATEMENT EXECUTE FUNCTION count_deleted_reviews();
--> statement-breakpoint
CREATE FUNCTION forget_review_stats() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM review_stats;
  PERFORM pg_notify('content', json_build_object('table', 'reviews')::text);
  PERFORM pg_notify('content', json_build_object('table', 'review_stats')::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_none AFTER TRUNCATE ON "reviews" FOR EACH STATEMENT EXECUTE FUNCTION forget_review_stats();
--> statement-breakpoint
-- Numbers that are not counted could be anything: only the triggers of reviews write them.
CREATE FUNCTION refuse_review_stats() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'review_stats is counted from reviews' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER refuse_writing BEFORE INSERT OR UPDATE OR DELETE ON "review_stats" FOR EACH STATEMENT EXECUTE FUNCTION refuse_review_stats();
--> statement-breakpoint
-- Waiting ones are a number in the menu of the office. Never the words.
CREATE FUNCTION announce_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('requests', json_build_object('table', 'reviews', 'id', COALESCE(NEW.id, OLD.id), 'change', lower(TG_OP))::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER announce_new AFTER INSERT ON "reviews" FOR EACH ROW WHEN (NEW.origin = 'guest') EXECUTE FUNCTION announce_review();
--> statement-breakpoint
CREATE TRIGGER announce_change AFTER UPDATE ON "reviews" FOR EACH ROW WHEN (NEW.origin <> 'demo') EXECUTE FUNCTION announce_review();
--> statement-breakpoint
CREATE TRIGGER announce_end AFTER DELETE ON "reviews" FOR EACH ROW WHEN (OLD.origin <> 'demo') EXECUTE FUNCTION announce_review();
--> statement-breakpoint
-- Who has not been cannot say how it was: a booking that is no longer completed puts its published review back.
CREATE FUNCTION reopen_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE reviews SET state = 'pending', is_reopened = true, decided_by = NULL, decided_at = NULL, updated_at = now()
    WHERE item_table = TG_TABLE_NAME AND item_id = NEW.id AND state = 'approved';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER reopen_review AFTER UPDATE OF status ON "experience_inquiries" FOR EACH ROW WHEN (OLD.status = 'completed' AND NEW.status <> 'completed') EXECUTE FUNCTION reopen_review();
--> statement-breakpoint
CREATE TRIGGER reopen_review AFTER UPDATE OF status ON "stay_bookings" FOR EACH ROW WHEN (OLD.status = 'completed' AND NEW.status <> 'completed') EXECUTE FUNCTION reopen_review();
--> statement-breakpoint
CREATE TRIGGER reopen_review AFTER UPDATE OF status ON "transportation_bookings" FOR EACH ROW WHEN (OLD.status = 'completed' AND NEW.status <> 'completed') EXECUTE FUNCTION reopen_review();
--> statement-breakpoint
-- Asked at the end of the transaction: a listing that is restored leaves the bin too, and is there again by then.
CREATE FUNCTION delete_reviews_of_listing() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_there boolean;
BEGIN
  EXECUTE format('SELECT EXISTS (SELECT 1 FROM %I WHERE id = $1)', OLD.table_name) USING OLD.item_id::uuid INTO is_there;
  IF NOT is_there THEN
    DELETE FROM reviews WHERE listing_id = OLD.item_id::uuid
      AND listing_kind = CASE OLD.table_name WHEN 'experiences' THEN 'experience' WHEN 'stays' THEN 'stay' ELSE 'vehicle' END;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER delete_reviews AFTER DELETE ON "bin" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.table_name IN ('experiences', 'stays', 'transportation_rentals')) EXECUTE FUNCTION delete_reviews_of_listing();
--> statement-breakpoint
-- When nobody knows any longer who was here, a published review stays, and nothing in it says who wrote it. Others go.
CREATE FUNCTION detach_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM reviews WHERE case_id = NEW.id AND state <> 'approved';
  UPDATE reviews SET detached = true, item_table = NULL, item_id = NULL, case_id = NULL, author = NULL, place = NULL, updated_at = now() WHERE case_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER detach_reviews AFTER UPDATE OF erased_at ON "cases" FOR EACH ROW WHEN (NEW.erased_at IS NOT NULL AND OLD.erased_at IS NULL) EXECUTE FUNCTION detach_reviews();
