-- A row a visitor sends is announced from the database itself, so that every server process hears it.
CREATE FUNCTION announce_request() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('requests', json_build_object('table', TG_ARGV[0], 'id', NEW.id)::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER announce_insert AFTER INSERT ON "inquiries" FOR EACH ROW EXECUTE FUNCTION announce_request('customer_inquiries');
--> statement-breakpoint
CREATE TRIGGER announce_insert AFTER INSERT ON "property_notifications" FOR EACH ROW EXECUTE FUNCTION announce_request('property_notifications');
--> statement-breakpoint
CREATE TRIGGER announce_insert AFTER INSERT ON "experience_inquiries" FOR EACH ROW EXECUTE FUNCTION announce_request('experience_inquiries');
--> statement-breakpoint
CREATE TRIGGER announce_insert AFTER INSERT ON "stay_bookings" FOR EACH ROW EXECUTE FUNCTION announce_request('stay_bookings');
--> statement-breakpoint
CREATE TRIGGER announce_insert AFTER INSERT ON "transportation_bookings" FOR EACH ROW EXECUTE FUNCTION announce_request('transportation_bookings');
--> statement-breakpoint
-- A change of what the public site shows: one announcement a row for items, one a statement for the small tables read whole.
CREATE FUNCTION announce_content() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content', json_build_object('table', TG_TABLE_NAME, 'id', COALESCE(NEW.id, OLD.id))::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION announce_content_table() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content', json_build_object('table', TG_TABLE_NAME)::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE ON "experiences" FOR EACH ROW EXECUTE FUNCTION announce_content();
--> statement-breakpoint
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE ON "stays" FOR EACH ROW EXECUTE FUNCTION announce_content();
--> statement-breakpoint
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE ON "transportation_rentals" FOR EACH ROW EXECUTE FUNCTION announce_content();
--> statement-breakpoint
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE ON "properties" FOR EACH ROW EXECUTE FUNCTION announce_content();
--> statement-breakpoint
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE ON "blog_articles" FOR EACH ROW EXECUTE FUNCTION announce_content();
--> statement-breakpoint
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE ON "experience_reviews" FOR EACH STATEMENT EXECUTE FUNCTION announce_content_table();
--> statement-breakpoint
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE ON "blog_categories" FOR EACH STATEMENT EXECUTE FUNCTION announce_content_table();
--> statement-breakpoint
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE ON "translations" FOR EACH STATEMENT EXECUTE FUNCTION announce_content_table();
--> statement-breakpoint
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE ON "currencies" FOR EACH STATEMENT EXECUTE FUNCTION announce_content_table();
--> statement-breakpoint
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE ON "site_settings" FOR EACH STATEMENT EXECUTE FUNCTION announce_content_table();
--> statement-breakpoint
-- A read mark never comes off.
CREATE FUNCTION keep_read() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.read AND NOT NEW.read THEN
    RAISE EXCEPTION 'read cannot be taken back' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_read BEFORE UPDATE ON "inquiries" FOR EACH ROW EXECUTE FUNCTION keep_read();
--> statement-breakpoint
CREATE TRIGGER keep_read BEFORE UPDATE ON "property_notifications" FOR EACH ROW EXECUTE FUNCTION keep_read();
--> statement-breakpoint
-- The office's name for the visitors' messages, and the dashboard's names for its sources.
CREATE VIEW "customer_inquiries" AS
  SELECT id, name, email, phone, topic, category, message, status, read, created_at FROM "inquiries";
--> statement-breakpoint
CREATE VIEW "pemba_inquiries" AS SELECT id, status, read, created_at FROM "inquiries";
--> statement-breakpoint
CREATE VIEW "pemba_properties" AS SELECT id, slug, title, type, listing_type, price, published, created_at FROM "properties";
