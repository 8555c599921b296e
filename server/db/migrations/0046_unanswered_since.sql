DROP INDEX "conversations_unanswered";--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "unanswered_since" timestamp (3) with time zone;--> statement-breakpoint
UPDATE conversations c SET unanswered_since = (
  SELECT min(m.created_at) FROM messages m
  WHERE m.conversation_id = c.id AND m.sender = 'user' AND m.id > coalesce(
    (SELECT max(s.id) FROM messages s WHERE s.conversation_id = c.id AND s.sender = 'staff'), 0
  )
)
WHERE c.is_unanswered;--> statement-breakpoint
CREATE INDEX "conversations_by_unanswered_since" ON "conversations" USING btree ("unanswered_since" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE unanswered_since is not null;--> statement-breakpoint
ALTER TABLE "conversations" DROP COLUMN "is_unanswered";
