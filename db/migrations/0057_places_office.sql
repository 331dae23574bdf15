-- PL-046: what visitors offer is told roughly unless staff decide otherwise.
ALTER TABLE "site_settings" ADD COLUMN "blur_submissions" boolean DEFAULT true NOT NULL;
--> statement-breakpoint
-- Places are kept in the office: the history and the bin get a room for them.
ALTER TABLE "bin" DROP CONSTRAINT "bin_room";
--> statement-breakpoint
ALTER TABLE "bin" ADD CONSTRAINT "bin_room" CHECK ("bin"."room" in ('experiences', 'stays', 'transportation', 'blog', 'properties', 'property_bookings', 'translations', 'currencies', 'settings', 'customers', 'replies', 'guide', 'places', 'staff')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "bin" VALIDATE CONSTRAINT "bin_room";
--> statement-breakpoint
ALTER TABLE "changes" DROP CONSTRAINT "changes_room";
--> statement-breakpoint
ALTER TABLE "changes" ADD CONSTRAINT "changes_room" CHECK ("changes"."room" in ('experiences', 'stays', 'transportation', 'blog', 'properties', 'property_bookings', 'translations', 'currencies', 'settings', 'customers', 'replies', 'guide', 'places', 'staff')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "changes" VALIDATE CONSTRAINT "changes_room";
--> statement-breakpoint
ALTER TABLE "redirects" DROP CONSTRAINT "redirects_kind";
--> statement-breakpoint
ALTER TABLE "redirects" ADD CONSTRAINT "redirects_kind" CHECK ("redirects"."kind" in ('experiences', 'stays', 'transportation', 'blog', 'properties', 'property_bookings', 'translations', 'currencies', 'settings', 'customers', 'replies', 'guide', 'places', 'staff')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "redirects" VALIDATE CONSTRAINT "redirects_kind";
--> statement-breakpoint
-- Staff find items of the guide and places.
ALTER TABLE "search_entries" DROP CONSTRAINT "search_entries_kind";
--> statement-breakpoint
ALTER TABLE "search_entries" ADD CONSTRAINT "search_entries_kind" CHECK ("search_entries"."kind" in ('experiences', 'stays', 'transportation', 'properties', 'blog', 'guide', 'places', 'experience_inquiries', 'stay_bookings', 'transportation_bookings', 'inquiries', 'property_inquiries', 'property_bookings', 'staff', 'translations')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "search_entries" VALIDATE CONSTRAINT "search_entries_kind";
--> statement-breakpoint
CREATE FUNCTION search_entry_of(item "guide_items") RETURNS search_entry LANGUAGE sql STABLE AS $$
  SELECT item.title, concat_ws(', ', initcap(item.section), item.kind), concat_ws(E'\n', item.title_fr, item.title_es, item.title_it, item.title_de, item.title_ru, item.title_zh, item.title_ar, item.title_sw, left(item.body, 300), item.url),
    NULL::text, NULL::numeric, NULL::text, item.updated_at
$$;
--> statement-breakpoint
CREATE FUNCTION search_entry_of(item "places") RETURNS search_entry LANGUAGE sql STABLE AS $$
  SELECT item.name, initcap(item.kind), concat_ws(E'\n', item.name_fr, item.name_es, item.name_it, item.name_de, item.name_ru, item.name_zh, item.name_ar, item.name_sw, item.key, left(item.about, 300)),
    NULL::text, NULL::numeric, NULL::text, item.updated_at
$$;
--> statement-breakpoint
CREATE TRIGGER index_for_search AFTER INSERT OR UPDATE OR DELETE ON "guide_items" FOR EACH ROW EXECUTE FUNCTION index_for_search('guide');
--> statement-breakpoint
CREATE TRIGGER index_for_search AFTER INSERT OR UPDATE OR DELETE ON "places" FOR EACH ROW EXECUTE FUNCTION index_for_search('places');
--> statement-breakpoint
INSERT INTO search_entries (kind, item_id, title, detail, aliases, picture, amount, status, sorted_at)
  SELECT 'guide', item.id::text, entry.* FROM "guide_items" item, search_entry_of(item) entry
  UNION ALL SELECT 'places', item.id::text, entry.* FROM "places" item, search_entry_of(item) entry;
--> statement-breakpoint
-- A holiday of one year is over after its last day, by the island's clock.
CREATE FUNCTION is_over(item "guide_items") RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT item.starts_on IS NOT NULL AND NOT item.repeats_yearly AND coalesce(item.ends_on, item.starts_on) < (now() AT TIME ZONE 'UTC' + interval '3 hours')::date
$$;
--> statement-breakpoint
-- PL-149: visitors find items of the guide, each in its part of the page.
CREATE FUNCTION site_search_rows(item "guide_items") RETURNS SETOF site_search_row LANGUAGE sql STABLE AS $$
  SELECT t.language, t.title, t.detail, t.more, t.own_language, NULL::text, NULL::text, NULL::numeric, NULL::float8, NULL::float8, '/travel#' || item.section, 0::smallint, item.created_at
  FROM site_search_texts(ARRAY[item.title, item.title_fr, item.title_es, item.title_it, item.title_de, item.title_ru, item.title_zh, item.title_ar, item.title_sw], ARRAY[item.body, item.body_fr, item.body_es, item.body_it, item.body_de, item.body_ru, item.body_zh, item.body_ar, item.body_sw]) t WHERE item.published AND NOT is_over(item)
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION is_on_site(kind text, item text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT CASE kind
    WHEN 'experience' THEN EXISTS (SELECT FROM experiences WHERE id = item::uuid)
    WHEN 'stay' THEN EXISTS (SELECT FROM stays WHERE id = item::uuid)
    WHEN 'vehicle' THEN EXISTS (SELECT FROM transportation_rentals WHERE id = item::uuid AND available)
    WHEN 'property' THEN EXISTS (SELECT FROM properties WHERE id = item::uuid AND published AND is_listed(sold_at))
    WHEN 'article' THEN EXISTS (SELECT FROM blog_articles WHERE id = item::uuid)
    WHEN 'place' THEN EXISTS (SELECT FROM places WHERE id = item::uuid AND published)
    ELSE item IN ('overview', 'weather', 'visa', 'transportation', 'safety', 'practical')
      OR EXISTS (SELECT FROM guide_items WHERE id::text = item AND published AND NOT is_over(guide_items)) END
$$;
--> statement-breakpoint
CREATE TRIGGER put_site_search AFTER INSERT OR UPDATE OR DELETE ON "guide_items" FOR EACH ROW EXECUTE FUNCTION put_site_search('guide');
--> statement-breakpoint
INSERT INTO site_search_entries (kind, item_id, language, title, detail, aliases, own_language, location, picture, amount, latitude, longitude, address, weight, sorted_at)
  SELECT 'guide', item.id::text, entry.* FROM guide_items item CROSS JOIN LATERAL site_search_rows(item) entry;
