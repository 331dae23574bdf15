-- What colleagues do to a row is announced like the row itself, so that every open office follows. `change` tells a new row from the rest.
CREATE OR REPLACE FUNCTION announce_request() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('requests', json_build_object('table', TG_ARGV[0], 'id', COALESCE(NEW.id, OLD.id), 'change', lower(TG_OP))::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER announce_change AFTER UPDATE OR DELETE ON "inquiries" FOR EACH ROW EXECUTE FUNCTION announce_request('customer_inquiries');
--> statement-breakpoint
CREATE TRIGGER announce_change AFTER UPDATE OR DELETE ON "property_notifications" FOR EACH ROW EXECUTE FUNCTION announce_request('property_notifications');
--> statement-breakpoint
CREATE TRIGGER announce_change AFTER UPDATE OR DELETE ON "experience_inquiries" FOR EACH ROW EXECUTE FUNCTION announce_request('experience_inquiries');
--> statement-breakpoint
CREATE TRIGGER announce_change AFTER UPDATE OR DELETE ON "stay_bookings" FOR EACH ROW EXECUTE FUNCTION announce_request('stay_bookings');
--> statement-breakpoint
CREATE TRIGGER announce_change AFTER UPDATE OR DELETE ON "transportation_bookings" FOR EACH ROW EXECUTE FUNCTION announce_request('transportation_bookings');
--> statement-breakpoint
CREATE TRIGGER announce_published AFTER UPDATE OF "published" ON "properties" FOR EACH ROW WHEN (OLD.published IS DISTINCT FROM NEW.published) EXECUTE FUNCTION announce_request('properties');
--> statement-breakpoint
-- Whoever is staff no longer is told so at once: his event stream asks again, and ends.
CREATE FUNCTION announce_staff() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('requests', json_build_object('table', 'admin_users', 'id', OLD.user_id, 'change', lower(TG_OP))::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER announce_change AFTER UPDATE OR DELETE ON "admin_users" FOR EACH ROW EXECUTE FUNCTION announce_staff();
