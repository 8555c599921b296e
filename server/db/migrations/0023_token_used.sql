ALTER TABLE "sessions" ADD COLUMN "token_used_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" DROP COLUMN "last_seen_at";--> statement-breakpoint
UPDATE "sessions" SET "token_used_at" = "rotated_at";