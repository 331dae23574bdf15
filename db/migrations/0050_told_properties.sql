ALTER TABLE "told_properties" DROP CONSTRAINT "told_properties_property_id_properties_id_fk";
