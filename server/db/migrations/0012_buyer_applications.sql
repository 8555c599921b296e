CREATE TABLE "agreement_acceptances" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "agreement_acceptances_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"version" varchar(20) NOT NULL,
	"text_hash" char(64),
	"typed_name" varchar(200) NOT NULL,
	"ip" varchar(45),
	"accepted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agreement_acceptances_kind_known" CHECK ("agreement_acceptances"."kind" in ('buyer_access'))
);
--> statement-breakpoint
ALTER TABLE "buyer_accounts" DROP CONSTRAINT "buyer_accounts_accepted_with_version";--> statement-breakpoint
ALTER TABLE "buyer_accounts" ALTER COLUMN "account_type" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "buyer_accounts" ALTER COLUMN "legal_name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "buyer_accounts" ALTER COLUMN "accreditation_basis" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "buyer_accounts" ADD COLUMN "lock_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "buyer_account_id" integer;--> statement-breakpoint
ALTER TABLE "agreement_acceptances" ADD CONSTRAINT "agreement_acceptances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "agreement_acceptances_once" ON "agreement_acceptances" USING btree ("user_id","kind","version");--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_buyer_account_id_buyer_accounts_id_fk" FOREIGN KEY ("buyer_account_id") REFERENCES "public"."buyer_accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_by_buyer_account_id" ON "documents" USING btree ("buyer_account_id","id");--> statement-breakpoint
-- The version that was accepted before texts were kept was not numbered by its month: it is the first one.
INSERT INTO "agreement_acceptances" ("user_id", "kind", "version", "typed_name", "accepted_at")
SELECT u."id", 'buyer_access', CASE WHEN b."agreement_version" ~ '^\d{4}-\d{2}$' THEN b."agreement_version" ELSE '2026-02' END,
  u."first_name" || ' ' || u."last_name", b."agreement_accepted_at"
FROM "buyer_accounts" b JOIN "users" u ON u."id" = b."user_id" WHERE b."agreement_accepted" ORDER BY b."id";--> statement-breakpoint
CREATE FUNCTION agreement_acceptances_are_final() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what was accepted is never changed or deleted';
END $$;
--> statement-breakpoint
CREATE TRIGGER agreement_acceptances_are_final BEFORE UPDATE OR DELETE ON "agreement_acceptances"
  FOR EACH ROW EXECUTE FUNCTION agreement_acceptances_are_final();--> statement-breakpoint
UPDATE "documents" d SET "buyer_account_id" = b."id"
FROM "buyer_accounts" b WHERE d."id" = ANY (b."document_ids") AND d."user_id" = b."user_id";
--> statement-breakpoint
ALTER TABLE "buyer_accounts" DROP COLUMN "document_ids";--> statement-breakpoint
ALTER TABLE "buyer_accounts" DROP COLUMN "agreement_accepted";--> statement-breakpoint
ALTER TABLE "buyer_accounts" DROP COLUMN "agreement_version";--> statement-breakpoint
ALTER TABLE "buyer_accounts" DROP COLUMN "agreement_accepted_at";--> statement-breakpoint
ALTER TABLE "buyer_accounts" ADD CONSTRAINT "buyer_accounts_submitted_with_facts" CHECK ("buyer_accounts"."status" = 'none' or ("buyer_accounts"."account_type" is not null and "buyer_accounts"."legal_name" is not null and "buyer_accounts"."accreditation_basis" is not null));