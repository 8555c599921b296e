ALTER TABLE "outbox_emails" ADD COLUMN "user_id" integer;--> statement-breakpoint
ALTER TABLE "outbox_emails" ADD CONSTRAINT "outbox_emails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_emails_by_user_id" ON "outbox_emails" USING btree ("user_id") WHERE user_id is not null;--> statement-breakpoint
UPDATE "outbox_emails" m SET "user_id" = u."id" FROM "users" u
WHERE u."email" = m."to" AND m."conversation_id" IS NOT NULL AND m."sent_at" IS NULL;--> statement-breakpoint
-- What was closed without an answer waits no more.
UPDATE "conversations" SET "unanswered_since" = NULL WHERE "status" = 'closed';
