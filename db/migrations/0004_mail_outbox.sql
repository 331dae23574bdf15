CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purpose" text NOT NULL,
	"recipient" text NOT NULL,
	"reply_to" text,
	"language" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"about_table" text NOT NULL,
	"about_id" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now(),
	"sent_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_purpose" CHECK ("outbox"."purpose" in ('notice', 'confirmation')),
	CONSTRAINT "outbox_language" CHECK ("outbox"."language" in ('en', 'fr', 'es', 'it', 'de', 'ru', 'zh', 'ar', 'sw')),
	CONSTRAINT "outbox_recipient" CHECK (length(btrim("outbox"."recipient")) > 0),
	CONSTRAINT "outbox_subject" CHECK (length(btrim("outbox"."subject")) > 0),
	CONSTRAINT "outbox_attempts" CHECK ("outbox"."attempts" >= 0)
);
--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_attempt_at") WHERE "outbox"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_newest" ON "outbox" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "outbox_failed" ON "outbox" USING btree ("created_at" DESC NULLS LAST,"id") WHERE "outbox"."sent_at" is null and "outbox"."last_error" is not null;