CREATE TABLE "case_pictures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"case_id" uuid NOT NULL,
	"message_id" uuid,
	"side" text NOT NULL,
	"path" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"position" smallint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "case_pictures_path_unique" UNIQUE("path"),
	CONSTRAINT "case_pictures_of_message" UNIQUE("message_id","position"),
	CONSTRAINT "case_pictures_side" CHECK ("case_pictures"."side" in ('guest', 'staff')),
	CONSTRAINT "case_pictures_path" CHECK ("case_pictures"."path" ~ '^guest-files/[0-9a-f]{24}\.(jpg|png|webp)$'),
	CONSTRAINT "case_pictures_width" CHECK ("case_pictures"."width" >= 1),
	CONSTRAINT "case_pictures_height" CHECK ("case_pictures"."height" >= 1),
	CONSTRAINT "case_pictures_bytes" CHECK ("case_pictures"."bytes" >= 1),
	CONSTRAINT "case_pictures_position" CHECK (("case_pictures"."position" is null) = ("case_pictures"."message_id" is null) and "case_pictures"."position" between 1 and 6)
);
--> statement-breakpoint
ALTER TABLE "case_pictures" ADD CONSTRAINT "case_pictures_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "case_pictures" ADD CONSTRAINT "case_pictures_message_id_case_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."case_messages"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "case_pictures_of_case" ON "case_pictures" USING btree ("case_id","side");
--> statement-breakpoint
CREATE INDEX "case_pictures_unsent" ON "case_pictures" USING btree ("created_at") WHERE "case_pictures"."message_id" is null;
--> statement-breakpoint
ALTER TABLE "media_objects" DROP CONSTRAINT "media_objects_bucket";
--> statement-breakpoint
ALTER TABLE "media_objects" ADD CONSTRAINT "media_objects_bucket" CHECK ("media_objects"."bucket" in ('property-images', 'stays-media', 'transportation-media', 'blog-media', 'experience-media', 'guest-files')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "media_objects" VALIDATE CONSTRAINT "media_objects_bucket";
--> statement-breakpoint
ALTER TABLE "media_objects" ADD COLUMN "discarded_at" timestamp with time zone;
--> statement-breakpoint
CREATE INDEX "media_objects_discarded" ON "media_objects" USING btree ("discarded_at") WHERE "media_objects"."discarded_at" is not null;
--> statement-breakpoint
-- A picture that goes, with its message, its case or unsent, takes its file along: whichever process hears of it removes it.
CREATE FUNCTION discard_picture() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE media_objects SET discarded_at = now() WHERE bucket = split_part(OLD.path, '/', 1) AND name = split_part(OLD.path, '/', 2);
  PERFORM pg_notify('discarded_files', '{}');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER discard_picture AFTER DELETE ON "case_pictures" FOR EACH ROW EXECUTE FUNCTION discard_picture();
--> statement-breakpoint
-- Whoever erases a sender erases what he showed. A message of pictures alone has words from then on, as every message must.
CREATE FUNCTION erase_case_pictures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE case_messages SET pictures = 0, body = coalesce(nullif(btrim(body), ''), NEW.name) WHERE case_id = NEW.id AND pictures > 0;
  DELETE FROM case_pictures WHERE case_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER erase_case_pictures AFTER UPDATE OF erased_at ON "cases" FOR EACH ROW WHEN (NEW.erased_at IS NOT NULL AND OLD.erased_at IS NULL) EXECUTE FUNCTION erase_case_pictures();
