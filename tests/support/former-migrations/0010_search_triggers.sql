-- A text as words: folded, one space between them.
CREATE FUNCTION search_words(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(search_folded($1), '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u060c\u061b\u061f\u066a-\u066d\u06d4\u2010-\u205f\u3000-\u303f\u30fb]+', ' ', 'g'))
$$;
--> statement-breakpoint
-- The space before the first word lets a search ask for the beginning of a word.
CREATE FUNCTION fold_search_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.folded_title := left(search_words(NEW.title), 100);
  NEW.folded := ' ' || search_words(concat_ws(' ', NEW.title, NEW.detail, NEW.aliases));
  -- The kind is a word of the index too, so that one kind is searched without reading the others.
  NEW.grams := search_grams(NEW.folded) || array_to_tsvector(ARRAY[NEW.kind]);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER fold BEFORE INSERT OR UPDATE ON "search_entries" FOR EACH ROW EXECUTE FUNCTION fold_search_entry();
--> statement-breakpoint
-- What is found of an item, one function a table. The table's own row is the argument.
CREATE TYPE search_entry AS (title text, detail text, aliases text, picture text, amount numeric, status text, sorted_at timestamptz);
--> statement-breakpoint
CREATE FUNCTION search_entry_of(item "experiences") RETURNS search_entry LANGUAGE sql STABLE AS $$
  SELECT item.title, concat_ws(', ', item.category, item.duration),
    concat_ws(E'\n', item.title_fr, item.title_es, item.title_it, item.title_de, item.title_ru, item.title_zh, item.title_ar, item.title_sw, left(item.description, 300)),
    item.images[1], item.price, NULL::text, item.updated_at
$$;
--> statement-breakpoint
CREATE FUNCTION search_entry_of(item "stays") RETURNS search_entry LANGUAGE sql STABLE AS $$
  SELECT item.name, concat_ws(', ', initcap(item.type), item.max_guests || ' guests', item.location),
    concat_ws(E'\n', item.name_fr, item.name_es, item.name_it, item.name_de, item.name_ru, item.name_zh, item.name_ar, item.name_sw, item.slug, left(item.description, 300)),
    item.images[1], item.price, NULL::text, item.updated_at
$$;
--> statement-breakpoint
CREATE FUNCTION search_entry_of(item "transportation_rentals") RETURNS search_entry LANGUAGE sql STABLE AS $$
  SELECT item.name, concat_ws(', ', upper(left(item.type, 1)) || replace(substr(item.type, 2), '_', ' '), CASE WHEN item.with_driver THEN 'with driver' END),
    concat_ws(E'\n', item.name_fr, item.name_es, item.name_it, item.name_de, item.name_ru, item.name_zh, item.name_ar, item.name_sw, left(item.description, 300)),
    item.images[1], item.price_per_day, NULL::text, item.updated_at
$$;
--> statement-breakpoint
CREATE FUNCTION search_entry_of(item "properties") RETURNS search_entry LANGUAGE sql STABLE AS $$
  SELECT item.title, concat_ws(', ', initcap(item.type), 'for ' || item.listing_type, item.location),
    concat_ws(E'\n', item.title_fr, item.title_es, item.title_it, item.title_de, item.title_ru, item.title_zh, item.title_ar, item.title_sw, item.slug, item.full_address, item.neighborhood, item.owner_name, item.owner_email, item.owner_phone,
      regexp_replace(item.owner_phone, '[^0-9]', '', 'g'), item.contact_email, left(item.description, 300)),
    item.images[1], item.price, NULL::text, item.updated_at
$$;
--> statement-breakpoint
CREATE FUNCTION search_entry_of(item "blog_articles") RETURNS search_entry LANGUAGE sql STABLE AS $$
  SELECT item.title, concat_ws(', ', item.category, to_char(item.published_date, 'FMDD Mon YYYY')),
    concat_ws(E'\n', item.title_fr, item.title_es, item.title_it, item.title_de, item.title_ru, item.title_zh, item.title_ar, item.title_sw, item.slug, left(item.description, 300)),
    item.cover_image, NULL::numeric, NULL::text, item.updated_at
$$;
--> statement-breakpoint
CREATE FUNCTION search_entry_of(item "experience_inquiries") RETURNS search_entry LANGUAGE sql STABLE AS $$
  SELECT item.full_name, concat_ws(', ', item.experience_title, to_char(item.date, 'FMDD Mon YYYY')),
    concat_ws(E'\n', item.email, concat_ws(' ', item.country_code, item.phone), regexp_replace(concat(item.country_code, item.phone), '[^0-9]', '', 'g'), left(item.message, 600)),
    NULL::text, item.quoted_total, item.status, item.created_at
