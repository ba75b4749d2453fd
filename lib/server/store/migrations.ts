import { readFileSync } from 'node:fs';
import path from 'node:path';
import { StoreError } from './sql.ts';

export const schemaVersion = 5;

// Relative to the working directory instead of this file, because Next bundles this file elsewhere.
const migrationsFolder = path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/server/store/migrations');

/** Throws `StoreError` for a database of a newer version of the site; the message calls the database `name`. */
export function refuseNewerSchema(version: number, name: string): void {
  if (version > schemaVersion)
    throw new StoreError(
      'unusable',
      'newer',
      `The database ${name} belongs to a newer version of the site (schema ${version}, this one knows ${schemaVersion}). Start that version.`,
    );
}

/**
 * SQL that upgrades a store from `version` to the current one: file n upgrades version n - 1 to n. Never edit a
 * released file; add one for each engine, and raise `schemaVersion`.
 */
export const migrationsFrom = (version: number, engine: 'sqlite' | 'postgres'): string[] =>
  Array.from({ length: schemaVersion - version }, (_, index) =>
    readFileSync(path.join(migrationsFolder, engine, `${version + index + 1}.sql`), 'utf8'),
  );
