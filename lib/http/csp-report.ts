import { LRUCache } from 'lru-cache';

/** The loggable part of a policy report: the directive, and the host or kind of source, never a whole URL. */
type Violation = { directive: string; blocked: string };

const word = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/[^\w-]/g, '').slice(0, 40) : '';

function sourceOf(value: unknown): string {
  if (typeof value !== 'string') return '';
  return URL.canParse(value) ? new URL(value).host.slice(0, 80) : word(value);
}

/** Parses a report in either format of browsers (`report-uri`, Reporting API); undefined for anything else. */
export function parseReport(text: string): Violation | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof first !== 'object' || first === null) return undefined;
  const body: unknown = Reflect.get(first, 'csp-report') ?? Reflect.get(first, 'body');
  if (typeof body !== 'object' || body === null) return undefined;
  const directive =
    word(Reflect.get(body, 'effective-directive') ?? Reflect.get(body, 'effectiveDirective')) ||
    word(Reflect.get(body, 'violated-directive'));
  const blocked = sourceOf(Reflect.get(body, 'blocked-uri') ?? Reflect.get(body, 'blockedURL'));
  return directive ? { directive, blocked } : undefined;
}

const logged = new LRUCache<string, true>({ max: 500, ttl: 60 * 60 * 1000 });

/** Whether to log this violation: each kind once an hour, so that a faulty browser extension cannot fill the disk. */
export function shouldLog({ directive, blocked }: Violation): boolean {
  const key = `${directive} ${blocked}`;
  if (logged.has(key)) return false;
  logged.set(key, true);
  return true;
}
