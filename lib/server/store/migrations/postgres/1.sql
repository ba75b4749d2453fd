-- Last good copies of backend reads (docs/product/backend.md#b24).
CREATE TABLE copies (key TEXT PRIMARY KEY, body TEXT NOT NULL, at BIGINT NOT NULL);
-- Outbox and idempotency store (docs/product/registration.md#e2).
CREATE TABLE registrations (
  key TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  state TEXT NOT NULL,
  fields TEXT,
  photo BYTEA,
  attendee_id TEXT,
  token TEXT UNIQUE,
  tries INTEGER NOT NULL,
  attempt INTEGER NOT NULL,
  next_at BIGINT NOT NULL,
  lease_until BIGINT NOT NULL,
  since BIGINT NOT NULL,
  error TEXT,
  person TEXT,
  mailbox TEXT,
  resends INTEGER NOT NULL,
  created BIGINT NOT NULL,
  done BIGINT
);
CREATE UNIQUE INDEX registrations_person ON registrations (person) WHERE person IS NOT NULL;
CREATE INDEX registrations_mailbox ON registrations (mailbox, created);
CREATE INDEX registrations_due ON registrations (next_at) WHERE state IN ('calling', 'unknown', 'added');
CREATE INDEX registrations_created ON registrations (created);
-- Emails sent again, counted for the limits by person and mailbox; rows are kept for a day.
CREATE TABLE resends (person TEXT NOT NULL, mailbox TEXT NOT NULL, at BIGINT NOT NULL);
CREATE INDEX resends_mailbox ON resends (mailbox, at);
-- Upload drafts (lib/server/registration/upload-drafts.ts), kept for an hour; `body` is the photo's digest.
CREATE TABLE drafts (token TEXT PRIMARY KEY, body TEXT NOT NULL, photo BYTEA, at BIGINT NOT NULL);
CREATE INDEX drafts_at ON drafts (at);
