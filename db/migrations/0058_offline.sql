ALTER TABLE "site_settings" ADD COLUMN "offline" boolean DEFAULT true NOT NULL;
