CREATE TABLE "idempotency_keys" (
	"caller" varchar(40) NOT NULL,
	"key" varchar(200) NOT NULL,
	"operation_id" varchar(100) NOT NULL,
	"request_hash" text NOT NULL,
	"response_status" smallint,
	"response_body" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_caller_key_pk" PRIMARY KEY("caller","key")
);
--> statement-breakpoint
CREATE TABLE "one_time_tokens" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "one_time_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"purpose" text NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_time_tokens_purpose_known" CHECK ("one_time_tokens"."purpose" in ('confirmation', 'magic_link', 'password_reset'))
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(400) PRIMARY KEY NOT NULL,
	"window_started_at" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"previous_token_hash" text,
	"rotated_at" timestamp (3) with time zone,
	"user_id" integer,
	"admin_id" integer,
	"impersonator_admin_id" integer,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"last_seen_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_one_owner" CHECK (num_nonnulls("sessions"."user_id", "sessions"."admin_id") = 1),
	CONSTRAINT "sessions_only_users_are_impersonated" CHECK ("sessions"."impersonator_admin_id" is null or "sessions"."user_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "admins" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "admins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" varchar(254) NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" varchar(100) NOT NULL,
	"last_name" varchar(100) NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "buyer_accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "buyer_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"account_type" text NOT NULL,
	"legal_name" varchar(200) NOT NULL,
	"registration_number" varchar(100),
	"registration_country" char(2),
	"website" varchar(2000),
	"signatory_name" varchar(200),
	"signatory_title" varchar(200),
	"accreditation_basis" text NOT NULL,
	"investment_min" numeric(20, 8),
	"investment_max" numeric(20, 8),
	"currency" char(3) DEFAULT 'USD' NOT NULL,
	"case_ids" integer[] DEFAULT '{}' NOT NULL,
	"source_of_funds" text,
	"document_ids" integer[] DEFAULT '{}' NOT NULL,
	"agreement_accepted" boolean DEFAULT false NOT NULL,
	"agreement_version" varchar(20),
	"agreement_accepted_at" timestamp (3) with time zone,
	"status" text DEFAULT 'none' NOT NULL,
	"rejection_reason" varchar(1000),
	"submitted_at" timestamp (3) with time zone,
	"reviewed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "buyer_accounts_account_type_known" CHECK ("buyer_accounts"."account_type" in ('individual', 'entity')),
	CONSTRAINT "buyer_accounts_accreditation_basis_known" CHECK ("buyer_accounts"."accreditation_basis" in ('income', 'net_worth', 'license', 'entity_assets', 'adviser', 'non_us')),
	CONSTRAINT "buyer_accounts_status_known" CHECK ("buyer_accounts"."status" in ('none', 'pending', 'info_requested', 'verified', 'rejected', 'suspended')),
	CONSTRAINT "buyer_accounts_accepted_with_version" CHECK (not "buyer_accounts"."agreement_accepted" or ("buyer_accounts"."agreement_version" is not null and "buyer_accounts"."agreement_accepted_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" varchar(254) NOT NULL,
	"email_verified_at" timestamp (3) with time zone,
	"password_hash" text,
	"has_set_password" boolean DEFAULT false NOT NULL,
	"first_name" varchar(100) NOT NULL,
	"last_name" varchar(100) NOT NULL,
	"company" varchar(200),
	"phone_number" varchar(14),
	"phone_country_code" varchar(5),
	"whatsapp_number" varchar(14),
	"whatsapp_country_code" varchar(5),
	"telegram" varchar(32),
	"preferred_contact_method" text DEFAULT 'email' NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"buyer_account_status" text DEFAULT 'none' NOT NULL,
	"identity_status" text DEFAULT 'not_submitted' NOT NULL,
	"type_of_user" text GENERATED ALWAYS AS (case when buyer_account_status = 'none' then 'seller' else 'buyer' end) STORED NOT NULL,
	"country" char(2),
	"managed_by_admin_id" integer,
	"message_notifications" boolean DEFAULT true NOT NULL,
	"claim_notifications" boolean DEFAULT true NOT NULL,
	"claim_case_follow_notifications" boolean DEFAULT true NOT NULL,
	"message_with_the_staff" boolean DEFAULT true NOT NULL,
	"payment_method" text,
	"custom_payment_method" varchar(200),
	"sign_in_count" integer DEFAULT 0 NOT NULL,
	"last_sign_in_at" timestamp (3) with time zone,
	"lock_version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (' ' || search_fold(coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(company, ''))) STORED NOT NULL,
	"sort_name" text COLLATE "C" GENERATED ALWAYS AS (search_fold(last_name || ' ' || first_name)) STORED NOT NULL,
	CONSTRAINT "users_status_known" CHECK ("users"."status" in ('pending', 'active', 'suspended', 'deactivated')),
	CONSTRAINT "users_buyer_account_status_known" CHECK ("users"."buyer_account_status" in ('none', 'pending', 'info_requested', 'verified', 'rejected', 'suspended')),
	CONSTRAINT "users_identity_status_known" CHECK ("users"."identity_status" in ('not_submitted', 'pending', 'approved', 'resubmission_requested', 'rejected')),
	CONSTRAINT "users_preferred_contact_method_known" CHECK ("users"."preferred_contact_method" in ('email', 'phone', 'whatsapp', 'telegram')),
	CONSTRAINT "users_payment_method_known" CHECK ("users"."payment_method" in ('bank_transfer', 'usdc', 'usdt', 'other')),
	CONSTRAINT "users_custom_payment_method_iff_other" CHECK (("users"."payment_method" is not distinct from 'other') = ("users"."custom_payment_method" is not null)),
	CONSTRAINT "users_phone_with_country_code" CHECK (("users"."phone_number" is null) = ("users"."phone_country_code" is null)),
	CONSTRAINT "users_whatsapp_with_country_code" CHECK (("users"."whatsapp_number" is null) = ("users"."whatsapp_country_code" is null)),
	CONSTRAINT "users_password_iff_set" CHECK ("users"."has_set_password" = ("users"."password_hash" is not null))
);
--> statement-breakpoint
CREATE TABLE "case_price_points" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "case_price_points_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"case_id" integer NOT NULL,
	"date" date NOT NULL,
	"low_percent" numeric(7, 4) NOT NULL,
	"high_percent" numeric(7, 4) NOT NULL,
	"size_band" text,
	"source" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "case_price_points_size_band_known" CHECK ("case_price_points"."size_band" in ('under_100k', 'from_100k_to_1m', 'over_1m')),
	CONSTRAINT "case_price_points_source_known" CHECK ("case_price_points"."source" in ('guide', 'trade')),
	CONSTRAINT "case_price_points_bounds" CHECK (0 < "case_price_points"."low_percent" and "case_price_points"."low_percent" <= "case_price_points"."high_percent" and "case_price_points"."high_percent" <= 500)
);
--> statement-breakpoint
CREATE TABLE "cases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"case_code" varchar(40) NOT NULL,
	"name" varchar(200) NOT NULL,
	"debtor_name" varchar(200) NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"logo_url" varchar(2000),
	"court" varchar(200) NOT NULL,
	"district" varchar(200),
	"case_number" varchar(100),
	"jurisdiction" char(2) NOT NULL,
	"proceeding" text NOT NULL,
	"petition_date" date,
	"bar_date" date,
	"plan_effective_date" date,
	"claims_agent" varchar(200),
	"claims_agent_url" varchar(2000),
	"estimated_assets" varchar(100),
	"estimated_liabilities" varchar(100),
	"estimated_creditors" varchar(100),
	"recovery_low_percent" numeric(7, 4),
	"recovery_high_percent" numeric(7, 4),
	"guide_low_percent" numeric(7, 4),
	"guide_high_percent" numeric(7, 4),
	"guide_updated_at" timestamp (3) with time zone,
	"stage" text DEFAULT 'filed' NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"featured_position" smallint,
	"parameters" jsonb NOT NULL,
	"currency" char(3) GENERATED ALWAYS AS ((parameters ->> 'currency')::char(3)) STORED NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (' ' || search_fold(coalesce(case_code, '') || ' ' || coalesce(name, '') || ' ' || coalesce(debtor_name, '') || ' ' || coalesce(court, '') || ' ' || coalesce(case_number, ''))) STORED NOT NULL,
	CONSTRAINT "cases_case_code_form" CHECK ("cases"."case_code" ~ '^[a-z0-9-]{2,40}$'),
	CONSTRAINT "cases_proceeding_known" CHECK ("cases"."proceeding" in ('chapter_7', 'chapter_11', 'chapter_15', 'civil_rehabilitation', 'liquidation', 'other')),
	CONSTRAINT "cases_stage_known" CHECK ("cases"."stage" in ('filed', 'claims', 'plan', 'confirmed', 'distributing', 'closed')),
	CONSTRAINT "cases_status_known" CHECK ("cases"."status" in ('draft', 'active', 'paused', 'closed')),
	CONSTRAINT "cases_guide_ordered" CHECK ("cases"."guide_low_percent" <= "cases"."guide_high_percent"),
	CONSTRAINT "cases_recovery_ordered" CHECK ("cases"."recovery_low_percent" <= "cases"."recovery_high_percent")
);
--> statement-breakpoint
CREATE TABLE "case_stats" (
	"case_id" integer PRIMARY KEY NOT NULL,
	"open_claims_count" integer DEFAULT 0 NOT NULL,
	"open_face_amount" numeric(24, 8) DEFAULT '0' NOT NULL,
	"last_trade_percent" numeric(7, 4),
	"followers_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "case_updates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "case_updates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"case_id" integer NOT NULL,
	"date" date NOT NULL,
	"title" varchar(200) NOT NULL,
	"body" text NOT NULL,
	"url" varchar(2000),
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claims" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference" char(10) NOT NULL,
	"case_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"holder_type" text DEFAULT 'individual' NOT NULL,
	"holder_name" varchar(200) DEFAULT '' NOT NULL,
	"holder_country" char(2),
	"debtor_entity" varchar(200),
	"claim_type" text DEFAULT 'customer' NOT NULL,
	"claim_class" varchar(20),
	"priority" text DEFAULT 'general_unsecured' NOT NULL,
	"currency" char(3) NOT NULL,
	"face_amount" numeric(20, 8) DEFAULT '0' NOT NULL,
	"scheduled_amount" numeric(20, 8),
	"filed_amount" numeric(20, 8),
	"allowed_amount" numeric(20, 8),
	"schedule_number" varchar(100),
	"proof_of_claim_number" varchar(100),
	"filed_on" date,
	"register_status" text DEFAULT 'scheduled' NOT NULL,
	"contingent" boolean DEFAULT false NOT NULL,
	"unliquidated" boolean DEFAULT false NOT NULL,
	"disputed" boolean DEFAULT false NOT NULL,
	"estate_kyc_status" text DEFAULT 'not_started' NOT NULL,
	"assets" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"acquired_from_other" boolean DEFAULT false NOT NULL,
	"preference_exposure_amount" numeric(20, 8),
	"has_loan" boolean DEFAULT false NOT NULL,
	"is_insider" boolean DEFAULT false NOT NULL,
	"ask_percent" numeric(7, 4),
	"minimum_percent" numeric(7, 4),
	"recourse_preference" text,
	"partial_sale" boolean DEFAULT false NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"description" varchar(5000),
	"featured" boolean DEFAULT false NOT NULL,
	"review_note" varchar(2000),
	"submitted_at" timestamp (3) with time zone,
	"listed_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"sold_at" timestamp (3) with time zone,
	"views_count" integer DEFAULT 0 NOT NULL,
	"offers_count" integer DEFAULT 0 NOT NULL,
	"followers_count" integer DEFAULT 0 NOT NULL,
	"best_bid_percent" numeric(7, 4),
	"lock_version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (' ' || search_fold(coalesce(reference, ''))) STORED NOT NULL,
	CONSTRAINT "claims_reference_form" CHECK ("claims"."reference" ~ '^CLM-[0-9A-Z]{6}$'),
	CONSTRAINT "claims_status_known" CHECK ("claims"."status" in ('draft', 'in_review', 'changes_requested', 'rejected', 'open', 'paused', 'under_offer', 'sold', 'withdrawn', 'expired')),
	CONSTRAINT "claims_holder_type_known" CHECK ("claims"."holder_type" in ('individual', 'entity')),
	CONSTRAINT "claims_claim_type_known" CHECK ("claims"."claim_type" in ('customer', 'trade', 'loan', 'employee', 'lease', 'litigation', 'other')),
	CONSTRAINT "claims_priority_known" CHECK ("claims"."priority" in ('general_unsecured', 'priority', 'secured', 'administrative', 'convenience', 'subordinated')),
	CONSTRAINT "claims_register_status_known" CHECK ("claims"."register_status" in ('scheduled', 'filed', 'amended', 'allowed', 'disputed', 'disallowed')),
	CONSTRAINT "claims_estate_kyc_status_known" CHECK ("claims"."estate_kyc_status" in ('not_started', 'pending', 'verified', 'rejected')),
	CONSTRAINT "claims_recourse_preference_known" CHECK ("claims"."recourse_preference" in ('full', 'disallowance_only', 'none')),
	CONSTRAINT "claims_complete_beyond_draft" CHECK ("claims"."status" in ('draft', 'withdrawn') or ("claims"."face_amount" > 0 and "claims"."holder_name" <> '')),
	CONSTRAINT "claims_face_amount_not_negative" CHECK ("claims"."face_amount" >= 0),
	CONSTRAINT "claims_ask_percent_bounds" CHECK ("claims"."ask_percent" > 0 and "claims"."ask_percent" <= 500),
	CONSTRAINT "claims_minimum_percent_bounds" CHECK ("claims"."minimum_percent" > 0 and "claims"."minimum_percent" <= 500),
	CONSTRAINT "claims_open_is_listed" CHECK ("claims"."status" <> 'open' or ("claims"."listed_at" is not null and "claims"."expires_at" is not null)),
	CONSTRAINT "claims_sold_has_date" CHECK (("claims"."status" = 'sold') = ("claims"."sold_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "document_contents" (
	"document_id" integer PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"claim_id" integer,
	"kind" text NOT NULL,
	"filename" varchar(255) NOT NULL,
	"content_type" varchar(100) NOT NULL,
	"byte_size" integer NOT NULL,
	"checksum" char(64) NOT NULL,
	"status" text DEFAULT 'scanning' NOT NULL,
	"visibility" text DEFAULT 'private' NOT NULL,
	"redacted" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "documents_kind_known" CHECK ("documents"."kind" in ('gov_id', 'personal_photo', 'proof_of_claim', 'account_statement', 'transaction_history', 'claim_email', 'corporate', 'tax_form', 'payment_proof', 'agreement', 'attachment', 'other')),
	CONSTRAINT "documents_status_known" CHECK ("documents"."status" in ('scanning', 'ready', 'rejected')),
	CONSTRAINT "documents_visibility_known" CHECK ("documents"."visibility" in ('private', 'staff', 'counterparty', 'verified_buyers')),
	CONSTRAINT "documents_byte_size_positive" CHECK ("documents"."byte_size" > 0)
);
--> statement-breakpoint
CREATE TABLE "identity_verifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "identity_verifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"attempt" integer NOT NULL,
	"country" char(2) NOT NULL,
	"gov_id_document_id" integer NOT NULL,
	"personal_photo_document_id" integer NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"rejection_reason" varchar(1000),
	"submitted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"reviewed_by_admin_id" integer,
	"reviewed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identity_verifications_status_known" CHECK ("identity_verifications"."status" in ('pending', 'approved', 'resubmission_requested', 'rejected')),
	CONSTRAINT "identity_verifications_two_documents" CHECK ("identity_verifications"."gov_id_document_id" <> "identity_verifications"."personal_photo_document_id"),
	CONSTRAINT "identity_verifications_refusal_has_reason" CHECK ("identity_verifications"."status" in ('pending', 'approved') or "identity_verifications"."rejection_reason" is not null)
);
--> statement-breakpoint
CREATE TABLE "follows" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "follows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"claim_id" integer,
	"case_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "follows_one_thing" CHECK (num_nonnulls("follows"."claim_id", "follows"."case_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "audit_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"actor" text NOT NULL,
	"actor_user_id" integer,
	"actor_admin_id" integer,
	"impersonated_user_id" integer,
	"action" varchar(100) NOT NULL,
	"subject_type" varchar(40) NOT NULL,
	"subject_id" integer,
	"changes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"ip" varchar(45),
	"request_id" varchar(64),
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_events_actor_known" CHECK ("audit_events"."actor" in ('visitor', 'user', 'admin', 'system'))
);
--> statement-breakpoint
CREATE TABLE "outbox_emails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_emails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"to" varchar(254) NOT NULL,
	"subject" varchar(200) NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"kind" varchar(40) NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"next_attempt_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"error" text
);
--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_impersonator_admin_id_admins_id_fk" FOREIGN KEY ("impersonator_admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buyer_accounts" ADD CONSTRAINT "buyer_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_managed_by_admin_id_admins_id_fk" FOREIGN KEY ("managed_by_admin_id") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_price_points" ADD CONSTRAINT "case_price_points_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_stats" ADD CONSTRAINT "case_stats_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_updates" ADD CONSTRAINT "case_updates_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_contents" ADD CONSTRAINT "document_contents_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_verifications" ADD CONSTRAINT "identity_verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_verifications" ADD CONSTRAINT "identity_verifications_gov_id_document_id_documents_id_fk" FOREIGN KEY ("gov_id_document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_verifications" ADD CONSTRAINT "identity_verifications_personal_photo_document_id_documents_id_fk" FOREIGN KEY ("personal_photo_document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_verifications" ADD CONSTRAINT "identity_verifications_reviewed_by_admin_id_admins_id_fk" FOREIGN KEY ("reviewed_by_admin_id") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_actor_user_id_users_id_fk" FOREIGN KEY ("actor_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_actor_admin_id_admins_id_fk" FOREIGN KEY ("actor_admin_id") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_impersonated_user_id_users_id_fk" FOREIGN KEY ("impersonated_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_keys_by_created_at" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_tokens_token_hash" ON "one_time_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "one_time_tokens_by_user_id" ON "one_time_tokens" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "one_time_tokens_by_expires_at" ON "one_time_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rate_limits_by_window_started_at" ON "rate_limits" USING btree ("window_started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token_hash" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_previous_token_hash" ON "sessions" USING btree ("previous_token_hash");--> statement-breakpoint
CREATE INDEX "sessions_by_user_id" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_by_admin_id" ON "sessions" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "sessions_by_impersonator_admin_id" ON "sessions" USING btree ("impersonator_admin_id");--> statement-breakpoint
CREATE INDEX "sessions_by_expires_at" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "admins_email" ON "admins" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "buyer_accounts_user_id" ON "buyer_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_by_created_at" ON "users" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "users_by_last_sign_in_at" ON "users" USING btree ("last_sign_in_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "users_by_sort_name" ON "users" USING btree ("sort_name" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "users_by_email" ON "users" USING btree ("email" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "users_by_country" ON "users" USING btree ("country" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "users_by_status" ON "users" USING btree ("status" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "users_by_buyer_account_status" ON "users" USING btree ("buyer_account_status" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "users_by_identity_status" ON "users" USING btree ("identity_status" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "users_by_type_of_user" ON "users" USING btree ("type_of_user" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "users_by_managed_by_admin_id" ON "users" USING btree ("managed_by_admin_id" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "users_by_search_text" ON "users" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "case_price_points_by_case_id" ON "case_price_points" USING btree ("case_id","date","id");--> statement-breakpoint
CREATE INDEX "case_price_points_by_source" ON "case_price_points" USING btree ("case_id","source","date","id");--> statement-breakpoint
CREATE UNIQUE INDEX "cases_case_code" ON "cases" USING btree ("case_code");--> statement-breakpoint
CREATE INDEX "cases_by_status" ON "cases" USING btree ("status","name","id");--> statement-breakpoint
CREATE INDEX "cases_by_featured_position" ON "cases" USING btree ("featured_position","id") WHERE featured;--> statement-breakpoint
CREATE INDEX "cases_by_search_text" ON "cases" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "case_updates_by_case_id" ON "case_updates" USING btree ("case_id","date","id");--> statement-breakpoint
CREATE UNIQUE INDEX "claims_reference" ON "claims" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "claims_by_user_id" ON "claims" USING btree ("user_id" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "claims_by_status_listed_at" ON "claims" USING btree ("status" DESC NULLS LAST,"listed_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "claims_by_status_face_amount" ON "claims" USING btree ("status" DESC NULLS LAST,"face_amount" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "claims_by_status_ask_percent" ON "claims" USING btree ("status" DESC NULLS LAST,"ask_percent" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "claims_by_status_expires_at" ON "claims" USING btree ("status" DESC NULLS LAST,"expires_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "claims_by_case_id_listed_at" ON "claims" USING btree ("case_id" DESC NULLS LAST,"status" DESC NULLS LAST,"listed_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "claims_by_case_id_face_amount" ON "claims" USING btree ("case_id" DESC NULLS LAST,"status" DESC NULLS LAST,"face_amount" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "claims_by_case_id_ask_percent" ON "claims" USING btree ("case_id" DESC NULLS LAST,"status" DESC NULLS LAST,"ask_percent" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "claims_by_case_id_expires_at" ON "claims" USING btree ("case_id" DESC NULLS LAST,"status" DESC NULLS LAST,"expires_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "claims_featured" ON "claims" USING btree ("status","listed_at") WHERE featured;--> statement-breakpoint
CREATE INDEX "claims_by_search_text" ON "claims" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "documents_by_user_id" ON "documents" USING btree ("user_id","kind","id");--> statement-breakpoint
CREATE INDEX "documents_by_claim_id" ON "documents" USING btree ("claim_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_verifications_attempt" ON "identity_verifications" USING btree ("user_id","attempt");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_verifications_one_pending" ON "identity_verifications" USING btree ("user_id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "identity_verifications_by_status" ON "identity_verifications" USING btree ("status","submitted_at","id");--> statement-breakpoint
CREATE INDEX "identity_verifications_by_gov_id" ON "identity_verifications" USING btree ("gov_id_document_id");--> statement-breakpoint
CREATE INDEX "identity_verifications_by_personal_photo" ON "identity_verifications" USING btree ("personal_photo_document_id");--> statement-breakpoint
CREATE INDEX "identity_verifications_by_reviewer" ON "identity_verifications" USING btree ("reviewed_by_admin_id");--> statement-breakpoint
CREATE UNIQUE INDEX "follows_claim" ON "follows" USING btree ("user_id","claim_id");--> statement-breakpoint
CREATE UNIQUE INDEX "follows_case" ON "follows" USING btree ("user_id","case_id");--> statement-breakpoint
CREATE INDEX "follows_by_claim_id" ON "follows" USING btree ("claim_id");--> statement-breakpoint
CREATE INDEX "follows_by_case_id" ON "follows" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "audit_events_by_created_at" ON "audit_events" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_events_by_subject" ON "audit_events" USING btree ("subject_type","subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_events_by_actor_user_id" ON "audit_events" USING btree ("actor_user_id");--> statement-breakpoint
CREATE INDEX "audit_events_by_actor_admin_id" ON "audit_events" USING btree ("actor_admin_id");--> statement-breakpoint
CREATE INDEX "audit_events_by_impersonated_user_id" ON "audit_events" USING btree ("impersonated_user_id");--> statement-breakpoint
CREATE INDEX "outbox_emails_by_created_at" ON "outbox_emails" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "outbox_emails_waiting" ON "outbox_emails" USING btree ("next_attempt_at","id") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "outbox_emails_by_to" ON "outbox_emails" USING btree ("to");