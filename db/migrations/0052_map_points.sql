-- Half a point is none.
UPDATE "experiences" SET "latitude" = NULL, "longitude" = NULL WHERE num_nulls("latitude", "longitude") = 1;
--> statement-breakpoint
UPDATE "properties" SET "latitude" = NULL, "longitude" = NULL WHERE num_nulls("latitude", "longitude") = 1;
--> statement-breakpoint
ALTER TABLE "experiences" ADD COLUMN "map_cell" integer GENERATED ALWAYS AS (case when "latitude" between -5.7 and -4.7 and "longitude" between 39.3 and 40.1 then least(floor(("latitude" - -5.7) * 100)::integer, 99) * 80 + least(floor(("longitude" - 39.3) * 100)::integer, 79) end) STORED;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "blurred" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "public_latitude" double precision;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "public_longitude" double precision;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "map_cell" integer GENERATED ALWAYS AS (case when "public_latitude" between -5.7 and -4.7 and "public_longitude" between 39.3 and 40.1 then least(floor(("public_latitude" - -5.7) * 100)::integer, 99) * 80 + least(floor(("public_longitude" - 39.3) * 100)::integer, 79) end) STORED;--> statement-breakpoint
ALTER TABLE "stays" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "stays" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "stays" ADD COLUMN "map_cell" integer GENERATED ALWAYS AS (case when "latitude" between -5.7 and -4.7 and "longitude" between 39.3 and 40.1 then least(floor(("latitude" - -5.7) * 100)::integer, 99) * 80 + least(floor(("longitude" - 39.3) * 100)::integer, 79) end) STORED;--> statement-breakpoint
-- What visitors are shown of a property's point: the point itself, or one 300 to 600 m from it where it is to be blurred. The
-- direction comes from a key of this site, so that nobody can work it out, and the result is stored: several answers
-- would tell the true point by their mean. It stays as long as the true point lies within the 700 m visitors are told.
CREATE FUNCTION properties_public_point() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  north constant double precision := 111320;
  east double precision := north * cos(radians(NEW.latitude));
  key text;
  hash bytea;
  direction double precision;
  distance double precision;
BEGIN
  IF NOT NEW.blurred OR num_nulls(NEW.latitude, NEW.longitude) > 0 THEN
    NEW.public_latitude := NEW.latitude;
    NEW.public_longitude := NEW.longitude;
    RETURN NEW;
  END IF;
  -- A row that comes back from the bin or a backup brings its own.
  IF num_nulls(NEW.public_latitude, NEW.public_longitude) = 0 AND (TG_OP = 'INSERT' OR OLD.blurred) THEN
    distance := sqrt(power((NEW.public_latitude - NEW.latitude) * north, 2) + power((NEW.public_longitude - NEW.longitude) * east, 2));
    IF distance BETWEEN 1 AND 700 THEN
      RETURN NEW;
    END IF;
  END IF;
  INSERT INTO app_secrets (name, value) VALUES ('map_points', gen_random_uuid()::text || gen_random_uuid()::text) ON CONFLICT DO NOTHING;
  SELECT value INTO key FROM app_secrets WHERE name = 'map_points';
  hash := sha256(convert_to(concat_ws(' ', key, NEW.id, NEW.latitude, NEW.longitude), 'UTF8'));
  direction := 2 * pi() * (get_byte(hash, 0) * 256 + get_byte(hash, 1)) / 65536;
  distance := 300 + 300.0 * (get_byte(hash, 2) * 256 + get_byte(hash, 3)) / 65536;
  NEW.public_latitude := round((NEW.latitude + distance * cos(direction) / north)::numeric, 5);
  NEW.public_longitude := round((NEW.longitude + distance * sin(direction) / east)::numeric, 5);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER properties_public_point BEFORE INSERT OR UPDATE OF "id", "latitude", "longitude", "blurred", "public_latitude", "public_longitude" ON "properties" FOR EACH ROW EXECUTE FUNCTION properties_public_point();
--> statement-breakpoint
UPDATE "properties" SET "public_latitude" = "latitude" WHERE "latitude" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "properties_on_map" ON "properties" USING btree ("published","listing_type","map_cell","type","price","bedrooms","location","land_m2","id") WHERE "properties"."map_cell" is not null;--> statement-breakpoint
CREATE INDEX "stays_on_map" ON "stays" USING btree ("map_cell","type","price","max_guests","id") WHERE "stays"."map_cell" is not null;--> statement-breakpoint
ALTER TABLE "experiences" ADD CONSTRAINT "experiences_point" CHECK (num_nulls("experiences"."latitude", "experiences"."longitude") <> 1);--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_point" CHECK (num_nulls("properties"."latitude", "properties"."longitude") <> 1);--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_public_point" CHECK (num_nulls("properties"."latitude", "properties"."longitude", "properties"."public_latitude", "properties"."public_longitude") in (0, 4));--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_public_point_is_true" CHECK ("properties"."blurred" or ("properties"."public_latitude" is not distinct from "properties"."latitude" and "properties"."public_longitude" is not distinct from "properties"."longitude"));--> statement-breakpoint
ALTER TABLE "stays" ADD CONSTRAINT "stays_latitude" CHECK ("stays"."latitude" between -90 and 90);--> statement-breakpoint
ALTER TABLE "stays" ADD CONSTRAINT "stays_longitude" CHECK ("stays"."longitude" between -180 and 180);--> statement-breakpoint
ALTER TABLE "stays" ADD CONSTRAINT "stays_point" CHECK (num_nulls("stays"."latitude", "stays"."longitude") <> 1);