import { LRUCache } from 'lru-cache';
import { Writable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { minuteMs } from '../../shared/util/durations.ts';

type LogValue = string | number | boolean | undefined;
type LogFields = Readonly<Record<string, LogValue>>;
type LogLevel = 'info' | 'warn' | 'error';

function writeLine(level: LogLevel, event: string, fields: LogFields): void {
  const line = { time: new Date().toISOString(), level, event, ...fields };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

/**
 * Logs one line of JSON per event on stdout: ids, codes, counts and fixed or redacted texts, never name, email
 * address, phone number or photo of a visitor. The types make logging an object a compile error.
 */
export const log = {
  info: (event: string, fields: LogFields = {}) => writeLine('info', event, fields),
  warn: (event: string, fields: LogFields = {}) => writeLine('warn', event, fields),
  error: (event: string, fields: LogFields = {}) => writeLine('error', event, fields),
};

const recentlyLogged = new LRUCache<string, true>({ max: 500, ttl: minuteMs });

/** Logs an error once a minute at most for each event, code and bundle: loops and page views repeat the same error. */
export function logThrottled(event: string, code: string): void {
  const key = `${event} ${code}`;
  if (recentlyLogged.has(key)) return;
  recentlyLogged.set(key, true);
  log.error(event, { code });
}

/** The code, class or type of a thrown value; not its message, which may quote a visitor. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return code ?? error.name;
}

const maxMessageLength = 1_000;

/**
 * Texts that may be personal: quoted text, email addresses, URLs and absolute paths as a whole, tokens, and numbers of
 * seven characters or more with their spaces and hyphens.
 */
const personalDataPatterns: readonly [pattern: RegExp, instead: string][] = [
  // A quotation may be cut off before its end.
  [/(["'`]).*?\1|["`].*/gs, '[text]'],
  [/\S+@\S+/g, '[e-mail]'],
  [/[a-z][\w+.-]*:\/\/\S*|(?<![\w.])\/\S*/gi, '[address]'],
  [/[\w-]{20,}|\+?\d[\d\s-]{5,}\d/g, '[value]'],
];

function redact(text: string): string {
  const line = stripVTControlCharacters(text.slice(0, maxMessageLength));
  return personalDataPatterns
    .reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), line)
    .trim();
}

/** The first three frames of a stack, without the message above them, which may quote a visitor. */
const topFrames = (stack: string) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 3)
    .map((line) => line.trim())
    .join(' | ');

/**
 * Log fields of a `console` call: the code and frames of its first error, and its first text with a letter, redacted.
 * Other arguments are dropped, because they may be data of a visitor.
 */
function consoleFields(values: readonly unknown[]): LogFields {
  const error = values.find((value) => value instanceof Error);
  const redactedTexts = values.filter((value) => typeof value === 'string').map(redact);
  const text = redactedTexts.find((value) => /[a-z]/i.test(value));
  return { text, code: error && errorCode(error), at: error && topFrames(error.stack ?? '') };
}

/** Log fields of text on standard error, such as the stack of a crashed drawing process. */
function stderrFields(text: string): LogFields {
  const code = /^\w*Error\b/m.exec(text)?.[0];
  const [firstLine = ''] = text.trimStart().split('\n');
  return code ? { code, at: topFrames(text) } : { text: redact(firstLine) };
}

/** Turns console calls, warnings, stderr and uncaught exceptions into log lines. Call it once, before loading Next. */
export function redirectConsoleToLog(): void {
  const levelByMethod = {
    log: 'info',
    info: 'info',
    debug: 'info',
    trace: 'info',
    warn: 'warn',
    error: 'error',
  } as const;
  for (const [method, level] of Object.entries(levelByMethod))
    Reflect.set(console, method, (...values: unknown[]) => log[level]('console', consoleFields(values)));
  const logStream = new Writable({
    decodeStrings: false,
    write: (chunk: string | Buffer, _encoding, done) => {
      log.error('process.stderr', stderrFields(String(chunk)));
      done();
    },
  });
  process.stderr.write = logStream.write.bind(logStream);
  process.removeAllListeners('warning');
  process.on('warning', (warning) => log.warn('node.warning', consoleFields([warning])));
  process.on('uncaughtException', (error) => {
    log.error('process.uncaught', consoleFields([error]));
    process.exit(1);
  });
}
