/**
 * Migrations of the store: entry n upgrades version n to n + 1. Never edit a released one; append another. `BYTES` is
 * replaced by the engine's binary type.
 */
const versions: readonly (readonly string[])[] = [
  [
    // Last good copies of backend reads (docs/product/backend.md#b24).
    `CREATE TABLE copies (key TEXT PRIMARY KEY, body TEXT NOT NULL, at BIGINT NOT NULL)`,
    // Outbox and idempotency store (docs/product/registration.md#e2). Columns: lib/server/outbox/job.ts.
    `CREATE TABLE registrations (
      key TEXT PRIMARY KEY,
      kind TEXT NOT NULL,
      fingerprint TEXT NOT NULL,
      state TEXT NOT NULL,
      fields TEXT,
      photo BYTES,
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
    )`,
    // One attendee per person and event (docs/product/choices.md#c36), even for simultaneous requests.
    `CREATE UNIQUE INDEX registrations_person ON registrations (person) WHERE person IS NOT NULL`,
    `CREATE INDEX registrations_mailbox ON registrations (mailbox, created)`,
    `CREATE INDEX registrations_due ON registrations (next_at) WHERE state IN ('calling', 'unknown', 'added')`,
    `CREATE INDEX registrations_created ON registrations (created)`,
    // Emails sent again, counted for the limits by person and mailbox; rows are kept for a day.
    `CREATE TABLE resends (person TEXT NOT NULL, mailbox TEXT NOT NULL, at BIGINT NOT NULL)`,
    `CREATE INDEX resends_mailbox ON resends (mailbox, at)`,
    // Upload drafts (lib/server/registration/upload-drafts.ts), kept for an hour; `body` is the photo's digest.
    `CREATE TABLE drafts (token TEXT PRIMARY KEY, body TEXT NOT NULL, photo BYTES, at BIGINT NOT NULL)`,
    `CREATE INDEX drafts_at ON drafts (at)`,
  ],
  [
    // Feedback (lib/server/feedback/record.ts): `id` is the idempotency key, `record` the answers as JSON.
    `CREATE TABLE feedback (
      id TEXT PRIMARY KEY,
      fingerprint TEXT NOT NULL,
      record TEXT NOT NULL,
      created BIGINT NOT NULL
    )`,
    // For counts and ages by state; otherwise each query reads every row with its photo.
    `CREATE INDEX IF NOT EXISTS registrations_state ON registrations (state, since)`,
  ],
];

export const SCHEMA_VERSION = versions.length;

/** SQL that upgrades a store from `version` to the current one. */
export function upgradesFrom(version: number, bytes: 'BLOB' | 'BYTEA'): string[] {
  return versions.slice(version).flatMap((list) => list.map((sql) => sql.replaceAll('BYTES', bytes)));
}
