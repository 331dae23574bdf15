-- Why a payment was voided may name the guest: it can be erased, as its note can, and nothing else of it changes.
CREATE OR REPLACE FUNCTION payment_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE'
    OR OLD.voided_at IS NOT NULL AND (NEW.voided_at IS DISTINCT FROM OLD.voided_at OR NEW.void_reason IS DISTINCT FROM OLD.void_reason AND NEW.void_reason IS DISTINCT FROM '(erased)')
    OR (to_jsonb(NEW) - '{voided_at,voided_by,void_reason,recorded_by,note}'::text[]) IS DISTINCT FROM (to_jsonb(OLD) - '{voided_at,voided_by,void_reason,recorded_by,note}'::text[])
    OR (NEW.note IS DISTINCT FROM OLD.note AND NEW.note IS NOT NULL) THEN
    RAISE EXCEPTION 'a payment can only be voided' USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payment_is_kept';
  END IF;
  RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
END $$;
