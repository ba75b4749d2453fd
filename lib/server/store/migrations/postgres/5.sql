-- Renames the backend's words to the outbox's.
ALTER TABLE jobs RENAME COLUMN attendee_id TO receiver_id;
UPDATE jobs SET state = 'sent' WHERE state = 'added';
UPDATE jobs SET state = 'delivery_failed' WHERE state = 'mail_failed';
DROP INDEX jobs_due;
CREATE INDEX jobs_due ON jobs (next_at) WHERE state IN ('calling', 'unknown', 'sent');
-- Rejects the old words from instances of the previous version.
ALTER TABLE jobs ADD CHECK (state IN ('calling', 'unknown', 'sent', 'done', 'rejected', 'attention', 'delivery_failed'));
-- Contains the last good copies, and the times of the last purge and the last trial write.
ALTER TABLE copies RENAME TO entries;
