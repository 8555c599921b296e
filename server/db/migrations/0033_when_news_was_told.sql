ALTER TABLE "follower_news" ALTER COLUMN "due_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "follower_news" ALTER COLUMN "due_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "follower_news" ADD COLUMN "told_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "follower_news_due" ON "follower_news" USING btree ("id") WHERE "follower_news"."due_at" is not null;