-- steps: on a server each statement commits by itself, so that readers never wait long; each can be run again after a
-- stop. Those that begin with "repeat" are run until they tell that nothing was left.
SELECT migration_drop_indexes('inquiries');
--> statement-breakpoint
SELECT migration_drop_indexes('property_inquiries');
--> statement-breakpoint
-- repeat
SELECT migration_give_cases('inquiries', 'message', 'topic', 'status <> ''pending'' OR read', 'status IN (''resolved'', ''closed'')', 2000) AS looked_at;
--> statement-breakpoint
-- repeat
SELECT migration_give_cases('property_inquiries', 'question', 'property_title', 'false', 'false', 2000) AS looked_at;
--> statement-breakpoint
-- repeat
SELECT migration_give_offers_cases(500) AS looked_at;
--> statement-breakpoint
SET maintenance_work_mem = '128MB';
--> statement-breakpoint
-- repeat
SELECT migration_make_index() AS looked_at;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "inquiries_case" ON "inquiries" USING btree ("case_id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "property_inquiries_case" ON "property_inquiries" USING btree ("case_id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "properties_case" ON "properties" USING btree ("case_id") WHERE "properties"."case_id" is not null;
--> statement-breakpoint
RESET maintenance_work_mem;
--> statement-breakpoint
SELECT migration_check_present('inquiries', 'case_id');
--> statement-breakpoint
SELECT migration_validate_present('inquiries', 'case_id');
--> statement-breakpoint
SELECT migration_set_present('inquiries', 'case_id');
--> statement-breakpoint
SELECT migration_check_present('property_inquiries', 'case_id');
--> statement-breakpoint
SELECT migration_validate_present('property_inquiries', 'case_id');
--> statement-breakpoint
SELECT migration_set_present('property_inquiries', 'case_id');
--> statement-breakpoint
SELECT migration_add_constraint('inquiries', 'inquiries_case_id_cases_id_fk', 'FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE restrict ON UPDATE no action DEFERRABLE INITIALLY DEFERRED NOT VALID');
--> statement-breakpoint
SELECT migration_add_constraint('property_inquiries', 'property_inquiries_case_id_cases_id_fk', 'FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE restrict ON UPDATE no action DEFERRABLE INITIALLY DEFERRED NOT VALID');
--> statement-breakpoint
SELECT migration_add_constraint('properties', 'properties_case_id_cases_id_fk', 'FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE set null ON UPDATE no action DEFERRABLE INITIALLY DEFERRED NOT VALID');
--> statement-breakpoint
ALTER TABLE "inquiries" VALIDATE CONSTRAINT "inquiries_case_id_cases_id_fk";
--> statement-breakpoint
ALTER TABLE "property_inquiries" VALIDATE CONSTRAINT "property_inquiries_case_id_cases_id_fk";
--> statement-breakpoint
ALTER TABLE "properties" VALIDATE CONSTRAINT "properties_case_id_cases_id_fk";
