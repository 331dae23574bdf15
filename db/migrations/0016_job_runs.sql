CREATE TABLE "job_runs" (
	"job" text PRIMARY KEY NOT NULL,
	"ran_at" timestamp with time zone DEFAULT now() NOT NULL,
	"took_ms" integer NOT NULL,
	"ok" boolean NOT NULL,
	CONSTRAINT "job_runs_took_ms" CHECK ("job_runs"."took_ms" >= 0)
);
