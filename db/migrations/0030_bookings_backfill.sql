-- steps: on a server each statement commits by itself, so that readers never wait long; each can be run again after a
-- stop. Those that begin with "repeat" are run until they tell that nothing was left.
INSERT INTO units (stay_id, position) SELECT id, 1 FROM stays WHERE NOT EXISTS (SELECT 1 FROM units WHERE units.stay_id = stays.id);
--> statement-breakpoint
INSERT INTO units (rental_id, position) SELECT id, 1 FROM transportation_rentals WHERE NOT EXISTS (SELECT 1 FROM units WHERE units.rental_id = transportation_rentals.id);
--> statement-breakpoint
INSERT INTO migration_listings (unit_id, listing_id, is_stay) SELECT id, coalesce(stay_id, rental_id), stay_id IS NOT NULL FROM units ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- Each row is written once more: without the indexes that keep no rule. They are made anew below.
SELECT migration_drop_indexes('stay_bookings');
--> statement-breakpoint
SELECT migration_drop_indexes('transportation_bookings');
--> statement-breakpoint
SELECT migration_drop_indexes('experience_inquiries');
--> statement-breakpoint
-- repeat
SELECT migration_place_bookings(true, 500) AS looked_at;
--> statement-breakpoint
-- repeat
SELECT migration_place_bookings(false, 500) AS looked_at;
--> statement-breakpoint
-- Drizzle knows no exclusion constraints. It is deferred only to let two bookings change places.
SELECT migration_add_constraint('occupancies', 'occupancies_free',
  $$EXCLUDE USING gist ("unit_id" WITH =, daterange("first_day", "end_day", '[)') WITH &&) DEFERRABLE INITIALLY IMMEDIATE$$);
