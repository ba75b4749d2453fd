-- Feedback (lib/server/feedback/record.ts): `id` is the idempotency key, `record` the answers as JSON.
CREATE TABLE feedback (
  id TEXT PRIMARY KEY,
  fingerprint TEXT NOT NULL,
  record TEXT NOT NULL,
  created BIGINT NOT NULL
);
