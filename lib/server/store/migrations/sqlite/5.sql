-- Words of the outbox in place of the backend's.
ALTER TABLE jobs RENAME COLUMN attendee_id TO receiver_id;
UPDATE jobs SET state = 'sent' WHERE state = 'added';
UPDATE jobs SET state = 'delivery_failed' WHERE state = 'mail_failed';
DROP INDEX jobs_due;
CREATE INDEX jobs_due ON jobs (next_at) WHERE state IN ('calling', 'unknown', 'sent');
-- The last good copies, and single times: of the last purge, of the trial write.
ALTER TABLE copies RENAME TO entries;
