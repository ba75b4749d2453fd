import { nameOf } from '../../../content/schema/groups.ts';

export type Problem = {
  level: 'error' | 'warning';
  file: string;
  /** Path of the value, from its export's name, by which its line is found: `['alumni', 'stars', '0', 'name']`. */
  path?: readonly string[] | undefined;
  /** Slug, name or title of the item; undefined for a problem of the whole file. */
  item?: string | undefined;
  /** Path of the field, such as `learn[2]`. */
  field?: string | undefined;
  text: string;
  /** The value found, as `showValue` writes it. */
  found?: string | undefined;
  line?: number | undefined;
  column?: number | undefined;
};

/** Exports by file and name. */
export type Contents = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A value in a message; texts over 60 characters are cut. */
export function showValue(value: unknown): string {
  if (typeof value === 'string') {
    const shortText = value.length > 60 ? `${value.slice(0, 57)}…` : value;
    return `"${shortText}"${value.length > 20 ? ` (${value.length} characters)` : ''}`;
  }
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (value === undefined) return 'nothing';
  if (typeof value === 'object' && value !== null) return 'several fields together';
  return String(value);
}

/** Escapes the message and the properties of a workflow command (GitHub Actions toolkit, core/command.ts). */
const escapeData = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string) => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** The workflow command that makes GitHub show a problem at its line in the pull request. */
export function annotation({ level, file, line, column, item, field, text, found }: Problem): string {
  const place = [`file=${escapeProperty(file)}`, line && `line=${line}`, column && `col=${column}`]
    .filter(Boolean)
    .join(',');
  const where = [item, field].filter(Boolean).join(' › ');
  return `::${level} ${place}::${escapeData(`${where ? `${where}: ` : ''}${text}.${found ? ` Found: ${found}.` : ''}`)}`;
}

/** `content/courses/smart-pro.ts:42:5 › mern-stack › description: is shorter than 60 characters. Found: "Short".` */
export function describeProblem(problem: Problem): string {
  const { level, file, line, column, item, field, text, found } = problem;
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  const location = [place, item, field].filter(Boolean).join(' › ');
  const sentence = `${text}${/[.?]$/.test(text) ? '' : '.'}${found ? ` Found: ${found}.` : ''}`;
  return `${level === 'warning' ? 'Warning: ' : ''}${location}: ${sentence}`;
}

/** The innermost item with a name on the path to a value, and the field's path below that item. */
export function itemAndField(
  root: unknown,
  path: readonly string[],
): { item: string | undefined; field: string } {
  let value = root;
  let item = nameOf(root);
  let field: string[] = [];
  for (const key of path) {
    value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
    field.push(/^\d+$/.test(key) ? `[${key}]` : key);
    const name = nameOf(value);
    if (name !== undefined) {
      item = name;
      field = [];
    }
  }
  return { item, field: field.join('.').replaceAll('.[', '[') };
}

/** A problem of content that matches its schema, at a path below the first export of its file. */
export function problemAt(
  contents: Contents,
  file: string,
  below: readonly (string | number)[],
  text: string,
  level: Problem['level'] = 'error',
): Problem {
  const [[name, root] = ['', undefined]] = Object.entries(contents[file] ?? {});
  const path = below.map(String);
  let value = root;
  for (const key of path) value = (value as Record<string, unknown> | undefined)?.[key];
  const foundText = typeof value === 'object' || value === undefined ? undefined : showValue(value);
  return { level, file, path: [name, ...path], ...itemAndField(root, path), text, found: foundText };
}
