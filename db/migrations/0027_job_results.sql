ALTER TABLE "job_runs" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "job_runs" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "job_runs" ADD COLUMN "succeeded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_runs" ADD COLUMN "file" text;--> statement-breakpoint
ALTER TABLE "job_runs" ADD COLUMN "bytes" bigint;