/**
 * Logs one line of JSON per event on stdout. Ids, codes and counts only: never a name, e-mail, phone number or photo. The
 * type of a field makes logging an object a compile error.
 */
type LogValue = string | number | boolean | undefined;
export type LogFields = Readonly<Record<string, LogValue>>;
type Level = 'info' | 'warn' | 'error';

/** Characters that JSON does not escape but a terminal or a log reader may interpret as a command or a line break. */
const control = /[\u007f-\u009f\u2028\u2029]/g;
const escaped = (char: string) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;

function write(level: Level, event: string, fields: LogFields): void {
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, ...fields });
  process.stdout.write(`${line.replace(control, escaped)}\n`);
}

export const log = {
  info: (event: string, fields: LogFields = {}) => write('info', event, fields),
  warn: (event: string, fields: LogFields = {}) => write('warn', event, fields),
  error: (event: string, fields: LogFields = {}) => write('error', event, fields),
};

/** The loggable part of a thrown value: its code or class, not its message, which may quote a visitor. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return code ?? error.name;
}
