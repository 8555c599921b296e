ALTER TABLE "offers" ADD COLUMN "claim_face_amount" numeric(20, 8);--> statement-breakpoint
ALTER TABLE "offers" DISABLE TRIGGER "offers_keep_their_terms";--> statement-breakpoint
-- What a claim was for before a part of it was sold is not kept. While a negotiation lasts it stays as it is, and is never less
-- than what is offered for.
UPDATE "offers" SET "claim_face_amount" = greatest(c."face_amount", n."most") FROM "claims" c, (SELECT "negotiation_id", max("face_amount") AS "most" FROM "offers" GROUP BY "negotiation_id") AS n WHERE c."id" = "offers"."claim_id" AND n."negotiation_id" = "offers"."negotiation_id";--> statement-breakpoint
ALTER TABLE "offers" ENABLE TRIGGER "offers_keep_their_terms";--> statement-breakpoint
ALTER TABLE "offers" ALTER COLUMN "claim_face_amount" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_face_amount_within_claim" CHECK ("offers"."face_amount" <= "offers"."claim_face_amount");
