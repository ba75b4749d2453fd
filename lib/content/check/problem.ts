/** One problem for the editor to fix. */
export type Problem = {
  level: 'error' | 'warning';
  /** Path of the content file. */
  file: string;
  /** Slug, name or title of the item; undefined for a problem of the whole file. */
  item?: string | undefined;
  /** Path of the field, such as `learn[2]`. */
  field?: string | undefined;
  /** What is wrong and which values are allowed. */
  text: string;
  /** The value found, as the editor wrote it. */
  found?: string | undefined;
  line?: number | undefined;
};

/** Exports by name, by file. */
export type Contents = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A value in an editor's terms; texts are cut to 60 characters. */
export function show(value: unknown): string {
  if (typeof value === 'string') {
    const short = value.length > 60 ? `${value.slice(0, 57)}…` : value;
    return `"${short}"${value.length > 20 ? ` (${value.length} characters)` : ''}`;
  }
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (value === undefined) return 'nothing';
  if (typeof value === 'object' && value !== null) return 'several fields together';
  return String(value);
}

/** `content/courses/smart-pro.ts:42 › mern-stack › description: is shorter than 60 characters. Found: "Build stuff."` */
export function describe(problem: Problem): string {
  const location = [
    problem.line ? `${problem.file}:${problem.line}` : problem.file,
    problem.item,
    problem.field,
  ].filter(Boolean);
  const found = problem.found ? ` Found: ${problem.found}.` : '';
  return `${location.join(' › ')}: ${problem.text}.${found}`;
}

const names = ['slug', 'name', 'title', 'label', 'short', 'path', 'question', 'key'] as const;

/** The name to show for an item: its slug, else its name, title, label … */
export function nameOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = value as Record<string, unknown>;
  return names
    .map((key) => fields[key])
    .find((text): text is string => typeof text === 'string' && text !== '');
}

/** Finds the value at `path`, the innermost named item above it, and the field's path below that item. */
export function locate(
  root: unknown,
  path: readonly string[],
): { item?: string; field: string; value: unknown } {
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
  const text = field.join('.').replaceAll('.[', '[');
  return { ...(item !== undefined && { item }), field: text, value };
}

/** `stars[0].name` → ['stars', '0', 'name'] */
export const toPath = (text: string | undefined): string[] =>
  (text ?? '')
    .replaceAll(/\["?([^\]"]+)"?\]/g, '.$1')
    .split('.')
    .filter(Boolean);

/** The probable line of a problem's field: the first line after the item's name that sets the field. */
export function lineOf(source: string, problem: Problem): number | undefined {
  const lines = source.split('\n');
  const name = problem.item;
  const quoted = name
    ? lines.findIndex((line) => line.includes(`'${name}'`) || line.includes(`"${name}"`))
    : 0;
  if (quoted < 0) return undefined;
  const key = /^[A-Za-z]\w*/.exec(problem.field ?? '')?.[0];
  if (!key) return quoted + 1;
  const start = Math.max(0, quoted - 6);
  const after = lines.findIndex((line, at) => at >= quoted && new RegExp(`\\b${key}\\s*:`).test(line));
  const before = lines.findIndex((line, at) => at >= start && new RegExp(`\\b${key}\\s*:`).test(line));
  // Only the 40 lines after the name are searched, because another item follows; a missing field is reported at the item.
  if (after >= 0 && after - quoted < 40) return after + 1;
  return (before >= start && before < quoted ? before : quoted) + 1;
}
