ALTER TABLE "claims" DROP CONSTRAINT "claims_facts_declared";--> statement-breakpoint
ALTER TABLE "claims" ALTER COLUMN "holder_type" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "claims" ALTER COLUMN "holder_type" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "claims" ALTER COLUMN "claim_type" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "claims" ALTER COLUMN "claim_type" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "claims" ALTER COLUMN "priority" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "claims" ALTER COLUMN "priority" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "claims" ALTER COLUMN "register_status" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "claims" ALTER COLUMN "register_status" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "claims" ALTER COLUMN "estate_kyc_status" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "claims" ALTER COLUMN "estate_kyc_status" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_facts_declared" CHECK (("claims"."status" in ('draft', 'changes_requested', 'withdrawn') and "claims"."listed_at" is null) or ("claims"."disputed" is not null and "claims"."contingent" is not null and "claims"."unliquidated" is not null and "claims"."acquired_from_other" is not null and "claims"."has_loan" is not null and "claims"."is_insider" is not null and "claims"."has_preference_exposure" is not null and "claims"."holder_type" is not null and "claims"."claim_type" is not null and "claims"."register_status" is not null and "claims"."priority" is not null and "claims"."estate_kyc_status" is not null));