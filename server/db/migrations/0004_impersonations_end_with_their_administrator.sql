-- Sessions in a user's name last 15 minutes: those of this moment end instead of being given the session they came from.
DELETE FROM "sessions" WHERE "impersonator_admin_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_only_users_are_impersonated";--> statement-breakpoint
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_impersonator_admin_id_admins_id_fk";
--> statement-breakpoint
DROP INDEX "sessions_by_impersonator_admin_id";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "admin_session_id" integer;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_admin_session_id_sessions_id_fk" FOREIGN KEY ("admin_session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_by_admin_session_id" ON "sessions" USING btree ("admin_session_id");--> statement-breakpoint
ALTER TABLE "sessions" DROP COLUMN "impersonator_admin_id";--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_only_users_are_impersonated" CHECK ("sessions"."admin_session_id" is null or "sessions"."user_id" is not null);