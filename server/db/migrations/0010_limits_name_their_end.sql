ALTER TABLE "rate_limits" RENAME COLUMN "window_started_at" TO "ends_at";--> statement-breakpoint
UPDATE "rate_limits" SET "ends_at" = "ends_at" + CASE
  WHEN split_part("key", ':', 2) = 'known' THEN interval '90 days'
  WHEN split_part("key", ':', 1) IN ('sign-in', 'admin-sign-in', 'magic-link') THEN interval '15 minutes'
  WHEN split_part("key", ':', 1) = 'client-error' THEN interval '10 minutes'
  ELSE interval '1 hour'
END;--> statement-breakpoint
DROP INDEX "rate_limits_by_window_started_at";--> statement-breakpoint
CREATE INDEX "rate_limits_by_ends_at" ON "rate_limits" USING btree ("ends_at");