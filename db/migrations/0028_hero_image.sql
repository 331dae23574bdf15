ALTER TABLE "properties" drop column "land_m2";--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "land_m2" numeric GENERATED ALWAYS AS (substring("land_size" from '^[0-9]+(?:[.][0-9]+)?')::numeric) STORED;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "homepage_hero_image" text;