$$;
--> statement-breakpoint
CREATE FUNCTION search_entry_of(item "stay_bookings") RETURNS search_entry LANGUAGE sql STABLE AS $$
  SELECT item.full_name, concat_ws(', ', item.stay_name, to_char(item.check_in, 'FMDD Mon YYYY')),
    concat_ws(E'\n', item.email, item.phone, regexp_replace(item.phone, '[^0-9]', '', 'g'), left(item.special_requests, 600)),
    NULL::text, item.quoted_total, item.status, item.created_at
$$;
--> statement-breakpoint
CREATE FUNCTION search_entry_of(item "transportation_bookings") RETURNS search_entry LANGUAGE sql STABLE AS $$
  SELECT item.full_name, concat_ws(', ', item.rental_name, to_char(item.pickup_date, 'FMDD Mon YYYY')),
    concat_ws(E'\n', item.email, item.phone, regexp_replace(item.phone, '[^0-9]', '', 'g'), left(item.special_requests, 600)),
    NULL::text, item.quoted_total, item.status, item.created_at
$$;
--> statement-breakpoint
CREATE FUNCTION search_entry_of(item "inquiries") RETURNS search_entry LANGUAGE sql STABLE AS $$
  SELECT item.name, item.topic,
    concat_ws(E'\n', item.email, item.phone, regexp_replace(item.phone, '[^0-9]', '', 'g'), left(item.message, 600)),
    NULL::text, NULL::numeric, item.status, item.created_at
$$;
--> statement-breakpoint
CREATE FUNCTION search_entry_of(item "property_inquiries") RETURNS search_entry LANGUAGE sql STABLE AS $$
  SELECT item.name, item.property_title,
    concat_ws(E'\n', item.email, item.phone, regexp_replace(item.phone, '[^0-9]', '', 'g'), left(item.message, 600)),
    NULL::text, NULL::numeric, NULL::text, item.created_at
$$;
--> statement-breakpoint
CREATE FUNCTION search_entry_of(item "pemba_property_bookings") RETURNS search_entry LANGUAGE sql STABLE AS $$
  SELECT item.property_title, to_char(item.created_at AT TIME ZONE 'Africa/Dar_es_Salaam', 'FMDD Mon YYYY'),
    concat_ws(E'\n', NULL::text),
    NULL::text, item.total_amount, NULL::text, item.created_at
$$;
--> statement-breakpoint
CREATE FUNCTION search_entry_of(item "translations") RETURNS search_entry LANGUAGE sql STABLE AS $$
  SELECT item.key, left(item.en, 160),
    concat_ws(E'\n', item.context),
    NULL::text, NULL::numeric, NULL::text, item.updated_at
$$;
--> statement-breakpoint
CREATE FUNCTION search_entry_of(item "users") RETURNS search_entry LANGUAGE sql STABLE AS $$
  SELECT item.name, item.email, '', NULL::text, NULL::numeric, NULL::text, item.updated_at
$$;
--> statement-breakpoint
-- An entry that would stay the same is not written: a read mark costs no index.
CREATE FUNCTION put_search_entry(of_kind text, of_item text, entry search_entry) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  kept search_entry;
BEGIN
  SELECT title, detail, aliases, picture, amount, status, sorted_at INTO kept FROM search_entries WHERE kind = of_kind AND item_id = of_item;
  IF NOT FOUND THEN
    INSERT INTO search_entries (kind, item_id, title, detail, aliases, picture, amount, status, sorted_at) VALUES (of_kind, of_item, entry.*);
  ELSIF kept IS DISTINCT FROM entry THEN
    UPDATE search_entries
      SET title = entry.title, detail = entry.detail, aliases = entry.aliases, picture = entry.picture, amount = entry.amount, status = entry.status, sorted_at = entry.sorted_at
      WHERE kind = of_kind AND item_id = of_item;
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION index_for_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM search_entries WHERE kind = TG_ARGV[0] AND item_id = OLD.id::text;
  ELSE
    PERFORM put_search_entry(TG_ARGV[0], NEW.id::text, search_entry_of(NEW));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER index_for_search AFTER INSERT OR UPDATE OR DELETE ON "experiences" FOR EACH ROW EXECUTE FUNCTION index_for_search('experiences');
