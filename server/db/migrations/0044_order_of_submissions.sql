ALTER TABLE "users" ADD COLUMN "identity_submitted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "application_submitted_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "users_by_application_submitted_at" ON "users" USING btree ("buyer_account_status" DESC NULLS LAST,"application_submitted_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "users_by_identity_submitted_at" ON "users" USING btree ("identity_status" DESC NULLS LAST,"identity_submitted_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
-- Copies for the lists of the staff. Triggers, so that no writer can forget them.
CREATE FUNCTION identity_verifications_submitted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE users SET identity_submitted_at = greatest(identity_submitted_at, new.submitted_at) WHERE id = new.user_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER identity_verifications_submitted AFTER INSERT OR UPDATE OF submitted_at ON identity_verifications
  FOR EACH ROW EXECUTE FUNCTION identity_verifications_submitted();--> statement-breakpoint
CREATE FUNCTION buyer_accounts_submitted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE users SET application_submitted_at = new.submitted_at WHERE id = new.user_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER buyer_accounts_submitted AFTER INSERT OR UPDATE OF submitted_at ON buyer_accounts
  FOR EACH ROW EXECUTE FUNCTION buyer_accounts_submitted();--> statement-breakpoint
UPDATE users SET identity_submitted_at = v.submitted_at
  FROM (SELECT user_id, max(submitted_at) AS submitted_at FROM identity_verifications GROUP BY user_id) AS v
  WHERE v.user_id = users.id;--> statement-breakpoint
UPDATE users SET application_submitted_at = b.submitted_at FROM buyer_accounts b WHERE b.user_id = users.id;
