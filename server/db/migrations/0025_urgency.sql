DROP INDEX "negotiations_by_deadline";--> statement-breakpoint
DROP INDEX "negotiations_fee_outstanding";--> statement-breakpoint
CREATE INDEX "negotiations_by_urgency" ON "negotiations" USING btree ((awaiting = 'none'),"due_at" NULLS FIRST,"id" NULLS FIRST);--> statement-breakpoint
CREATE INDEX "negotiations_fee_outstanding" ON "negotiations" USING btree ((awaiting = 'none'),"due_at" NULLS FIRST,"id" NULLS FIRST) WHERE status in ('payment', 'transfer', 'completed') and (buyer_fee_received_on is null or seller_fee_received_on is null);