DROP INDEX "negotiations_fee_outstanding";--> statement-breakpoint
ALTER TABLE "negotiations" ADD COLUMN "buyer_fee_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "negotiations" ADD COLUMN "seller_fee_due_at" timestamp (3) with time zone;--> statement-breakpoint
-- Five business days (UTC), which from a Monday to a Friday are a week.
UPDATE negotiations n SET
  buyer_fee_due_at = CASE WHEN o.buyer_fee_amount > 0
    THEN greatest(a.buyer_signed_at, a.seller_signed_at) + o.settlement_days * interval '24 hours' END,
  seller_fee_due_at = CASE WHEN o.seller_fee_amount > 0
    THEN n.received_at + interval '24 hours' * CASE extract(isodow FROM n.received_at AT TIME ZONE 'UTC') WHEN 6 THEN 6 WHEN 7 THEN 5 ELSE 7 END END
FROM offers o, assignments a
WHERE o.id = n.current_offer_id AND a.negotiation_id = n.id AND a.buyer_signed_at IS NOT NULL AND a.seller_signed_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "negotiations_buyer_fee_outstanding" ON "negotiations" USING btree (least(case when buyer_fee_received_on is null then buyer_fee_due_at end),"id") WHERE (status in ('payment', 'transfer', 'completed') and (buyer_fee_received_on is null));--> statement-breakpoint
CREATE INDEX "negotiations_seller_fee_outstanding" ON "negotiations" USING btree (least(case when seller_fee_received_on is null then seller_fee_due_at end),"id") WHERE (status in ('payment', 'transfer', 'completed') and (seller_fee_received_on is null));--> statement-breakpoint
CREATE INDEX "negotiations_fee_outstanding" ON "negotiations" USING btree (least(case when buyer_fee_received_on is null then buyer_fee_due_at end, case when seller_fee_received_on is null then seller_fee_due_at end),"id") WHERE (status in ('payment', 'transfer', 'completed') and (buyer_fee_received_on is null or seller_fee_received_on is null));