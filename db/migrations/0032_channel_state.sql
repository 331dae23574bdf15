ALTER TABLE "channels" ADD COLUMN "failing_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "warned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "left_out" jsonb DEFAULT '{"count":0,"events":[]}'::jsonb NOT NULL;--> statement-breakpoint
-- A calendar that was read and says what it said before is no news: only what staff see of a channel is announced.
DROP TRIGGER announce_change ON "channels";
--> statement-breakpoint
CREATE TRIGGER announce_change AFTER INSERT OR DELETE ON "channels" FOR EACH ROW EXECUTE FUNCTION announce_listing();
--> statement-breakpoint
CREATE TRIGGER announce_changed_state AFTER UPDATE ON "channels" FOR EACH ROW
  WHEN ((OLD.name, OLD.is_active, OLD.last_error, OLD.events_seen, OLD.left_out) IS DISTINCT FROM (NEW.name, NEW.is_active, NEW.last_error, NEW.events_seen, NEW.left_out))
  EXECUTE FUNCTION announce_listing();
