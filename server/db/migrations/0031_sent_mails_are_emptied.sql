-- A mail that is not sent again keeps nothing of what it says, as `server/mail/deliver.ts` has it: it was tried eight times, or
-- sent before its next try. What counts as sent at the very instant it was due is of the demo, whose mailbox shows it.
UPDATE "outbox_emails" SET "text" = '', "html" = '', "unsubscribe_url" = NULL WHERE "attempts" >= 8 OR "sent_at" <> "next_attempt_at";
