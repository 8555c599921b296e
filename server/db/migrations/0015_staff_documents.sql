ALTER TABLE "documents" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "admin_id" integer;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_of_staff" ON "documents" USING btree ("created_at") WHERE admin_id is not null;--> statement-breakpoint
CREATE INDEX "documents_by_admin_id" ON "documents" USING btree ("admin_id");--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_one_owner" CHECK (num_nonnulls("documents"."user_id", "documents"."admin_id") = 1);