--> statement-breakpoint
-- repeat
SELECT migration_give_cases('stay_bookings', 'stay_name', 'special_requests', 'check_out', 2000) AS looked_at;
--> statement-breakpoint
-- repeat
SELECT migration_give_cases('transportation_bookings', 'rental_name', 'special_requests', 'return_date', 2000) AS looked_at;
--> statement-breakpoint
-- repeat
SELECT migration_give_cases('experience_inquiries', 'experience_title', 'message', 'date', 2000) AS looked_at;
--> statement-breakpoint
SET maintenance_work_mem = '128MB';
--> statement-breakpoint
-- repeat
SELECT migration_make_index() AS looked_at;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "cases_waiting" ON "cases" USING btree ("waiting_for","waiting_since","id") WHERE "cases"."state" = 'open';
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "cases_of_assignee" ON "cases" USING btree ("assignee","waiting_for","waiting_since","id") WHERE "cases"."state" = 'open';
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "cases_last_message" ON "cases" USING btree ("last_message_at" desc,"id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "cases_newest" ON "cases" USING btree ("created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "cases_by_email" ON "cases" USING btree (lower("email"),"created_at" desc) WHERE "cases"."erased_at" is null;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "cases_unread" ON "cases" USING btree ("id") WHERE "cases"."unread_by_staff" > 0;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "cases_mail_failed" ON "cases" USING btree ("mail_failed_at") WHERE "cases"."mail_failed_at" is not null;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "cases_last_day" ON "cases" USING btree ("last_day") WHERE "cases"."state" = 'open';
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "cases_search" ON "cases" USING gin (search_grams("search_text")) WITH (fastupdate=true,gin_pending_list_limit=256);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "experience_inquiries_case" ON "experience_inquiries" USING btree ("case_id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "experience_inquiries_overbooked" ON "experience_inquiries" USING btree ("id") WHERE "experience_inquiries"."overbooked";
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "experience_inquiries_holds" ON "experience_inquiries" USING btree (lower("email"),"hold_until") WHERE "experience_inquiries"."hold_until" is not null;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "experience_inquiries_created_by" ON "experience_inquiries" USING btree ("created_by") WHERE "experience_inquiries"."created_by" is not null;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "experience_inquiries_date" ON "experience_inquiries" USING btree ("date");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "stay_bookings_case" ON "stay_bookings" USING btree ("case_id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "stay_bookings_overbooked" ON "stay_bookings" USING btree ("id") WHERE "stay_bookings"."overbooked";
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "stay_bookings_holds" ON "stay_bookings" USING btree (lower("email"),"hold_until") WHERE "stay_bookings"."hold_until" is not null;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "stay_bookings_created_by" ON "stay_bookings" USING btree ("created_by") WHERE "stay_bookings"."created_by" is not null;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "stay_bookings_check_in" ON "stay_bookings" USING btree ("check_in");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "stay_bookings_check_out" ON "stay_bookings" USING btree ("check_out");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "transportation_bookings_case" ON "transportation_bookings" USING btree ("case_id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "transportation_bookings_overbooked" ON "transportation_bookings" USING btree ("id") WHERE "transportation_bookings"."overbooked";
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "transportation_bookings_holds" ON "transportation_bookings" USING btree (lower("email"),"hold_until") WHERE "transportation_bookings"."hold_until" is not null;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "transportation_bookings_created_by" ON "transportation_bookings" USING btree ("created_by") WHERE "transportation_bookings"."created_by" is not null;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "transportation_bookings_pickup_date" ON "transportation_bookings" USING btree ("pickup_date");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "transportation_bookings_return_date" ON "transportation_bookings" USING btree ("return_date");
--> statement-breakpoint
RESET maintenance_work_mem;
--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "experience_inquiries_reference" ON "experience_inquiries" USING btree ("reference");
--> statement-breakpoint
SELECT migration_use_index('experience_inquiries', 'experience_inquiries_reference');
--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "stay_bookings_reference" ON "stay_bookings" USING btree ("reference");
--> statement-breakpoint
SELECT migration_use_index('stay_bookings', 'stay_bookings_reference');
--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "transportation_bookings_reference" ON "transportation_bookings" USING btree ("reference");
--> statement-breakpoint
SELECT migration_use_index('transportation_bookings', 'transportation_bookings_reference');
--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "cases_reference" ON "cases" USING btree ("reference");
--> statement-breakpoint
SELECT migration_use_index('cases', 'cases_reference');
--> statement-breakpoint
SELECT migration_check_present('experience_inquiries', 'reference');
--> statement-breakpoint
SELECT migration_validate_present('experience_inquiries', 'reference');
--> statement-breakpoint
SELECT migration_set_present('experience_inquiries', 'reference');
--> statement-breakpoint
SELECT migration_check_present('experience_inquiries', 'case_id');
--> statement-breakpoint
SELECT migration_validate_present('experience_inquiries', 'case_id');
--> statement-breakpoint
SELECT migration_set_present('experience_inquiries', 'case_id');
--> statement-breakpoint
SELECT migration_check_present('stay_bookings', 'reference');
--> statement-breakpoint
SELECT migration_validate_present('stay_bookings', 'reference');
--> statement-breakpoint
SELECT migration_set_present('stay_bookings', 'reference');
--> statement-breakpoint
SELECT migration_check_present('stay_bookings', 'case_id');
--> statement-breakpoint
SELECT migration_validate_present('stay_bookings', 'case_id');
--> statement-breakpoint
SELECT migration_set_present('stay_bookings', 'case_id');
--> statement-breakpoint
SELECT migration_check_present('transportation_bookings', 'reference');
--> statement-breakpoint
SELECT migration_validate_present('transportation_bookings', 'reference');
--> statement-breakpoint
SELECT migration_set_present('transportation_bookings', 'reference');
--> statement-breakpoint
SELECT migration_check_present('transportation_bookings', 'case_id');
--> statement-breakpoint
SELECT migration_validate_present('transportation_bookings', 'case_id');
--> statement-breakpoint
SELECT migration_set_present('transportation_bookings', 'case_id');
--> statement-breakpoint
SELECT migration_add_constraint('case_messages', 'case_messages_case_id_cases_id_fk', 'FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action NOT VALID');
--> statement-breakpoint
SELECT migration_add_constraint('experience_inquiries', 'experience_inquiries_case_id_cases_id_fk', 'FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE restrict ON UPDATE no action DEFERRABLE INITIALLY DEFERRED NOT VALID');
--> statement-breakpoint
SELECT migration_add_constraint('experience_inquiries', 'experience_inquiries_created_by_users_id_fk', 'FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action NOT VALID');
--> statement-breakpoint
SELECT migration_add_constraint('stay_bookings', 'stay_bookings_case_id_cases_id_fk', 'FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE restrict ON UPDATE no action DEFERRABLE INITIALLY DEFERRED NOT VALID');
--> statement-breakpoint
SELECT migration_add_constraint('stay_bookings', 'stay_bookings_created_by_users_id_fk', 'FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action NOT VALID');
--> statement-breakpoint
SELECT migration_add_constraint('transportation_bookings', 'transportation_bookings_case_id_cases_id_fk', 'FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE restrict ON UPDATE no action DEFERRABLE INITIALLY DEFERRED NOT VALID');
--> statement-breakpoint
SELECT migration_add_constraint('transportation_bookings', 'transportation_bookings_created_by_users_id_fk', 'FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action NOT VALID');
--> statement-breakpoint
ALTER TABLE "experience_inquiries" VALIDATE CONSTRAINT "experience_inquiries_origin";
--> statement-breakpoint
ALTER TABLE "experience_inquiries" VALIDATE CONSTRAINT "experience_inquiries_contact";
--> statement-breakpoint
ALTER TABLE "experience_inquiries" VALIDATE CONSTRAINT "experience_inquiries_children";
--> statement-breakpoint
ALTER TABLE "experience_inquiries" VALIDATE CONSTRAINT "experience_inquiries_visitor";
--> statement-breakpoint
ALTER TABLE "stay_bookings" VALIDATE CONSTRAINT "stay_bookings_origin";
--> statement-breakpoint
ALTER TABLE "stay_bookings" VALIDATE CONSTRAINT "stay_bookings_contact";
--> statement-breakpoint
ALTER TABLE "transportation_bookings" VALIDATE CONSTRAINT "transportation_bookings_origin";
--> statement-breakpoint
ALTER TABLE "transportation_bookings" VALIDATE CONSTRAINT "transportation_bookings_contact";
--> statement-breakpoint
ALTER TABLE "transportation_bookings" VALIDATE CONSTRAINT "transportation_bookings_vehicles";
--> statement-breakpoint
ALTER TABLE "case_messages" VALIDATE CONSTRAINT "case_messages_case_id_cases_id_fk";
--> statement-breakpoint
ALTER TABLE "experience_inquiries" VALIDATE CONSTRAINT "experience_inquiries_case_id_cases_id_fk";
--> statement-breakpoint
ALTER TABLE "experience_inquiries" VALIDATE CONSTRAINT "experience_inquiries_created_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "stay_bookings" VALIDATE CONSTRAINT "stay_bookings_case_id_cases_id_fk";
--> statement-breakpoint
ALTER TABLE "stay_bookings" VALIDATE CONSTRAINT "stay_bookings_created_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "transportation_bookings" VALIDATE CONSTRAINT "transportation_bookings_case_id_cases_id_fk";
--> statement-breakpoint
ALTER TABLE "transportation_bookings" VALIDATE CONSTRAINT "transportation_bookings_created_by_users_id_fk";
