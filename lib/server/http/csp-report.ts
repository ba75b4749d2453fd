import { LRUCache } from 'lru-cache';
import { hourMs } from '../../shared/util/durations.ts';
import { isRecord, parseJson } from '../../shared/util/values.ts';

/** The loggable part of a policy report: the directive, and the host or kind of source, never a whole URL. */
type Violation = { directive: string; blocked: string };

const word = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/[^\w-]/g, '').slice(0, 40) : '';

function sourceOf(value: unknown): string {
  if (typeof value !== 'string') return '';
  return URL.canParse(value) ? new URL(value).host.slice(0, 80) : word(value);
}

/** Parses a report in either format (`report-uri`, Reporting API); undefined for anything else. */
export function parseReport(text: string): Violation | undefined {
  const value = parseJson(text);
  const first: unknown = Array.isArray(value) ? value[0] : value;
  const body = isRecord(first) && (first['csp-report'] ?? first.body);
  if (!isRecord(body)) return undefined;
  const directive =
    word(body['effective-directive'] ?? body.effectiveDirective) || word(body['violated-directive']);
  const blocked = sourceOf(body['blocked-uri'] ?? body.blockedURL);
  return directive ? { directive, blocked } : undefined;
}

const logged = new LRUCache<string, true>({ max: 500, ttl: hourMs });

/**
 * True if a violation should be logged: each kind once an hour, so that a faulty browser extension cannot fill the
 * disk.
 */
export function shouldLog({ directive, blocked }: Violation): boolean {
  const key = `${directive} ${blocked}`;
  if (logged.has(key)) return false;
  logged.set(key, true);
  return true;
}
