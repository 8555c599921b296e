ALTER TABLE "claims" ALTER COLUMN "contingent" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "claims" ALTER COLUMN "contingent" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "claims" ALTER COLUMN "unliquidated" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "claims" ALTER COLUMN "unliquidated" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "claims" ALTER COLUMN "disputed" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "claims" ALTER COLUMN "disputed" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "claims" ALTER COLUMN "acquired_from_other" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "claims" ALTER COLUMN "acquired_from_other" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "claims" ALTER COLUMN "has_loan" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "claims" ALTER COLUMN "has_loan" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "claims" ALTER COLUMN "is_insider" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "claims" ALTER COLUMN "is_insider" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "has_preference_exposure" boolean;--> statement-breakpoint
-- An empty amount meant that there was nothing.
UPDATE "claims" SET "has_preference_exposure" = "preference_exposure_amount" IS NOT NULL;--> statement-breakpoint
-- A draft says no to what nobody was asked: only a yes is an answer there.
UPDATE "claims" SET
	"contingent" = nullif("contingent", false),
	"unliquidated" = nullif("unliquidated", false),
	"disputed" = nullif("disputed", false),
	"acquired_from_other" = nullif("acquired_from_other", false),
	"has_loan" = nullif("has_loan", false),
	"is_insider" = nullif("is_insider", false),
	"has_preference_exposure" = nullif("has_preference_exposure", false)
WHERE "status" = 'draft';--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_facts_declared" CHECK (("claims"."status" in ('draft', 'changes_requested', 'withdrawn') and "claims"."listed_at" is null) or ("claims"."disputed" is not null and "claims"."contingent" is not null and "claims"."unliquidated" is not null and "claims"."acquired_from_other" is not null and "claims"."has_loan" is not null and "claims"."is_insider" is not null and "claims"."has_preference_exposure" is not null));--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_preference_amount_declared" CHECK ("claims"."preference_exposure_amount" is null or "claims"."has_preference_exposure" is true);