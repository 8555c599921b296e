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
CREATE TABLE "assignments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "assignments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"negotiation_id" integer NOT NULL,
	"version" varchar(7) NOT NULL,
	"sections" jsonb NOT NULL,
	"text_hash" char(64) NOT NULL,
	"seller_name" varchar(200) NOT NULL,
	"seller_typed_name" varchar(200),
	"seller_signed_at" timestamp (3) with time zone,
	"seller_ip" varchar(45),
	"buyer_name" varchar(200) NOT NULL,
	"buyer_typed_name" varchar(200),
	"buyer_signed_at" timestamp (3) with time zone,
	"buyer_ip" varchar(45),
	"document_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assignments_signature_is_whole" CHECK (("assignments"."seller_signed_at" is null) = ("assignments"."seller_typed_name" is null) and ("assignments"."buyer_signed_at" is null) = ("assignments"."buyer_typed_name" is null))
);
--> statement-breakpoint
CREATE TABLE "negotiation_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "negotiation_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"negotiation_id" integer NOT NULL,
	"type" text NOT NULL,
	"actor_role" text NOT NULL,
	"offer_id" integer,
	"note" varchar(1000),
	"occurred_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "negotiation_events_type_known" CHECK ("negotiation_events"."type" in ('offer_made', 'offer_countered', 'offer_accepted', 'offer_rejected', 'offer_auto_declined', 'offer_withdrawn', 'offer_expired', 'offer_closed', 'diligence_completed', 'signed', 'marked_paid', 'payment_confirmed', 'transfer_filed', 'completed', 'cancelled')),
	CONSTRAINT "negotiation_events_actor_role_known" CHECK ("negotiation_events"."actor_role" in ('buyer', 'seller', 'staff', 'system'))
);
--> statement-breakpoint
CREATE TABLE "negotiations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "negotiations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference" char(10) NOT NULL,
	"claim_id" integer NOT NULL,
	"case_id" integer NOT NULL,
	"buyer_id" integer NOT NULL,
	"seller_id" integer NOT NULL,
	"alias" smallint NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"awaiting" text DEFAULT 'seller' NOT NULL,
	"due_at" timestamp (3) with time zone,
	"current_offer_id" integer,
	"agreed_percent" numeric(7, 4),
	"agreed_amount" numeric(20, 8),
	"agreed_at" timestamp (3) with time zone,
	"payment_reference" varchar(100),
	"payment_document_id" integer,
	"paid_at" timestamp (3) with time zone,
	"received_at" timestamp (3) with time zone,
	"transfer_filed_on" date,
	"objection_deadline_on" date,
	"docket_number" varchar(50),
	"cancel_reason" varchar(1000),
	"cancelled_by" text,
	"completed_at" timestamp (3) with time zone,
	"lock_version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (' ' || search_fold(coalesce(reference, ''))) STORED NOT NULL,
	CONSTRAINT "negotiations_status_known" CHECK ("negotiations"."status" in ('open', 'diligence', 'signing', 'payment', 'transfer', 'completed', 'cancelled', 'rejected', 'withdrawn', 'expired', 'closed')),
	CONSTRAINT "negotiations_awaiting_known" CHECK ("negotiations"."awaiting" in ('buyer', 'seller', 'both', 'staff', 'none')),
	CONSTRAINT "negotiations_cancelled_by_known" CHECK ("negotiations"."cancelled_by" in ('buyer', 'seller', 'staff', 'system')),
	CONSTRAINT "negotiations_reference_form" CHECK ("negotiations"."reference" ~ '^NEG-[0-9A-Z]{6}$'),
	CONSTRAINT "negotiations_two_people" CHECK ("negotiations"."buyer_id" <> "negotiations"."seller_id"),
	CONSTRAINT "negotiations_deal_is_whole" CHECK (num_nonnulls("negotiations"."agreed_percent", "negotiations"."agreed_amount", "negotiations"."agreed_at") in (0, 3) and ("negotiations"."agreed_at" is not null or "negotiations"."status" in ('open', 'rejected', 'withdrawn', 'expired', 'closed'))),
	CONSTRAINT "negotiations_cancelled_has_reason" CHECK (("negotiations"."status" = 'cancelled') = ("negotiations"."cancel_reason" is not null) and ("negotiations"."cancel_reason" is null) = ("negotiations"."cancelled_by" is null)),
	CONSTRAINT "negotiations_received_was_paid" CHECK ("negotiations"."received_at" is null or "negotiations"."paid_at" is not null),
	CONSTRAINT "negotiations_completed_has_date" CHECK (("negotiations"."status" = 'completed') = ("negotiations"."completed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"negotiation_id" integer NOT NULL,
	"claim_id" integer NOT NULL,
	"case_id" integer NOT NULL,
	"maker_id" integer NOT NULL,
	"recipient_id" integer NOT NULL,
	"made_by" text NOT NULL,
	"parent_offer_id" integer,
	"price_percent" numeric(7, 4) NOT NULL,
	"face_amount" numeric(20, 8) NOT NULL,
	"amount" numeric(20, 8) NOT NULL,
	"seller_fee_amount" numeric(20, 8) NOT NULL,
	"buyer_fee_amount" numeric(20, 8) NOT NULL,
	"currency" char(3) NOT NULL,
	"recourse" text NOT NULL,
	"excess_claim" text NOT NULL,
	"settlement_days" smallint NOT NULL,
	"payment_method" text NOT NULL,
	"conditions" varchar(2000),
	"message" varchar(2000),
	"expires_at" timestamp (3) with time zone NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"rejection_reason" varchar(1000),
	"answered_at" timestamp (3) with time zone,
	"lock_version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offers_made_by_known" CHECK ("offers"."made_by" in ('buyer', 'seller')),
	CONSTRAINT "offers_recourse_known" CHECK ("offers"."recourse" in ('full', 'disallowance_only', 'none')),
	CONSTRAINT "offers_excess_claim_known" CHECK ("offers"."excess_claim" in ('buyer_keeps', 'same_rate', 'shared')),
	CONSTRAINT "offers_payment_method_known" CHECK ("offers"."payment_method" in ('bank_transfer', 'usdc', 'usdt')),
	CONSTRAINT "offers_status_known" CHECK ("offers"."status" in ('pending', 'countered', 'accepted', 'rejected', 'auto_declined', 'withdrawn', 'expired', 'closed')),
	CONSTRAINT "offers_price_percent_bounds" CHECK ("offers"."price_percent" > 0 and "offers"."price_percent" <= 500),
	CONSTRAINT "offers_face_amount_positive" CHECK ("offers"."face_amount" > 0),
	CONSTRAINT "offers_settlement_days_bounds" CHECK ("offers"."settlement_days" between 1 and 60),
	CONSTRAINT "offers_pending_is_not_answered" CHECK (("offers"."status" = 'pending') = ("offers"."answered_at" is null))
);
--> statement-breakpoint
ALTER TABLE "claim_events" DROP CONSTRAINT "claim_events_type_known";--> statement-breakpoint
ALTER TABLE "follows" ADD COLUMN "ask_percent_then" numeric(7, 4);--> statement-breakpoint
ALTER TABLE "dismissed_claims" ADD CONSTRAINT "dismissed_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dismissed_claims" ADD CONSTRAINT "dismissed_claims_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follower_news" ADD CONSTRAINT "follower_news_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_negotiation_id_negotiations_id_fk" FOREIGN KEY ("negotiation_id") REFERENCES "public"."negotiations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "negotiation_events" ADD CONSTRAINT "negotiation_events_negotiation_id_negotiations_id_fk" FOREIGN KEY ("negotiation_id") REFERENCES "public"."negotiations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "negotiation_events" ADD CONSTRAINT "negotiation_events_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "negotiations" ADD CONSTRAINT "negotiations_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "negotiations" ADD CONSTRAINT "negotiations_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "negotiations" ADD CONSTRAINT "negotiations_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "negotiations" ADD CONSTRAINT "negotiations_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "negotiations" ADD CONSTRAINT "negotiations_current_offer_id_offers_id_fk" FOREIGN KEY ("current_offer_id") REFERENCES "public"."offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "negotiations" ADD CONSTRAINT "negotiations_payment_document_id_documents_id_fk" FOREIGN KEY ("payment_document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_negotiation_id_negotiations_id_fk" FOREIGN KEY ("negotiation_id") REFERENCES "public"."negotiations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_maker_id_users_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_recipient_id_users_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_parent_offer_id_offers_id_fk" FOREIGN KEY ("parent_offer_id") REFERENCES "public"."offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "dismissed_claims_claim" ON "dismissed_claims" USING btree ("user_id","claim_id");--> statement-breakpoint
CREATE INDEX "dismissed_claims_by_claim_id" ON "dismissed_claims" USING btree ("claim_id");--> statement-breakpoint
CREATE UNIQUE INDEX "follower_news_claim" ON "follower_news" USING btree ("claim_id","type");--> statement-breakpoint
CREATE INDEX "saved_searches_by_user_id" ON "saved_searches" USING btree ("user_id" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "saved_searches_instant" ON "saved_searches" USING btree ("user_id") WHERE frequency = 'instant';--> statement-breakpoint
CREATE INDEX "saved_searches_daily" ON "saved_searches" USING btree ("alerted_until","user_id") WHERE frequency = 'daily';--> statement-breakpoint
CREATE UNIQUE INDEX "assignments_negotiation_id" ON "assignments" USING btree ("negotiation_id");--> statement-breakpoint
CREATE INDEX "assignments_by_document_id" ON "assignments" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "negotiation_events_by_negotiation_id" ON "negotiation_events" USING btree ("negotiation_id" DESC NULLS LAST,"occurred_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "negotiation_events_by_offer_id" ON "negotiation_events" USING btree ("offer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "negotiations_reference" ON "negotiations" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "negotiations_one_live" ON "negotiations" USING btree ("claim_id","buyer_id") WHERE status in ('open', 'diligence', 'signing', 'payment', 'transfer');--> statement-breakpoint
CREATE UNIQUE INDEX "negotiations_one_taken" ON "negotiations" USING btree ("claim_id") WHERE status in ('diligence', 'signing', 'payment', 'transfer', 'completed');--> statement-breakpoint
CREATE INDEX "negotiations_by_buyer_id" ON "negotiations" USING btree ("buyer_id" DESC NULLS LAST,"updated_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "negotiations_by_buyer_id_due_at" ON "negotiations" USING btree ("buyer_id" DESC NULLS LAST,"due_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "negotiations_by_buyer_id_agreed_amount" ON "negotiations" USING btree ("buyer_id" DESC NULLS LAST,"agreed_amount" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "negotiations_by_seller_id" ON "negotiations" USING btree ("seller_id" DESC NULLS LAST,"updated_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "negotiations_by_seller_id_due_at" ON "negotiations" USING btree ("seller_id" DESC NULLS LAST,"due_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "negotiations_by_seller_id_agreed_amount" ON "negotiations" USING btree ("seller_id" DESC NULLS LAST,"agreed_amount" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "negotiations_by_updated_at" ON "negotiations" USING btree ("updated_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "negotiations_by_due_at" ON "negotiations" USING btree ("due_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "negotiations_by_deadline" ON "negotiations" USING btree ("due_at","id");--> statement-breakpoint
CREATE INDEX "negotiations_by_agreed_amount" ON "negotiations" USING btree ("agreed_amount" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "negotiations_by_status" ON "negotiations" USING btree ("status" DESC NULLS LAST,"due_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "negotiations_by_awaiting" ON "negotiations" USING btree ("awaiting" DESC NULLS LAST,"due_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "negotiations_by_claim_id" ON "negotiations" USING btree ("claim_id","status");--> statement-breakpoint
CREATE INDEX "negotiations_by_case_id" ON "negotiations" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "negotiations_by_current_offer_id" ON "negotiations" USING btree ("current_offer_id");--> statement-breakpoint
CREATE INDEX "negotiations_by_payment_document_id" ON "negotiations" USING btree ("payment_document_id");--> statement-breakpoint
CREATE INDEX "negotiations_by_search_text" ON "negotiations" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "offers_one_pending" ON "offers" USING btree ("negotiation_id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "offers_by_negotiation_id" ON "offers" USING btree ("negotiation_id","id");--> statement-breakpoint
CREATE INDEX "offers_pending_by_claim_id" ON "offers" USING btree ("claim_id","price_percent") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "offers_pending_by_expires_at" ON "offers" USING btree ("expires_at","id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "offers_by_maker_id" ON "offers" USING btree ("maker_id" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "offers_by_maker_id_expires_at" ON "offers" USING btree ("maker_id" DESC NULLS LAST,"expires_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "offers_by_maker_id_price_percent" ON "offers" USING btree ("maker_id" DESC NULLS LAST,"price_percent" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "offers_by_maker_id_amount" ON "offers" USING btree ("maker_id" DESC NULLS LAST,"amount" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "offers_by_recipient_id" ON "offers" USING btree ("recipient_id" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "offers_by_recipient_id_expires_at" ON "offers" USING btree ("recipient_id" DESC NULLS LAST,"expires_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "offers_by_recipient_id_price_percent" ON "offers" USING btree ("recipient_id" DESC NULLS LAST,"price_percent" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "offers_by_recipient_id_amount" ON "offers" USING btree ("recipient_id" DESC NULLS LAST,"amount" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "offers_by_case_id" ON "offers" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "offers_by_parent_offer_id" ON "offers" USING btree ("parent_offer_id");--> statement-breakpoint
CREATE INDEX "claims_bid_on" ON "claims" USING btree ("case_id","status","best_bid_percent" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE best_bid_percent is not null;--> statement-breakpoint
CREATE INDEX "follows_by_user_id" ON "follows" USING btree ("user_id" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "claim_events" ADD CONSTRAINT "claim_events_type_known" CHECK ("claim_events"."type" in ('created', 'submitted', 'changes_requested', 'rejected', 'listed', 'price_changed', 'paused', 'resumed', 'withdrawn', 'relisted', 'expired', 'under_offer', 'deal_cancelled', 'sold'));--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_price_of_claim" CHECK ("follows"."ask_percent_then" is null or "follows"."claim_id" is not null);
--> statement-breakpoint
-- What was offered stays as it was offered: only the state of an offer changes.
CREATE FUNCTION offers_keep_their_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(old) - ARRAY['status', 'rejection_reason', 'answered_at', 'lock_version', 'updated_at']
    IS DISTINCT FROM to_jsonb(new) - ARRAY['status', 'rejection_reason', 'answered_at', 'lock_version', 'updated_at']
  THEN
    RAISE EXCEPTION 'the terms of an offer are never changed';
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER offers_keep_their_terms BEFORE UPDATE ON offers
  FOR EACH ROW EXECUTE FUNCTION offers_keep_their_terms();
--> statement-breakpoint
CREATE FUNCTION negotiation_events_are_final() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'events of a negotiation are never changed or deleted';
END $$;
--> statement-breakpoint
CREATE TRIGGER negotiation_events_are_final BEFORE UPDATE OR DELETE ON negotiation_events
  FOR EACH ROW EXECUTE FUNCTION negotiation_events_are_final();
--> statement-breakpoint
-- What was followed before: its price of that day is not known, and from now on changes are shown.
UPDATE "follows" SET "ask_percent_then" = "claims"."ask_percent" FROM "claims" WHERE "claims"."id" = "follows"."claim_id";
