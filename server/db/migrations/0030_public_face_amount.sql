-- As `roundedForVisitors` in `src/domain/amounts.ts`: two significant digits, and right between two neighbours the one whose
-- second digit is even. The logarithm of a float is fast; right beside a power of ten it may be off, where both places
-- round to that power.
CREATE FUNCTION rounded_for_visitors(amount numeric) RETURNS numeric
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
AS $$
DECLARE
  places int := CASE WHEN amount = 0 THEN 0 ELSE 1 - floor(log(amount::float8)) END;
  nearest numeric := round(amount, places);
  even numeric := 2 * round(0.5 * amount, places);
BEGIN
  RETURN CASE WHEN abs(amount - even) = abs(amount - nearest) THEN even ELSE nearest END;
END $$;
--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "public_face_amount" numeric(21, 8) GENERATED ALWAYS AS (rounded_for_visitors(face_amount)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "claims_by_status_public_face_amount" ON "claims" USING btree ("status" DESC NULLS LAST,"public_face_amount" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "claims_by_case_id_public_face_amount" ON "claims" USING btree ("case_id" DESC NULLS LAST,"status" DESC NULLS LAST,"public_face_amount" DESC NULLS LAST,"id" DESC NULLS LAST);