ALTER TABLE "claim_events" ADD COLUMN "ask_percent_before" numeric(7, 4);--> statement-breakpoint
ALTER TABLE "follower_news" ADD COLUMN "told_occurred_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "claim_events_price_changes" ON "claim_events" USING btree ("occurred_at") WHERE type = 'price_changed';