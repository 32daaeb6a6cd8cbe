-- The next mail is the oldest that is due: thousands that fall due at the same instant (a recall) were sorted anew for
-- each one that left.
DROP INDEX mails_due;
CREATE INDEX mails_due ON mails (due_at, id) WHERE sent_at IS NULL AND failed_at IS NULL;
