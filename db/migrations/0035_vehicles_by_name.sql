-- The calendar of the office walks vehicles in the order of their names.
CREATE INDEX "transportation_rentals_by_name" ON "transportation_rentals" USING btree (lower("name"));
