import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Version of the schema that this version of the site uses. */
export const schemaVersion = 5;

// In the source tree, which the site's working directory contains; the build moves bundles only.
const migrationsFolder = path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/server/store/migrations');

/**
 * SQL that upgrades a store from `version` to the current one: file n upgrades version n - 1 to n. Never edit a
 * released file; add one for each engine, and raise `schemaVersion`.
 */
export const migrationsFrom = (version: number, engine: 'sqlite' | 'postgres'): string[] =>
  Array.from({ length: schemaVersion - version }, (_, index) =>
    readFileSync(path.join(migrationsFolder, engine, `${version + index + 1}.sql`), 'utf8'),
  );
