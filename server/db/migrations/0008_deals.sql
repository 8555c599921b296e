ALTER TABLE "claims" ADD COLUMN "agreed_percent" numeric(7, 4);--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "agreed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_deal_is_whole" CHECK (("claims"."agreed_percent" is null) = ("claims"."agreed_at" is null) and ("claims"."agreed_at" is null or "claims"."status" in ('under_offer', 'sold')));--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_bid_is_an_offer" CHECK ("claims"."best_bid_percent" is null or "claims"."offers_count" > 0);