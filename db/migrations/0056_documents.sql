CREATE TABLE "documents" (
	"kind" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"content_hash" text NOT NULL,
	"path" text,
	"pages" integer,
	"bytes" integer,
	"took_ms" integer,
	"state" text NOT NULL,
	"reason" text,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_on" date DEFAULT current_date NOT NULL,
	CONSTRAINT "documents_kind_subject_language_pk" PRIMARY KEY("kind","subject","language"),
	CONSTRAINT "documents_path_unique" UNIQUE("path"),
	CONSTRAINT "documents_kind" CHECK ("documents"."kind" in ('guide', 'deck', 'brochure')),
	CONSTRAINT "documents_language" CHECK ("documents"."language" in ('en', 'fr', 'es', 'it', 'de', 'ru', 'zh', 'ar', 'sw')),
	CONSTRAINT "documents_state" CHECK ("documents"."state" in ('kept', 'failed')),
	CONSTRAINT "documents_subject" CHECK (("documents"."kind" = 'brochure') = ("documents"."subject" <> '')),
	CONSTRAINT "documents_content_hash" CHECK ("documents"."content_hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "documents_path" CHECK ("documents"."path" ~ '^documents/[0-9a-f]{24}\.pdf$'),
	CONSTRAINT "documents_kept" CHECK ("documents"."state" <> 'kept' or ("documents"."path" is not null and "documents"."pages" >= 1 and "documents"."bytes" >= 1 and "documents"."reason" is null)),
	CONSTRAINT "documents_failed" CHECK ("documents"."state" <> 'failed' or "documents"."reason" is not null)
);
--> statement-breakpoint
CREATE TABLE "own_documents" (
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"path" text NOT NULL,
	"pages" integer NOT NULL,
	"bytes" integer NOT NULL,
	"uploaded_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "own_documents_kind_language_pk" PRIMARY KEY("kind","language"),
	CONSTRAINT "own_documents_path_unique" UNIQUE("path"),
	CONSTRAINT "own_documents_kind" CHECK ("own_documents"."kind" in ('guide', 'deck')),
	CONSTRAINT "own_documents_language" CHECK ("own_documents"."language" in ('en', 'fr', 'es', 'it', 'de', 'ru', 'zh', 'ar', 'sw')),
	CONSTRAINT "own_documents_path" CHECK ("own_documents"."path" ~ '^documents/[0-9a-f]{24}\.pdf$'),
	CONSTRAINT "own_documents_size" CHECK ("own_documents"."pages" >= 1 and "own_documents"."bytes" >= 1)
);
--> statement-breakpoint
ALTER TABLE "media_objects" DROP CONSTRAINT "media_objects_bucket";
--> statement-breakpoint
ALTER TABLE "media_objects" DROP CONSTRAINT "media_objects_content_type";
--> statement-breakpoint
ALTER TABLE "own_documents" ADD CONSTRAINT "own_documents_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "media_objects" ADD CONSTRAINT "media_objects_bucket" CHECK ("media_objects"."bucket" in ('property-images', 'stays-media', 'transportation-media', 'blog-media', 'experience-media', 'guest-files', 'documents', 'property-files')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "media_objects" ADD CONSTRAINT "media_objects_content_type" CHECK ("media_objects"."content_type" in ('image/jpeg', 'image/png', 'image/webp', 'video/mp4', 'video/webm', 'video/quicktime', 'application/pdf')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "media_objects" VALIDATE CONSTRAINT "media_objects_bucket";
--> statement-breakpoint
ALTER TABLE "media_objects" VALIDATE CONSTRAINT "media_objects_content_type";
--> statement-breakpoint
-- Pages say how large a document is. That it was read today changes nothing on them.
CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE OF content_hash, path, pages, bytes, state ON "documents" FOR EACH STATEMENT EXECUTE FUNCTION announce_content_table();
--> statement-breakpoint
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE ON "own_documents" FOR EACH STATEMENT EXECUTE FUNCTION announce_content_table();
--> statement-breakpoint
-- A file that is replaced or whose document goes follows at once, as pictures of conversations do.
CREATE TRIGGER discard_document AFTER DELETE ON "documents" FOR EACH ROW WHEN (OLD.path IS NOT NULL) EXECUTE FUNCTION discard_picture();
--> statement-breakpoint
CREATE TRIGGER discard_replaced_document AFTER UPDATE OF path ON "documents" FOR EACH ROW WHEN (OLD.path IS NOT NULL AND OLD.path IS DISTINCT FROM NEW.path) EXECUTE FUNCTION discard_picture();
--> statement-breakpoint
CREATE TRIGGER discard_own_document AFTER DELETE ON "own_documents" FOR EACH ROW EXECUTE FUNCTION discard_picture();
--> statement-breakpoint
CREATE TRIGGER discard_replaced_own_document AFTER UPDATE OF path ON "own_documents" FOR EACH ROW WHEN (OLD.path IS DISTINCT FROM NEW.path) EXECUTE FUNCTION discard_picture();
--> statement-breakpoint
-- The brochure of a property that visitors cannot see any more goes with its file.
CREATE FUNCTION drop_brochures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM documents WHERE kind = 'brochure' AND subject = OLD.id::text;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER drop_brochures AFTER DELETE ON "properties" FOR EACH ROW EXECUTE FUNCTION drop_brochures();
--> statement-breakpoint
CREATE TRIGGER drop_hidden_brochures AFTER UPDATE OF published ON "properties" FOR EACH ROW WHEN (OLD.published AND NOT NEW.published) EXECUTE FUNCTION drop_brochures();
