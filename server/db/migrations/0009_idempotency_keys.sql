ALTER TABLE "idempotency_keys" DROP CONSTRAINT "idempotency_keys_caller_key_pk";--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_caller_operation_id_key_pk" PRIMARY KEY("caller","operation_id","key");--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "answer" json;--> statement-breakpoint
ALTER TABLE "idempotency_keys" DROP COLUMN "response_status";--> statement-breakpoint
ALTER TABLE "idempotency_keys" DROP COLUMN "response_body";