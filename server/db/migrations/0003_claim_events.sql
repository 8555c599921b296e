CREATE TABLE "claim_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "claim_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"claim_id" integer NOT NULL,
	"type" text NOT NULL,
	"actor_role" text NOT NULL,
	"note" varchar(2000),
	"occurred_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "claim_events_type_known" CHECK ("claim_events"."type" in ('created', 'submitted', 'changes_requested', 'rejected', 'listed', 'price_changed', 'paused', 'resumed', 'withdrawn', 'relisted', 'expired', 'under_offer', 'sold')),
	CONSTRAINT "claim_events_actor_role_known" CHECK ("claim_events"."actor_role" in ('seller', 'staff', 'system'))
);
--> statement-breakpoint
ALTER TABLE "claims" DROP CONSTRAINT "claims_complete_beyond_draft";--> statement-breakpoint
ALTER TABLE "claim_events" ADD CONSTRAINT "claim_events_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claim_events_by_claim_id" ON "claim_events" USING btree ("claim_id","occurred_at","id");--> statement-breakpoint
CREATE INDEX "claims_by_user_id_updated_at" ON "claims" USING btree ("user_id" DESC NULLS LAST,"updated_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "claims_by_user_id_face_amount" ON "claims" USING btree ("user_id" DESC NULLS LAST,"face_amount" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "claims_by_user_id_ask_percent" ON "claims" USING btree ("user_id" DESC NULLS LAST,"ask_percent" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "documents_by_user_id_created_at" ON "documents" USING btree ("user_id" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_complete_beyond_draft" CHECK ("claims"."status" in ('draft', 'changes_requested', 'withdrawn') or ("claims"."face_amount" > 0 and "claims"."holder_name" <> ''));