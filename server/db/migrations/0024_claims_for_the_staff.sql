CREATE INDEX "claims_by_submitted_at" ON "claims" USING btree ("submitted_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "claims_by_updated_at" ON "claims" USING btree ("updated_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "claims_by_face_amount" ON "claims" USING btree ("face_amount" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "claims_reviews_first" ON "claims" USING btree ((case when status = 'in_review' then submitted_at end),"updated_at" DESC NULLS LAST,"id" DESC NULLS LAST);