ALTER TABLE "claims" ADD COLUMN "split_from_id" integer;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_split_from_id_claims_id_fk" FOREIGN KEY ("split_from_id") REFERENCES "public"."claims"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claims_by_split_from_id" ON "claims" USING btree ("split_from_id") WHERE split_from_id is not null;--> statement-breakpoint
-- The audit of the split is of the rest, and has the reference of the claim that was sold beside its own.
UPDATE claims SET split_from_id = sold.id FROM audit_events split JOIN claims sold ON sold.reference = split.changes -> 'reference' ->> 0
WHERE split.action = 'claim.split_off' AND split.subject_type = 'claims' AND split.subject_id = claims.id;
