ALTER TABLE "claims" ADD COLUMN "is_part" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- A claim that was sold in part has its reference beside that of the rest in the audit of the split.
UPDATE claims SET is_part = true WHERE reference IN (
  SELECT jsonb_array_elements_text(changes -> 'reference') FROM audit_events WHERE action = 'claim.split_off'
);
