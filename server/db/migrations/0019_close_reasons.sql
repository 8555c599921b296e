ALTER TABLE "offers" ADD COLUMN "close_reason" text;--> statement-breakpoint
CREATE OR REPLACE FUNCTION offers_keep_their_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(old) - ARRAY['status', 'rejection_reason', 'close_reason', 'answered_at', 'lock_version', 'updated_at']
    IS DISTINCT FROM to_jsonb(new) - ARRAY['status', 'rejection_reason', 'close_reason', 'answered_at', 'lock_version', 'updated_at']
  THEN
    RAISE EXCEPTION 'the terms of an offer are never changed';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
UPDATE "offers" SET "close_reason" = CASE e."type" WHEN 'under_offer' THEN 'sold' ELSE e."type" END FROM "claim_events" e WHERE "offers"."status" = 'closed' AND e."claim_id" = "offers"."claim_id" AND e."occurred_at" = "offers"."answered_at" AND e."type" IN ('under_offer', 'paused', 'withdrawn', 'expired');--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_close_reason_known" CHECK ("offers"."close_reason" in ('sold', 'paused', 'withdrawn', 'expired'));--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_closed_for_a_reason" CHECK ("offers"."close_reason" is null or "offers"."status" = 'closed');