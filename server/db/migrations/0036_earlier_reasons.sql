ALTER TABLE "buyer_accounts" ADD COLUMN "earlier_reason" varchar(1000);--> statement-breakpoint
ALTER TABLE "identity_verifications" ADD COLUMN "earlier_reason" varchar(1000);--> statement-breakpoint
UPDATE "identity_verifications" AS "later" SET "earlier_reason" = "earlier"."rejection_reason" FROM "identity_verifications" AS "earlier" WHERE "earlier"."user_id" = "later"."user_id" AND "earlier"."attempt" = "later"."attempt" - 1;
