import { reach, ValidationError, type Schema } from 'yup';
import { locate, show, toPath, type Contents, type Problem } from './problem.ts';

type Registry = Readonly<Record<string, Readonly<Record<string, Schema>>>>;

const kinds: Readonly<Record<string, string>> = {
  string: 'a text in quotes',
  number: 'a number without quotes',
  boolean: 'true or false without quotes',
  array: 'a list in [ ]',
  object: 'several fields in { }',
};

/** The field names an object's schema allows. */
function allowedFields(schema: Schema, path: string | undefined, value: unknown): readonly string[] {
  try {
    const found: unknown = path ? reach(schema, path, value) : schema;
    return typeof found === 'object' && found !== null && 'fields' in found
      ? Object.keys(found.fields as object)
      : [];
  } catch {
    // The path leads through an invalid value, whose own problem is reported separately.
    return [];
  }
}

/** The message of an error in an editor's terms; yup's own messages use programming types. */
function sentence(error: ValidationError, schema: Schema, root: unknown): string {
  if (error.type === 'typeError') return `must be ${kinds[String(error.params?.type)] ?? 'of another kind'}`;
  if (error.type === 'noUnknown') {
    const allowed = allowedFields(schema, error.path, root);
    return `${error.message}: ${String(error.params?.unknown)}. Allowed: ${allowed.join(', ')}`;
  }
  if (error.type === 'nullable') return 'must not be null: leave the field out';
  return error.message.replace(error.path ? `${error.path} ` : /^this /, '').replace(/ field$/, '');
}

function problemsOf(file: string, schema: Schema, root: unknown): Problem[] {
  try {
    schema.validateSync(root, { abortEarly: false, strict: true });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const all = error.inner.length > 0 ? error.inner : [error];
    return all.map((one) => {
      const { item, field, value } = locate(root, toPath(one.path));
      const text = sentence(one, schema, root);
      const found = one.type === 'noUnknown' || typeof value === 'object' ? undefined : show(value);
      return { level: 'error' as const, file, item, field, text, found };
    });
  }
}

/** Checks every export against its schema; a file or an export without a schema is a problem too. */
export function checkShapes(contents: Contents, registry: Registry): Problem[] {
  const problems: Problem[] = [];
  for (const [file, exports] of Object.entries(contents)) {
    const schemas = registry[file];
    if (!schemas) {
      problems.push({
        level: 'error',
        file,
        text: 'has no schema, so nobody checks it: add it to lib/content/check/registry.ts',
      });
      continue;
    }
    for (const name of Object.keys(exports).filter((key) => !(key in schemas)))
      problems.push({
        level: 'error',
        file,
        field: name,
        text: 'is exported but has no schema in lib/content/check/registry.ts',
      });
    for (const [name, schema] of Object.entries(schemas)) {
      if (!(name in exports)) problems.push({ level: 'error', file, text: `must export ${name}` });
      else problems.push(...problemsOf(file, schema, exports[name]));
    }
  }
  for (const file of Object.keys(registry).filter((known) => !(known in contents)))
    problems.push({
      level: 'error',
      file,
      text: 'is missing: put it back, or take it out of lib/content/check/registry.ts',
    });
  return problems;
}
