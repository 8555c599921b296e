ALTER TABLE "claims" ADD COLUMN "latest_bid_id" integer;--> statement-breakpoint
UPDATE "claims" c SET "latest_bid_id" = b."latest" FROM (
  SELECT "claim_id", max("id") AS "latest" FROM "offers" WHERE "status" = 'pending' AND "made_by" = 'buyer' GROUP BY "claim_id"
) b WHERE b."claim_id" = c."id";
