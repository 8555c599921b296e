DROP INDEX "conversations_with_contact_data";--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "contact_data_marked_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "conversations" SET "contact_data_marked_at" = "updated_at" WHERE "has_contact_data";--> statement-breakpoint
CREATE INDEX "conversations_with_contact_data" ON "conversations" USING btree ("last_message_at","id") WHERE contact_data_marked_at is not null;