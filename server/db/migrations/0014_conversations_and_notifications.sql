CREATE TABLE "conversation_members" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversation_members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"conversation_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"role" text NOT NULL,
	"unread_count" integer DEFAULT 0 NOT NULL,
	"read_up_to_id" integer DEFAULT 0 NOT NULL,
	"last_message_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversation_members_role_known" CHECK ("conversation_members"."role" in ('user', 'buyer', 'seller', 'staff'))
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject" varchar(150) NOT NULL,
	"user_id" integer,
	"negotiation_id" integer,
	"claim_id" integer,
	"status" text DEFAULT 'open' NOT NULL,
	"assigned_admin_id" integer,
	"has_contact_data" boolean DEFAULT false NOT NULL,
	"staff_unread_count" integer DEFAULT 0 NOT NULL,
	"staff_read_up_to_id" integer DEFAULT 0 NOT NULL,
	"last_message_at" timestamp (3) with time zone NOT NULL,
	"lock_version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (' ' || search_fold(coalesce(subject, ''))) STORED NOT NULL,
	CONSTRAINT "conversations_kind_known" CHECK ("conversations"."kind" in ('staff', 'negotiation')),
	CONSTRAINT "conversations_status_known" CHECK ("conversations"."status" in ('open', 'closed')),
	CONSTRAINT "conversations_one_kind" CHECK (("conversations"."kind" = 'staff') = ("conversations"."user_id" is not null) and ("conversations"."kind" = 'negotiation') = ("conversations"."negotiation_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "message_documents" (
	"document_id" integer PRIMARY KEY NOT NULL,
	"message_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"conversation_id" integer NOT NULL,
	"sender" text NOT NULL,
	"user_id" integer,
	"admin_id" integer,
	"client_id" char(36) NOT NULL,
	"body" varchar(5000) NOT NULL,
	"has_contact_data" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "messages_sender_known" CHECK ("messages"."sender" in ('user', 'buyer', 'seller', 'staff')),
	CONSTRAINT "messages_one_writer" CHECK (num_nonnulls("messages"."user_id", "messages"."admin_id") = 1 and ("messages"."sender" = 'staff') = ("messages"."admin_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"category" text NOT NULL,
	"title" varchar(200) NOT NULL,
	"body" varchar(1200) NOT NULL,
	"path" varchar(200) NOT NULL,
	"read_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notifications_category_known" CHECK ("notifications"."category" in ('message', 'claim', 'case_follow', 'offer', 'account'))
);
--> statement-breakpoint
ALTER TABLE "outbox_emails" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "conversation_members" ADD CONSTRAINT "conversation_members_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_members" ADD CONSTRAINT "conversation_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_negotiation_id_negotiations_id_fk" FOREIGN KEY ("negotiation_id") REFERENCES "public"."negotiations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_assigned_admin_id_admins_id_fk" FOREIGN KEY ("assigned_admin_id") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_documents" ADD CONSTRAINT "message_documents_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_documents" ADD CONSTRAINT "message_documents_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_members_user" ON "conversation_members" USING btree ("conversation_id","user_id");--> statement-breakpoint
CREATE INDEX "conversation_members_by_user_id" ON "conversation_members" USING btree ("user_id" DESC NULLS LAST,"last_message_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "conversation_members_unread" ON "conversation_members" USING btree ("user_id") WHERE unread_count > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_negotiation_id" ON "conversations" USING btree ("negotiation_id");--> statement-breakpoint
CREATE INDEX "conversations_by_last_message_at" ON "conversations" USING btree ("last_message_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "conversations_by_kind" ON "conversations" USING btree ("kind" DESC NULLS LAST,"last_message_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "conversations_by_status" ON "conversations" USING btree ("status" DESC NULLS LAST,"last_message_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "conversations_by_user_id" ON "conversations" USING btree ("user_id" DESC NULLS LAST,"last_message_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "conversations_by_admin" ON "conversations" USING btree ("assigned_admin_id" DESC NULLS LAST,"last_message_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "conversations_with_contact_data" ON "conversations" USING btree ("last_message_at","id") WHERE has_contact_data;--> statement-breakpoint
CREATE INDEX "conversations_by_claim_id" ON "conversations" USING btree ("claim_id");--> statement-breakpoint
CREATE INDEX "conversations_by_search_text" ON "conversations" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "message_documents_by_message_id" ON "message_documents" USING btree ("message_id");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_of_user" ON "messages" USING btree ("user_id","client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_of_admin" ON "messages" USING btree ("admin_id","client_id");--> statement-breakpoint
CREATE INDEX "messages_by_conversation_id" ON "messages" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE INDEX "notifications_by_user_id" ON "notifications" USING btree ("user_id" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id" DESC NULLS LAST,"id" DESC NULLS LAST,"path" DESC NULLS LAST) WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "offers_pending_by_recipient_id" ON "offers" USING btree ("recipient_id") WHERE status = 'pending';
--> statement-breakpoint
-- Of each negotiation there is a conversation of its two sides; one that has ended without a sale takes no messages.
INSERT INTO "conversations" ("kind", "subject", "negotiation_id", "claim_id", "status", "last_message_at", "created_at", "updated_at")
SELECT 'negotiation', "reference", "id", "claim_id",
  CASE WHEN "status" IN ('rejected', 'withdrawn', 'expired', 'closed', 'cancelled') THEN 'closed' ELSE 'open' END,
  "created_at", "created_at", "created_at"
FROM "negotiations" ORDER BY "id";
--> statement-breakpoint
INSERT INTO "conversation_members" ("conversation_id", "user_id", "role", "last_message_at", "created_at", "updated_at")
SELECT "conversations"."id", "side"."user_id", "side"."role", "conversations"."last_message_at", "conversations"."created_at", "conversations"."created_at"
FROM "conversations" JOIN "negotiations" ON "negotiations"."id" = "conversations"."negotiation_id"
CROSS JOIN LATERAL (VALUES ("negotiations"."buyer_id", 'buyer'), ("negotiations"."seller_id", 'seller')) AS "side" ("user_id", "role");
