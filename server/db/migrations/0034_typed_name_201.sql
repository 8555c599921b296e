ALTER TABLE "agreement_acceptances" ALTER COLUMN "typed_name" SET DATA TYPE varchar(201);--> statement-breakpoint
ALTER TABLE "assignments" ALTER COLUMN "seller_typed_name" SET DATA TYPE varchar(201);--> statement-breakpoint
ALTER TABLE "assignments" ALTER COLUMN "buyer_typed_name" SET DATA TYPE varchar(201);