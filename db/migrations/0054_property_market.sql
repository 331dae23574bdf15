CREATE TABLE "property_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"title_fr" text,
	"title_es" text,
	"title_it" text,
	"title_de" text,
	"title_ru" text,
	"title_zh" text,
	"title_ar" text,
	"title_sw" text,
	"path" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"pages" integer,
	"width" integer,
	"height" integer,
	"is_public" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "property_files_path_unique" UNIQUE("path"),
	CONSTRAINT "property_files_title" CHECK (length(btrim("property_files"."title")) > 0),
	CONSTRAINT "property_files_kind" CHECK ("property_files"."kind" in ('plan', 'document')),
	CONSTRAINT "property_files_type" CHECK ("property_files"."type" in ('application/pdf', 'image/jpeg', 'image/png', 'image/webp')),
	CONSTRAINT "property_files_path" CHECK ("property_files"."path" ~ '^property-files/[0-9a-f]{24}\.(pdf|jpg|png|webp)$'),
	CONSTRAINT "property_files_bytes" CHECK ("property_files"."bytes" >= 1),
	CONSTRAINT "property_files_pages" CHECK ("property_files"."pages" >= 1),
	CONSTRAINT "property_files_position" CHECK ("property_files"."position" >= 0),
	CONSTRAINT "property_files_size" CHECK (("property_files"."type" = 'application/pdf') = ("property_files"."width" is null) and ("property_files"."width" is null) = ("property_files"."height" is null))
);
--> statement-breakpoint
ALTER TABLE "media_objects" DROP CONSTRAINT "media_objects_bucket";
--> statement-breakpoint
ALTER TABLE "media_objects" DROP CONSTRAINT "media_objects_content_type";
--> statement-breakpoint
ALTER TABLE "properties" DROP CONSTRAINT "properties_slug_not_a_route";
--> statement-breakpoint
DROP INDEX "properties_on_map";
--> statement-breakpoint
DROP INDEX "properties_similar";
--> statement-breakpoint
DROP INDEX "properties_public_newest";
--> statement-breakpoint
DROP INDEX "properties_public_price";
--> statement-breakpoint
DROP INDEX "properties_public_type_newest";
--> statement-breakpoint
DROP INDEX "properties_public_type_price";
--> statement-breakpoint
DROP INDEX "properties_public_place_newest";
--> statement-breakpoint
DROP INDEX "properties_public_place_price";
--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "price_on_request" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "shown_price" numeric(12, 2) GENERATED ALWAYS AS (case when "price_on_request" then null else "price" end) STORED;
--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "market" text DEFAULT 'available' NOT NULL;
--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "market_since" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "sold_at" timestamp with time zone GENERATED ALWAYS AS (case when "market" = 'sold' then "market_since" end) STORED;
--> statement-breakpoint
ALTER TABLE "property_prices" ADD COLUMN "listing_type" text;
--> statement-breakpoint
UPDATE "property_prices" SET "listing_type" = "properties"."listing_type" FROM "properties" WHERE "properties"."id" = "property_prices"."property_id";
--> statement-breakpoint
ALTER TABLE "property_prices" ALTER COLUMN "listing_type" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "sold_visible_days" integer DEFAULT 60 NOT NULL;
--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "reduced_days" integer DEFAULT 60 NOT NULL;
--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "reduced_percent" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "property_files" ADD CONSTRAINT "property_files_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "property_files_of_property" ON "property_files" USING btree ("property_id","position","id");
--> statement-breakpoint
CREATE INDEX "properties_public_price_down" ON "properties" USING btree ("published","listing_type","shown_price" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id","type","bedrooms","location","land_m2","sold_at");
--> statement-breakpoint
CREATE INDEX "properties_public_type_price_down" ON "properties" USING btree ("published","listing_type","type","shown_price" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id","bedrooms","location","land_m2","sold_at");
--> statement-breakpoint
CREATE INDEX "properties_public_place_price_down" ON "properties" USING btree ("published","listing_type","location","shown_price" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id","type","bedrooms","land_m2","sold_at");
--> statement-breakpoint
CREATE INDEX "properties_market_newest" ON "properties" USING btree ("market","created_at" DESC NULLS LAST,"id","listing_type");
--> statement-breakpoint
CREATE INDEX "properties_on_map" ON "properties" USING btree ("published","listing_type","map_cell","type","shown_price","bedrooms","location","land_m2","sold_at","id") WHERE "properties"."map_cell" is not null;
--> statement-breakpoint
CREATE INDEX "properties_similar_price" ON "properties" USING btree ("type","listing_type","shown_price","id") WHERE "properties"."published" and "properties"."market" = 'available';
--> statement-breakpoint
CREATE INDEX "properties_similar_place" ON "properties" USING btree ("type","listing_type",floor("public_latitude" / 0.05),floor("public_longitude" / 0.05),"shown_price","id") WHERE "properties"."published" and "properties"."market" = 'available' and "properties"."public_latitude" is not null;
--> statement-breakpoint
CREATE INDEX "properties_public_newest" ON "properties" USING btree ("published","listing_type","created_at" DESC NULLS LAST,"id","shown_price","type","bedrooms","location","land_m2","sold_at");
--> statement-breakpoint
CREATE INDEX "properties_public_price" ON "properties" USING btree ("published","listing_type","shown_price","created_at" DESC NULLS LAST,"id","type","bedrooms","location","land_m2","sold_at");
--> statement-breakpoint
CREATE INDEX "properties_public_type_newest" ON "properties" USING btree ("published","listing_type","type","created_at" DESC NULLS LAST,"id","shown_price","bedrooms","location","land_m2","sold_at");
--> statement-breakpoint
CREATE INDEX "properties_public_type_price" ON "properties" USING btree ("published","listing_type","type","shown_price","created_at" DESC NULLS LAST,"id","bedrooms","location","land_m2","sold_at");
--> statement-breakpoint
CREATE INDEX "properties_public_place_newest" ON "properties" USING btree ("published","listing_type","location","created_at" DESC NULLS LAST,"id","shown_price","type","bedrooms","land_m2","sold_at");
--> statement-breakpoint
CREATE INDEX "properties_public_place_price" ON "properties" USING btree ("published","listing_type","location","shown_price","created_at" DESC NULLS LAST,"id","type","bedrooms","land_m2","sold_at");
--> statement-breakpoint
ALTER TABLE "media_objects" ADD CONSTRAINT "media_objects_bucket" CHECK ("media_objects"."bucket" in ('property-images', 'stays-media', 'transportation-media', 'blog-media', 'experience-media', 'guest-files', 'property-files')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "media_objects" VALIDATE CONSTRAINT "media_objects_bucket";
--> statement-breakpoint
ALTER TABLE "media_objects" ADD CONSTRAINT "media_objects_content_type" CHECK ("media_objects"."content_type" in ('image/jpeg', 'image/png', 'image/webp', 'video/mp4', 'video/webm', 'video/quicktime', 'application/pdf')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "media_objects" VALIDATE CONSTRAINT "media_objects_content_type";
--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_market" CHECK ("properties"."market" in ('available', 'under_offer', 'sold')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "properties" VALIDATE CONSTRAINT "properties_market";
--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_market_since" CHECK (("properties"."market_since" is not null) = ("properties"."market" <> 'available')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "properties" VALIDATE CONSTRAINT "properties_market_since";
--> statement-breakpoint
-- PT-33: /real-estate/compare is a page of its own from now on. What is in the bin may come back.
DO $$
DECLARE
  slug_column text;
BEGIN
  FOREACH slug_column IN ARRAY ARRAY['slug', 'slug_fr', 'slug_es', 'slug_it', 'slug_de', 'slug_ru', 'slug_zh', 'slug_ar', 'slug_sw'] LOOP
    EXECUTE format($sql$UPDATE properties SET %1$I = lower(%1$I) || '-' || left(id::text, 8) WHERE lower(%1$I) IN ('submit', 'compare')$sql$, slug_column);
    EXECUTE format($sql$UPDATE bin SET "row" = "row" || jsonb_build_object(%1$L, lower("row" ->> %1$L) || '-' || left("row" ->> 'id', 8)) WHERE room = 'properties' AND lower("row" ->> %1$L) IN ('submit', 'compare')$sql$, slug_column);
  END LOOP;
END $$;
--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_slug_not_a_route" CHECK (not array['submit', 'compare'] && array[lower("slug"), lower("slug_fr"), lower("slug_es"), lower("slug_it"), lower("slug_de"), lower("slug_ru"), lower("slug_zh"), lower("slug_ar"), lower("slug_sw")]) NOT VALID;
--> statement-breakpoint
ALTER TABLE "properties" VALIDATE CONSTRAINT "properties_slug_not_a_route";
--> statement-breakpoint
ALTER TABLE "property_prices" ADD CONSTRAINT "property_prices_listing_type" CHECK ("property_prices"."listing_type" in ('sale', 'rent')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "property_prices" VALIDATE CONSTRAINT "property_prices_listing_type";
--> statement-breakpoint
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_sold_visible_days" CHECK ("site_settings"."sold_visible_days" between 0 and 730);
--> statement-breakpoint
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_reduced_days" CHECK ("site_settings"."reduced_days" between 0 and 365);
--> statement-breakpoint
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_reduced_percent" CHECK ("site_settings"."reduced_percent" between 1 and 90);
--> statement-breakpoint
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE ON "property_files" FOR EACH STATEMENT EXECUTE FUNCTION announce_content_table();
--> statement-breakpoint
-- Since when it is under offer or sold. Whoever names a moment of his own is believed.
CREATE FUNCTION set_market_since() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.market = 'available' THEN
    NEW.market_since := NULL;
  ELSIF TG_OP = 'INSERT' THEN
    NEW.market_since := coalesce(NEW.market_since, now());
  ELSIF NEW.market IS DISTINCT FROM OLD.market AND (NEW.market_since IS NULL OR NEW.market_since IS NOT DISTINCT FROM OLD.market_since) THEN
    NEW.market_since := now();
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER set_market_since BEFORE INSERT OR UPDATE OF market ON "properties" FOR EACH ROW EXECUTE FUNCTION set_market_since();
--> statement-breakpoint
-- As before, but a price that is given on request was not seen, and rents are told from prices.
CREATE OR REPLACE FUNCTION note_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO property_prices (property_id, changed_at, price, published, listing_type)
    VALUES (NEW.id, clock_timestamp(), NEW.price, NEW.published AND NOT NEW.price_on_request, NEW.listing_type)
    ON CONFLICT (property_id, changed_at) DO UPDATE SET price = excluded.price, published = excluded.published, listing_type = excluded.listing_type;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER note_price ON "properties";
--> statement-breakpoint
CREATE TRIGGER note_price AFTER UPDATE OF price, published, price_on_request, listing_type ON "properties" FOR EACH ROW
WHEN ((OLD.price, OLD.published, OLD.price_on_request, OLD.listing_type) IS DISTINCT FROM (NEW.price, NEW.published, NEW.price_on_request, NEW.listing_type)) EXECUTE FUNCTION note_price();
--> statement-breakpoint
DROP TRIGGER restart_watches ON "properties";
--> statement-breakpoint
-- What was given on request is compared with nothing that nobody has seen.
CREATE TRIGGER restart_watches AFTER UPDATE OF listing_type, price_on_request ON "properties" FOR EACH ROW
WHEN ((OLD.listing_type, OLD.price_on_request) IS DISTINCT FROM (NEW.listing_type, NEW.price_on_request)) EXECUTE FUNCTION restart_watches();
--> statement-breakpoint
-- GU-184: nobody watches what is sold.
CREATE FUNCTION end_watches_of_sold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM watched_properties WHERE property_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER end_watches_of_sold AFTER UPDATE OF market ON "properties" FOR EACH ROW
WHEN (NEW.market = 'sold' AND OLD.market <> 'sold') EXECUTE FUNCTION end_watches_of_sold();
--> statement-breakpoint
-- What is sold is found for as long as it stands in the lists.
CREATE FUNCTION is_listed(sold_at timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT sold_at IS NULL OR sold_at > now() - make_interval(days => coalesce((SELECT sold_visible_days FROM site_settings LIMIT 1), 60))
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION site_search_rows(item "properties") RETURNS SETOF site_search_row LANGUAGE sql STABLE AS $$
  SELECT t.language, t.title, t.detail, concat_ws(E'\n', t.more, item.location, CASE WHEN NOT item.blurred THEN item.neighborhood END, item.type), t.own_language, item.location, item.images[1], item.shown_price,
    item.public_latitude, item.public_longitude, '/real-estate/' || item.slug, CASE WHEN item.is_featured THEN 2 ELSE 1 END::smallint, item.created_at
  FROM site_search_texts(ARRAY[item.title, item.title_fr, item.title_es, item.title_it, item.title_de, item.title_ru, item.title_zh, item.title_ar, item.title_sw], ARRAY[item.description, item.description_fr, item.description_es, item.description_it, item.description_de, item.description_ru, item.description_zh, item.description_ar, item.description_sw]) t WHERE item.published AND is_listed(item.sold_at)
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
    ELSE item IN ('overview', 'weather', 'visa', 'transportation', 'safety', 'practical') END
$$;
