ALTER TABLE "site_settings" ADD COLUMN "site_name" text DEFAULT 'Pemba Paradise' NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "contact_email" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "contact_phone" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "emergency_phone" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "reply_to_email" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "operator_name" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "data_country" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "address_fr" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "address_es" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "address_it" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "address_de" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "address_ru" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "address_zh" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "address_ar" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "address_sw" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "address_note" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "address_note_fr" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "address_note_es" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "address_note_it" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "address_note_de" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "address_note_ru" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "address_note_zh" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "address_note_ar" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "address_note_sw" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "office_latitude" double precision;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "office_longitude" double precision;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "opening_hours" jsonb DEFAULT '{"monday":{"opens":"08:00","closes":"18:00"},"tuesday":{"opens":"08:00","closes":"18:00"},"wednesday":{"opens":"08:00","closes":"18:00"},"thursday":{"opens":"08:00","closes":"18:00"},"friday":{"opens":"08:00","closes":"18:00"},"saturday":{"opens":"09:00","closes":"16:00"},"sunday":null}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "homepage_hero_title_fr" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "homepage_hero_title_es" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "homepage_hero_title_it" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "homepage_hero_title_de" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "homepage_hero_title_ru" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "homepage_hero_title_zh" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "homepage_hero_title_ar" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "homepage_hero_title_sw" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "setup_dismissed" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_site_name" CHECK (length(btrim("site_settings"."site_name")) > 0);