-- The state `ready` (certainly not sent, and the visitor was told of the failure) no longer exists.
DELETE FROM registrations WHERE state = 'ready';
ALTER TABLE registrations RENAME TO jobs;
ALTER TABLE jobs RENAME COLUMN fields TO payload;
ALTER TABLE jobs RENAME COLUMN photo TO attachment;
ALTER TABLE jobs RENAME COLUMN tries TO claims;
ALTER TABLE jobs RENAME COLUMN attempt TO failures;
ALTER TABLE jobs RENAME COLUMN person TO person_digest;
ALTER TABLE jobs RENAME COLUMN mailbox TO contact_digest;
ALTER TABLE resends RENAME COLUMN person TO person_digest;
ALTER TABLE resends RENAME COLUMN mailbox TO contact_digest;
DROP INDEX registrations_person;
DROP INDEX registrations_mailbox;
DROP INDEX registrations_due;
DROP INDEX registrations_created;
DROP INDEX IF EXISTS registrations_state;
DROP INDEX resends_mailbox;
-- One attendee per person and event (docs/product/choices.md#c36), even for simultaneous requests.
CREATE UNIQUE INDEX jobs_person ON jobs (person_digest) WHERE person_digest IS NOT NULL;
CREATE INDEX jobs_contact ON jobs (contact_digest, created);
CREATE INDEX jobs_due ON jobs (next_at) WHERE state IN ('calling', 'unknown', 'added');
CREATE INDEX jobs_created ON jobs (created);
-- For counts and ages by state; otherwise each query reads every row with its attachment.
CREATE INDEX jobs_state ON jobs (state, since);
CREATE INDEX resends_contact ON resends (contact_digest, at);
