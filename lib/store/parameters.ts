import type { Value, Values } from './types.ts';

/** PostgreSQL cannot infer the type of every parameter, so each is cast to the one its value needs. */
function castOf(value: Value): string {
  if (typeof value === 'number') return '::BIGINT';
  return typeof value === 'string' ? '::TEXT' : '::BYTEA';
}

/**
 * Replaces each `:name` of a statement by the engine's numbered parameter and lists the values in that order. Throws when a
 * name has no value, because SQLite would take it as NULL. Values that the statement does not name are not sent.
 */
export function numbered(
  sql: string,
  values: Values,
  engine: 'sqlite' | 'postgres',
): { text: string; list: Value[] } {
  const names: string[] = [];
  const list: Value[] = [];
  const text = sql.replace(/(?<!:):([a-z]\w*)/gi, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new TypeError(`The statement has no value for :${name}`);
    if (value === null) return 'NULL';
    if (!names.includes(name)) list[names.push(name) - 1] = value;
    const position = names.indexOf(name) + 1;
    return engine === 'sqlite' ? `?${position}` : `$${position}${castOf(value)}`;
  });
  return { text, list };
}
