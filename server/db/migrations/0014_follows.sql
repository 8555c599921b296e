CREATE TABLE "dismissed_claims" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dismissed_claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"claim_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "follower_news" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "follower_news_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"claim_id" integer NOT NULL,
	"type" text NOT NULL,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	"told_up_to_user_id" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "follower_news_type_known" CHECK ("follower_news"."type" in ('listed', 'price_changed', 'paused', 'resumed', 'withdrawn', 'expired', 'sold'))
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_searches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"name" varchar(100) NOT NULL,
	"params" jsonb NOT NULL,
	"frequency" text NOT NULL,
	"alerted_until" timestamp (3) with time zone NOT NULL,
	"lock_version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_searches_frequency_known" CHECK ("saved_searches"."frequency" in ('off', 'instant', 'daily'))
);
--> statement-breakpoint
ALTER TABLE "follows" ADD COLUMN "ask_percent_then" numeric(7, 4);--> statement-breakpoint
ALTER TABLE "dismissed_claims" ADD CONSTRAINT "dismissed_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dismissed_claims" ADD CONSTRAINT "dismissed_claims_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follower_news" ADD CONSTRAINT "follower_news_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "dismissed_claims_claim" ON "dismissed_claims" USING btree ("user_id","claim_id");--> statement-breakpoint
CREATE INDEX "dismissed_claims_by_claim_id" ON "dismissed_claims" USING btree ("claim_id");--> statement-breakpoint
CREATE UNIQUE INDEX "follower_news_claim" ON "follower_news" USING btree ("claim_id","type");--> statement-breakpoint
CREATE INDEX "saved_searches_by_user_id" ON "saved_searches" USING btree ("user_id" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "saved_searches_instant" ON "saved_searches" USING btree ("user_id") WHERE frequency = 'instant';--> statement-breakpoint
CREATE INDEX "saved_searches_daily" ON "saved_searches" USING btree ("alerted_until","user_id") WHERE frequency = 'daily';--> statement-breakpoint
CREATE INDEX "follows_by_user_id" ON "follows" USING btree ("user_id" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_price_of_claim" CHECK ("follows"."ask_percent_then" is null or "follows"."claim_id" is not null);
--> statement-breakpoint
-- What was followed before: its price of that day is not known, and from now on changes are shown.
UPDATE "follows" SET "ask_percent_then" = "claims"."ask_percent" FROM "claims" WHERE "claims"."id" = "follows"."claim_id";