--> statement-breakpoint
CREATE TRIGGER index_for_search AFTER INSERT OR UPDATE OR DELETE ON "stays" FOR EACH ROW EXECUTE FUNCTION index_for_search('stays');
--> statement-breakpoint
CREATE TRIGGER index_for_search AFTER INSERT OR UPDATE OR DELETE ON "transportation_rentals" FOR EACH ROW EXECUTE FUNCTION index_for_search('transportation');
--> statement-breakpoint
CREATE TRIGGER index_for_search AFTER INSERT OR UPDATE OR DELETE ON "properties" FOR EACH ROW EXECUTE FUNCTION index_for_search('properties');
--> statement-breakpoint
CREATE TRIGGER index_for_search AFTER INSERT OR UPDATE OR DELETE ON "blog_articles" FOR EACH ROW EXECUTE FUNCTION index_for_search('blog');
--> statement-breakpoint
CREATE TRIGGER index_for_search AFTER INSERT OR UPDATE OR DELETE ON "experience_inquiries" FOR EACH ROW EXECUTE FUNCTION index_for_search('experience_inquiries');
--> statement-breakpoint
CREATE TRIGGER index_for_search AFTER INSERT OR UPDATE OR DELETE ON "stay_bookings" FOR EACH ROW EXECUTE FUNCTION index_for_search('stay_bookings');
--> statement-breakpoint
CREATE TRIGGER index_for_search AFTER INSERT OR UPDATE OR DELETE ON "transportation_bookings" FOR EACH ROW EXECUTE FUNCTION index_for_search('transportation_bookings');
--> statement-breakpoint
CREATE TRIGGER index_for_search AFTER INSERT OR UPDATE OR DELETE ON "inquiries" FOR EACH ROW EXECUTE FUNCTION index_for_search('inquiries');
--> statement-breakpoint
CREATE TRIGGER index_for_search AFTER INSERT OR UPDATE OR DELETE ON "property_inquiries" FOR EACH ROW EXECUTE FUNCTION index_for_search('property_inquiries');
--> statement-breakpoint
CREATE TRIGGER index_for_search AFTER INSERT OR UPDATE OR DELETE ON "pemba_property_bookings" FOR EACH ROW EXECUTE FUNCTION index_for_search('property_bookings');
--> statement-breakpoint
CREATE TRIGGER index_for_search AFTER INSERT OR UPDATE OR DELETE ON "translations" FOR EACH ROW EXECUTE FUNCTION index_for_search('translations');
--> statement-breakpoint
-- A person is found while she is staff: two tables decide.
CREATE FUNCTION index_staff_for_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  person text := CASE WHEN TG_TABLE_NAME = 'users' THEN to_jsonb(NEW) ->> 'id' ELSE to_jsonb(COALESCE(NEW, OLD)) ->> 'user_id' END;
  account users;
BEGIN
  SELECT users.* INTO account FROM users JOIN admin_users ON admin_users.user_id = users.id WHERE users.id = person;
  IF FOUND THEN
    PERFORM put_search_entry('staff', person, search_entry_of(account));
  ELSE
    DELETE FROM search_entries WHERE kind = 'staff' AND item_id = person;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER index_for_search AFTER INSERT OR DELETE ON "admin_users" FOR EACH ROW EXECUTE FUNCTION index_staff_for_search();
--> statement-breakpoint
CREATE TRIGGER index_for_search AFTER UPDATE ON "users" FOR EACH ROW EXECUTE FUNCTION index_staff_for_search();
--> statement-breakpoint
-- What was there before the index.
INSERT INTO search_entries (kind, item_id, title, detail, aliases, picture, amount, status, sorted_at)
  SELECT 'experiences', item.id::text, entry.* FROM "experiences" item, search_entry_of(item) entry
  UNION ALL SELECT 'stays', item.id::text, entry.* FROM "stays" item, search_entry_of(item) entry
  UNION ALL SELECT 'transportation', item.id::text, entry.* FROM "transportation_rentals" item, search_entry_of(item) entry
  UNION ALL SELECT 'properties', item.id::text, entry.* FROM "properties" item, search_entry_of(item) entry
  UNION ALL SELECT 'blog', item.id::text, entry.* FROM "blog_articles" item, search_entry_of(item) entry
  UNION ALL SELECT 'experience_inquiries', item.id::text, entry.* FROM "experience_inquiries" item, search_entry_of(item) entry
  UNION ALL SELECT 'stay_bookings', item.id::text, entry.* FROM "stay_bookings" item, search_entry_of(item) entry
  UNION ALL SELECT 'transportation_bookings', item.id::text, entry.* FROM "transportation_bookings" item, search_entry_of(item) entry
  UNION ALL SELECT 'inquiries', item.id::text, entry.* FROM "inquiries" item, search_entry_of(item) entry
  UNION ALL SELECT 'property_inquiries', item.id::text, entry.* FROM "property_inquiries" item, search_entry_of(item) entry
  UNION ALL SELECT 'property_bookings', item.id::text, entry.* FROM "pemba_property_bookings" item, search_entry_of(item) entry
  UNION ALL SELECT 'translations', item.id::text, entry.* FROM "translations" item, search_entry_of(item) entry
  UNION ALL SELECT 'staff', item.id, entry.* FROM "users" item JOIN "admin_users" ON "admin_users".user_id = item.id, search_entry_of(item) entry;
