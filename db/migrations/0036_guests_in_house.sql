-- Who is in the house on a day: by the index of last days every later booking was read.
CREATE INDEX "stay_bookings_in_house" ON "stay_bookings" USING gist (daterange("check_in", "check_out", '()')) WHERE "stay_bookings"."status" in ('confirmed', 'completed');
