ALTER TABLE "negotiation_events" DROP CONSTRAINT "negotiation_events_type_known";--> statement-breakpoint
ALTER TABLE "negotiation_events" ADD COLUMN "document_id" integer;--> statement-breakpoint
ALTER TABLE "negotiations" ADD COLUMN "reminded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "negotiation_events" ADD CONSTRAINT "negotiation_events_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "negotiation_events_by_document_id" ON "negotiation_events" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "negotiations_by_buyer_id_urgency" ON "negotiations" USING btree ("buyer_id",(awaiting = 'none'),"due_at" NULLS FIRST,"id" NULLS FIRST);--> statement-breakpoint
CREATE INDEX "negotiations_by_seller_id_urgency" ON "negotiations" USING btree ("seller_id",(awaiting = 'none'),"due_at" NULLS FIRST,"id" NULLS FIRST);--> statement-breakpoint
CREATE INDEX "negotiations_to_remind" ON "negotiations" USING btree ("due_at","id") WHERE status in ('diligence', 'signing', 'payment') and reminded_at is null;--> statement-breakpoint
ALTER TABLE "negotiation_events" ADD CONSTRAINT "negotiation_events_type_known" CHECK ("negotiation_events"."type" in ('offer_made', 'offer_countered', 'offer_accepted', 'offer_rejected', 'offer_auto_declined', 'offer_withdrawn', 'offer_expired', 'offer_closed', 'diligence_completed', 'signed', 'payment_instructions_changed', 'marked_paid', 'marked_unpaid', 'payment_confirmed', 'fee_received', 'fee_taken_back', 'transfer_filed', 'deadline_passed', 'completed', 'cancelled'));--> statement-breakpoint
UPDATE "claims" SET "offers_count" = standing."count" FROM (SELECT "claim_id", count(*)::int AS "count" FROM "offers" WHERE "status" = 'pending' GROUP BY "claim_id") AS standing WHERE standing."claim_id" = "claims"."id" AND "claims"."offers_count" <> standing."count";--> statement-breakpoint
-- A price that was marked as paid is confirmed within five business days; the deadline was still the buyer's.
UPDATE "negotiations" SET "due_at" = "paid_at" + make_interval(days => CASE extract(isodow FROM "paid_at" AT TIME ZONE 'UTC') WHEN 7 THEN 5 WHEN 6 THEN 6 ELSE 7 END) WHERE "status" = 'payment' AND "paid_at" IS NOT NULL;--> statement-breakpoint
-- A transfer is completed within two business days after the last day for objections is over everywhere.
UPDATE "negotiations" SET "due_at" = (("objection_deadline_on" + 1) + time '12:00') AT TIME ZONE 'UTC' + make_interval(days => CASE extract(isodow FROM "objection_deadline_on" + 1) WHEN 4 THEN 4 WHEN 5 THEN 4 WHEN 6 THEN 3 ELSE 2 END) WHERE "status" = 'transfer' AND "objection_deadline_on" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "negotiation_events" DISABLE TRIGGER "negotiation_events_are_final";--> statement-breakpoint
UPDATE "negotiation_events" SET "document_id" = n."payment_document_id" FROM "negotiations" n WHERE n."payment_document_id" IS NOT NULL AND "negotiation_events"."id" = (SELECT max(e."id") FROM "negotiation_events" e WHERE e."negotiation_id" = n."id" AND e."type" = 'marked_paid');--> statement-breakpoint
ALTER TABLE "negotiation_events" ENABLE TRIGGER "negotiation_events_are_final";
