DROP INDEX "properties_on_map";--> statement-breakpoint
DROP INDEX "stays_on_map";--> statement-breakpoint
CREATE INDEX "properties_on_map" ON "properties" USING btree ("published","listing_type","map_cell","type","shown_price","bedrooms","location","land_m2","sold_at","id","public_latitude","public_longitude","market","created_at") WHERE "properties"."map_cell" is not null;--> statement-breakpoint
CREATE INDEX "stays_on_map" ON "stays" USING btree ("map_cell","type","price","max_guests","id","latitude","longitude","created_at") WHERE "stays"."map_cell" is not null;