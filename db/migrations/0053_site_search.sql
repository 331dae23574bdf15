CREATE TABLE "search_misses" (
	"language" text NOT NULL,
	"words" text NOT NULL,
	"month" text NOT NULL,
	"searches" integer DEFAULT 1 NOT NULL,
	"last_on" date NOT NULL,
	"mended_to" text,
	CONSTRAINT "search_misses_language_words_month_pk" PRIMARY KEY("language","words","month"),
	CONSTRAINT "search_misses_language" CHECK ("search_misses"."language" in ('en', 'fr', 'es', 'it', 'de', 'ru', 'zh', 'ar', 'sw')),
	CONSTRAINT "search_misses_searches" CHECK ("search_misses"."searches" >= 1),
	CONSTRAINT "search_misses_month" CHECK ("search_misses"."month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "search_misses_words" CHECK (length("search_misses"."words") between 1 and 60),
	CONSTRAINT "search_misses_nobody" CHECK (strpos("search_misses"."words", '@') = 0 and length(regexp_replace("search_misses"."words", '[^0-9]', '', 'g')) < 6)
);
--> statement-breakpoint
CREATE TABLE "site_search_entries" (
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"detail" text NOT NULL,
	"aliases" text NOT NULL,
	"own_language" boolean NOT NULL,
	"location" text,
	"picture" text,
	"amount" numeric(12, 2),
	"latitude" double precision,
	"longitude" double precision,
	"address" text NOT NULL,
	"weight" smallint NOT NULL,
	"sorted_at" timestamp with time zone NOT NULL,
	"folded_title" text NOT NULL,
	"folded" text NOT NULL,
	"grams" "tsvector" NOT NULL,
	CONSTRAINT "site_search_entries_kind_item_id_language_pk" PRIMARY KEY("kind","item_id","language"),
	CONSTRAINT "site_search_entries_kind" CHECK ("site_search_entries"."kind" in ('place', 'experience', 'stay', 'vehicle', 'property', 'article', 'guide')),
	CONSTRAINT "site_search_entries_language" CHECK ("site_search_entries"."language" in ('en', 'fr', 'es', 'it', 'de', 'ru', 'zh', 'ar', 'sw')),
	CONSTRAINT "site_search_entries_amount" CHECK ("site_search_entries"."amount" >= 0),
	CONSTRAINT "site_search_entries_point" CHECK (num_nonnulls("site_search_entries"."latitude", "site_search_entries"."longitude") in (0, 2)),
	CONSTRAINT "site_search_entries_address" CHECK ("site_search_entries"."address" ~ '^/[^/]')
);
--> statement-breakpoint
CREATE TABLE "site_search_words" (
	"language" text NOT NULL,
	"word" text NOT NULL,
	"entries" integer NOT NULL,
	CONSTRAINT "site_search_words_language_word_pk" PRIMARY KEY("language","word"),
	CONSTRAINT "site_search_words_language" CHECK ("site_search_words"."language" in ('en', 'fr', 'es', 'it', 'de', 'ru', 'zh', 'ar', 'sw')),
	CONSTRAINT "site_search_words_entries" CHECK ("site_search_words"."entries" >= 1),
	CONSTRAINT "site_search_words_word" CHECK (length("site_search_words"."word") >= 4 and "site_search_words"."word" !~ '[0-9]')
);
--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "count_misses" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "search_misses_most" ON "search_misses" USING btree ("searches" DESC NULLS LAST,"last_on" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "search_misses_last" ON "search_misses" USING btree ("last_on");--> statement-breakpoint
CREATE INDEX "site_search_entries_title" ON "site_search_entries" USING btree ("language","kind","folded_title" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "site_search_entries_weight" ON "site_search_entries" USING btree ("language","kind","weight" DESC NULLS LAST,"sorted_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "site_search_entries_grams" ON "site_search_entries" USING gin ("grams") WITH (fastupdate=true,gin_pending_list_limit=256);
--> statement-breakpoint
-- The words of a text as they are searched, by the folding of the staff search. ng'ombe is found by ngombe too.
CREATE FUNCTION site_search_folded(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT concat_ws(' ', search_words($1), CASE WHEN $1 ~* 'ng[''\u2018\u2019\u02bc]' THEN
    (SELECT search_words(string_agg(regexp_replace(word[1], '[''\u2018\u2019\u02bc]', '', 'g'), ' ')) FROM regexp_matches($1, '\S*ng[''\u2018\u2019\u02bc]\S+', 'gi') AS word) END)
$$;
--> statement-breakpoint
-- The space before the first word lets a search ask for the beginning of a word. Language and kind are words of the
-- index too, so that others are not read; a colon stands in no folded text.
CREATE FUNCTION fold_site_search_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A new price changes nothing in what is searched.
  IF TG_OP = 'UPDATE' AND (NEW.title, NEW.detail, NEW.aliases) = (OLD.title, OLD.detail, OLD.aliases) THEN
    NEW.folded_title := OLD.folded_title;
    NEW.folded := OLD.folded;
    NEW.grams := OLD.grams;
    RETURN NEW;
  END IF;
  NEW.folded_title := left(search_words(NEW.title), 100);
  NEW.folded := ' ' || site_search_folded(concat_ws(' ', NEW.title, NEW.detail, NEW.aliases));
  NEW.grams := search_grams(NEW.folded) || array_to_tsvector(ARRAY['in:' || NEW.language, NEW.kind || ':' || NEW.language]);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER fold BEFORE INSERT OR UPDATE ON "site_search_entries" FOR EACH ROW EXECUTE FUNCTION fold_site_search_entry();
--> statement-breakpoint
-- About so many letters of a text, and no half word. Where words are not parted by spaces it is cut anywhere.
CREATE FUNCTION site_search_cut(body text, letters int) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE WHEN length(body) <= letters THEN body ELSE left(body, letters - strpos(reverse(right(left(body, letters), 60)), ' ')) END
$$;
--> statement-breakpoint
-- The texts of an item in every language, English first and in place of what is missing.
CREATE FUNCTION site_search_texts(titles text[], bodies text[]) RETURNS TABLE (language text, title text, own_language boolean, detail text, more text)
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT of.language, coalesce(own.title, titles[1]), own.title IS NOT NULL,
    -- An English text under a translated name is searched, but not shown.
    CASE WHEN own.title IS NULL OR own.body IS NOT NULL THEN shown.beginning ELSE '' END,
    concat_ws(E'\n', CASE WHEN own.title <> titles[1] THEN titles[1] END,
      CASE WHEN own.title IS NULL OR own.body IS NOT NULL THEN nullif(site_search_cut(ltrim(substr(shown.body, length(shown.beginning) + 1)), 600), '') ELSE shown.beginning END)
  FROM unnest(ARRAY['en', 'fr', 'es', 'it', 'de', 'ru', 'zh', 'ar', 'sw']) WITH ORDINALITY AS of(language, place)
  -- OFFSET 0: each is worked out once.
  CROSS JOIN LATERAL (SELECT nullif(btrim(titles[of.place]), '') AS title, nullif(btrim(bodies[of.place]), '') AS body OFFSET 0) own
  CROSS JOIN LATERAL (SELECT regexp_replace(left(coalesce(CASE WHEN own.title IS NULL THEN bodies[1] ELSE own.body END, bodies[1], ''), 1200), '\s\s+|[\n\t]', ' ', 'g') AS body OFFSET 0) whole
  CROSS JOIN LATERAL (SELECT whole.body, site_search_cut(whole.body, 300) AS beginning OFFSET 0) shown
$$;
--> statement-breakpoint
CREATE TYPE site_search_row AS (language text, title text, detail text, aliases text, own_language boolean, location text, picture text, amount numeric, latitude double precision, longitude double precision, address text, weight smallint, sorted_at timestamptz);
--> statement-breakpoint
-- What is found of an item, one function a table; none where visitors may not see it. The table's own row is the argument.
CREATE FUNCTION site_search_rows(item "experiences") RETURNS SETOF site_search_row LANGUAGE sql STABLE AS $$
  SELECT t.language, t.title, t.detail, concat_ws(E'\n', t.more, item.category), t.own_language, NULL::text, item.images[1], item.price,
    CASE WHEN item.longitude IS NOT NULL THEN item.latitude END, CASE WHEN item.latitude IS NOT NULL THEN item.longitude END,
    '/experiences/' || item.id, 1::smallint, item.created_at
  FROM site_search_texts(ARRAY[item.title, item.title_fr, item.title_es, item.title_it, item.title_de, item.title_ru, item.title_zh, item.title_ar, item.title_sw], ARRAY[item.description, item.description_fr, item.description_es, item.description_it, item.description_de, item.description_ru, item.description_zh, item.description_ar, item.description_sw]) t
$$;
--> statement-breakpoint
CREATE FUNCTION site_search_rows(item "stays") RETURNS SETOF site_search_row LANGUAGE sql STABLE AS $$
  SELECT t.language, t.title, t.detail, concat_ws(E'\n', t.more, item.location, item.type), t.own_language, item.location, item.images[1], item.price,
    item.latitude, item.longitude, '/stays/' || item.slug, 1::smallint, item.created_at
  FROM site_search_texts(ARRAY[item.name, item.name_fr, item.name_es, item.name_it, item.name_de, item.name_ru, item.name_zh, item.name_ar, item.name_sw], ARRAY[item.description, item.description_fr, item.description_es, item.description_it, item.description_de, item.description_ru, item.description_zh, item.description_ar, item.description_sw]) t
$$;
--> statement-breakpoint
CREATE FUNCTION site_search_rows(item "transportation_rentals") RETURNS SETOF site_search_row LANGUAGE sql STABLE AS $$
  SELECT t.language, t.title, t.detail, concat_ws(E'\n', t.more, replace(item.type, '_', ' ')), t.own_language, NULL::text, item.images[1], item.price_per_day,
    NULL::float8, NULL::float8, '/transportation/' || item.id, 1::smallint, item.created_at
  FROM site_search_texts(ARRAY[item.name, item.name_fr, item.name_es, item.name_it, item.name_de, item.name_ru, item.name_zh, item.name_ar, item.name_sw], ARRAY[item.description, item.description_fr, item.description_es, item.description_it, item.description_de, item.description_ru, item.description_zh, item.description_ar, item.description_sw]) t WHERE item.available
$$;
--> statement-breakpoint
-- No point: visitors may see another one than the true one, where the exact place is hidden.
CREATE FUNCTION site_search_rows(item "properties") RETURNS SETOF site_search_row LANGUAGE sql STABLE AS $$
  SELECT t.language, t.title, t.detail, concat_ws(E'\n', t.more, item.location, item.neighborhood, item.type), t.own_language, item.location, item.images[1], item.price,
    NULL::float8, NULL::float8, '/real-estate/' || item.slug, CASE WHEN item.is_featured THEN 2 ELSE 1 END::smallint, item.created_at
  FROM site_search_texts(ARRAY[item.title, item.title_fr, item.title_es, item.title_it, item.title_de, item.title_ru, item.title_zh, item.title_ar, item.title_sw], ARRAY[item.description, item.description_fr, item.description_es, item.description_it, item.description_de, item.description_ru, item.description_zh, item.description_ar, item.description_sw]) t WHERE item.published
$$;
--> statement-breakpoint
CREATE FUNCTION site_search_rows(item "blog_articles") RETURNS SETOF site_search_row LANGUAGE sql STABLE AS $$
  SELECT t.language, t.title, t.detail, concat_ws(E'\n', t.more, item.category,
      site_search_cut(regexp_replace(regexp_replace(left(coalesce(CASE t.language WHEN 'fr' THEN nullif(item.content_fr, '') WHEN 'es' THEN nullif(item.content_es, '') WHEN 'it' THEN nullif(item.content_it, '') WHEN 'de' THEN nullif(item.content_de, '') WHEN 'ru' THEN nullif(item.content_ru, '') WHEN 'zh' THEN nullif(item.content_zh, '') WHEN 'ar' THEN nullif(item.content_ar, '') WHEN 'sw' THEN nullif(item.content_sw, '') END, item.content), 8000), '<[^>]*>?|&[a-z]+;', ' ', 'g'), '\s+', ' ', 'g'), 3000)),
    t.own_language, NULL::text, item.cover_image, NULL::numeric, NULL::float8, NULL::float8, '/blog/' || item.slug, 0::smallint, item.published_date::timestamp AT TIME ZONE 'UTC'
  FROM site_search_texts(ARRAY[item.title, item.title_fr, item.title_es, item.title_it, item.title_de, item.title_ru, item.title_zh, item.title_ar, item.title_sw], ARRAY[item.description, item.description_fr, item.description_es, item.description_it, item.description_de, item.description_ru, item.description_zh, item.description_ar, item.description_sw]) t
$$;
--> statement-breakpoint
-- A place is found by its name in any language.
CREATE FUNCTION site_search_rows(item "places") RETURNS SETOF site_search_row LANGUAGE sql STABLE AS $$
  SELECT t.language, t.title, t.detail, concat_ws(E'\n', t.more, item.name, item.name_fr, item.name_es, item.name_it, item.name_de, item.name_ru, item.name_zh, item.name_ar, item.name_sw), t.own_language, NULL::text, NULL::text, NULL::numeric,
    item.latitude, item.longitude, '/map?place=' || item.key, (24 - item.rank)::smallint, item.created_at
  FROM site_search_texts(ARRAY[item.name, item.name_fr, item.name_es, item.name_it, item.name_de, item.name_ru, item.name_zh, item.name_ar, item.name_sw], ARRAY[item.about, item.about_fr, item.about_es, item.about_it, item.about_de, item.about_ru, item.about_zh, item.about_ar, item.about_sw]) t WHERE item.published
$$;
--> statement-breakpoint
-- Entries that would stay the same are not written.
CREATE FUNCTION put_site_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  fresh site_search_row[];
BEGIN
  IF TG_OP <> 'DELETE' THEN
    fresh := ARRAY(SELECT entry FROM site_search_rows(NEW) entry);
  END IF;
  IF TG_OP = 'DELETE' OR fresh = '{}' THEN
    DELETE FROM site_search_entries WHERE kind = TG_ARGV[0] AND item_id = CASE WHEN TG_OP = 'DELETE' THEN OLD.id ELSE NEW.id END::text;
    RETURN NULL;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    UPDATE site_search_entries kept
      SET title = entry.title, detail = entry.detail, aliases = entry.aliases, own_language = entry.own_language, location = entry.location, picture = entry.picture,
        amount = entry.amount, latitude = entry.latitude, longitude = entry.longitude, address = entry.address, weight = entry.weight, sorted_at = entry.sorted_at
      FROM unnest(fresh) entry
      WHERE kept.kind = TG_ARGV[0] AND kept.item_id = NEW.id::text AND kept.language = entry.language
        AND (kept.title, kept.detail, kept.aliases, kept.own_language, kept.location, kept.picture, kept.amount, kept.latitude, kept.longitude, kept.address, kept.weight, kept.sorted_at)
          IS DISTINCT FROM (entry.title, entry.detail, entry.aliases, entry.own_language, entry.location, entry.picture, entry.amount, entry.latitude, entry.longitude, entry.address, entry.weight, entry.sorted_at);
    IF FOUND OR EXISTS (SELECT FROM site_search_entries WHERE kind = TG_ARGV[0] AND item_id = NEW.id::text) THEN
      RETURN NULL;
    END IF;
  END IF;
  INSERT INTO site_search_entries (kind, item_id, language, title, detail, aliases, own_language, location, picture, amount, latitude, longitude, address, weight, sorted_at)
    SELECT TG_ARGV[0], NEW.id::text, entry.* FROM unnest(fresh) entry;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER put_site_search AFTER INSERT OR UPDATE OR DELETE ON "experiences" FOR EACH ROW EXECUTE FUNCTION put_site_search('experience');
--> statement-breakpoint
CREATE TRIGGER put_site_search AFTER INSERT OR UPDATE OR DELETE ON "stays" FOR EACH ROW EXECUTE FUNCTION put_site_search('stay');
--> statement-breakpoint
CREATE TRIGGER put_site_search AFTER INSERT OR UPDATE OR DELETE ON "transportation_rentals" FOR EACH ROW EXECUTE FUNCTION put_site_search('vehicle');
--> statement-breakpoint
CREATE TRIGGER put_site_search AFTER INSERT OR UPDATE OR DELETE ON "properties" FOR EACH ROW EXECUTE FUNCTION put_site_search('property');
--> statement-breakpoint
CREATE TRIGGER put_site_search AFTER INSERT OR UPDATE OR DELETE ON "blog_articles" FOR EACH ROW EXECUTE FUNCTION put_site_search('article');
--> statement-breakpoint
CREATE TRIGGER put_site_search AFTER INSERT OR UPDATE OR DELETE ON "places" FOR EACH ROW EXECUTE FUNCTION put_site_search('place');
--> statement-breakpoint
-- The six parts of the guide, from the texts of its page. What counts or formats is no text to be searched.
CREATE FUNCTION put_site_search_guide() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  WITH texts AS (
    SELECT parts.part, of.language, item.key, of.place, nullif(btrim(to_jsonb(item) ->> of.language), '') AS own, item.en
    FROM (VALUES ('overview', 'travelOverview'), ('weather', 'travelWeather'), ('weather', 'travelPacking'), ('visa', 'travelVisa'), ('transportation', 'travelTransport'), ('safety', 'travelSafety'), ('practical', 'travelPractical')) AS parts(part, context)
    JOIN translations item ON item.key LIKE parts.context || '.%' AND strpos(item.en, '{') = 0
    CROSS JOIN unnest(ARRAY['en', 'fr', 'es', 'it', 'de', 'ru', 'zh', 'ar', 'sw']) WITH ORDINALITY AS of(language, place)
  ), whole AS (
    SELECT part, language, regexp_replace(regexp_replace(string_agg(coalesce(own, en), ' ' ORDER BY split_part(key, '.', 2) <> 'lead', split_part(key, '.', 1) = 'travelPacking', key), '<[^>]*>', '', 'g'), '\s+', ' ', 'g') AS body
    FROM texts GROUP BY part, language
  ), fresh AS (
    SELECT part AS item_id, language, coalesce(nullif(btrim(to_jsonb(title) ->> language), ''), title.en) AS title, site_search_cut(body, 300) AS detail,
      concat_ws(E'\n', title.en, ltrim(substr(body, length(site_search_cut(body, 300)) + 1, 3000))) AS aliases, nullif(btrim(to_jsonb(title) ->> language), '') IS NOT NULL AS own_language
    FROM whole JOIN translations title ON title.key = 'travel.' || part
  )
  INSERT INTO site_search_entries (kind, item_id, language, title, detail, aliases, own_language, address, weight, sorted_at)
    SELECT 'guide', fresh.item_id, fresh.language, fresh.title, fresh.detail, fresh.aliases, fresh.own_language, '/travel#' || fresh.item_id, 1, '2026-01-01T00:00:00Z' FROM fresh
      LEFT JOIN site_search_entries kept ON kept.kind = 'guide' AND kept.item_id = fresh.item_id AND kept.language = fresh.language
    WHERE (kept.title, kept.detail, kept.aliases, kept.own_language) IS DISTINCT FROM (fresh.title, fresh.detail, fresh.aliases, fresh.own_language)
  ON CONFLICT (kind, item_id, language) DO UPDATE
    SET title = excluded.title, detail = excluded.detail, aliases = excluded.aliases, own_language = excluded.own_language;
END $$;
--> statement-breakpoint
CREATE FUNCTION put_changed_guide() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM changed WHERE key LIKE 'travel%') THEN
    PERFORM put_site_search_guide();
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER put_site_search AFTER INSERT ON "translations" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION put_changed_guide();
--> statement-breakpoint
CREATE TRIGGER put_changed_site_search AFTER UPDATE ON "translations" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION put_changed_guide();
--> statement-breakpoint
-- Words that can be meant by somebody who mistypes: four letters and more, without digits, and none of Chinese.
CREATE FUNCTION site_search_vocabulary(folded text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT word), '{}') FROM unnest(string_to_array(folded, ' ')) AS word
  WHERE length(word) BETWEEN 4 AND 40 AND word !~ '[0-9\u2e80-\uffff]'
$$;
--> statement-breakpoint
CREATE FUNCTION is_on_site(kind text, item text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT CASE kind
    WHEN 'experience' THEN EXISTS (SELECT FROM experiences WHERE id = item::uuid)
    WHEN 'stay' THEN EXISTS (SELECT FROM stays WHERE id = item::uuid)
    WHEN 'vehicle' THEN EXISTS (SELECT FROM transportation_rentals WHERE id = item::uuid AND available)
    WHEN 'property' THEN EXISTS (SELECT FROM properties WHERE id = item::uuid AND published)
    WHEN 'article' THEN EXISTS (SELECT FROM blog_articles WHERE id = item::uuid)
    WHEN 'place' THEN EXISTS (SELECT FROM places WHERE id = item::uuid AND published)
    ELSE item IN ('overview', 'weather', 'visa', 'transportation', 'safety', 'practical') END
$$;
--> statement-breakpoint
-- Refuses entries of what is not on the site, and the loss of one of what is, to whoever writes here by hand: the triggers above
-- write what is right.
CREATE FUNCTION check_site_search_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  item record;
BEGIN
  IF TG_OP = 'DELETE' THEN item := OLD; ELSE item := NEW; END IF;
  IF is_on_site(item.kind, item.item_id) <> EXISTS (SELECT FROM site_search_entries kept WHERE kept.kind = item.kind AND kept.item_id = item.item_id AND kept.language = item.language) THEN
    RAISE EXCEPTION 'entries of the search and what is on the site differ: % %', item.kind, item.item_id USING ERRCODE = 'check_violation', CONSTRAINT = 'site_search_entries_on_site';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER check_on_site AFTER INSERT OR UPDATE OR DELETE ON "site_search_entries" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION check_site_search_entry();
--> statement-breakpoint
-- Words are counted a statement at a time, in one order for all, so that two who save do not wait for each other's words.
CREATE TYPE site_search_word_change AS (language text, word text, n int);
--> statement-breakpoint
CREATE FUNCTION count_come_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO site_search_words AS known (language, word, entries)
    SELECT language, word, count(*) FROM come, unnest(site_search_vocabulary(folded)) AS word GROUP BY language, word ORDER BY language, word
    ON CONFLICT (language, word) DO UPDATE SET entries = known.entries + excluded.entries;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_changed_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM come JOIN gone USING (kind, item_id, language) WHERE come.folded <> gone.folded) THEN
    RETURN NULL;
  END IF;
  PERFORM change_word_counts(ARRAY(SELECT ROW(language, word, sum(n))::site_search_word_change FROM (
      SELECT language, word, 1 AS n FROM come, unnest(site_search_vocabulary(folded)) AS word
      UNION ALL SELECT language, word, -1 FROM gone, unnest(site_search_vocabulary(folded)) AS word) AS all_words
    GROUP BY language, word HAVING sum(n) <> 0));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_gone_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM change_word_counts(ARRAY(SELECT ROW(language, word, -count(*))::site_search_word_change FROM gone, unnest(site_search_vocabulary(folded)) AS word GROUP BY language, word));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION change_word_counts(changes site_search_word_change[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- All that are to be changed are locked in the order of the others.
  PERFORM FROM site_search_words known JOIN unnest(changes) change USING (language, word) ORDER BY language, word FOR UPDATE OF known;
  INSERT INTO site_search_words AS known (language, word, entries)
    SELECT language, word, n FROM unnest(changes) WHERE n > 0 ORDER BY language, word
    ON CONFLICT (language, word) DO UPDATE SET entries = known.entries + excluded.entries;
  DELETE FROM site_search_words known USING unnest(changes) change WHERE known.language = change.language AND known.word = change.word AND known.entries + change.n <= 0;
  UPDATE site_search_words known SET entries = known.entries + change.n FROM unnest(changes) change
    WHERE change.n < 0 AND known.language = change.language AND known.word = change.word;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_come_words AFTER INSERT ON "site_search_entries" REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_come_words();
--> statement-breakpoint
CREATE TRIGGER count_changed_words AFTER UPDATE ON "site_search_entries" REFERENCING NEW TABLE AS come OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_changed_words();
--> statement-breakpoint
CREATE TRIGGER count_gone_words AFTER DELETE ON "site_search_entries" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_gone_words();
--> statement-breakpoint
SELECT put_site_search_guide();
