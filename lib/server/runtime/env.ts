import { isIP } from 'node:net';
import path from 'node:path';
import { dayOf } from '../../shared/util/time.ts';

/** All environment variables that are settings; the README explains them. */
const settingNames = [
  'PORT',
  'HOST',
  'SITE_URL',
  'BACKEND_URL',
  'BACKEND_IDEMPOTENT',
  'MEDIA_BASE_URL',
  'DATA_DIR',
  'DATABASE_URL',
  'TRUST_PROXY',
  'METRICS_PORT',
  'ROBOTS',
  'DEFER_SCRIPTS',
  'EDIT_URL',
  'SITE_NOW',
] as const;
type SettingName = (typeof settingNames)[number];

/** An environment without settings, so that each has its default. */
export const withoutSettings = Object.fromEntries(settingNames.map((name) => [name, ''])) as Record<
  SettingName,
  ''
>;

/** The settings, parsed once; an invalid one aborts the start. */
export type Settings = {
  port: number;
  /** IP address to listen on; undefined: all interfaces. */
  host: string | undefined;
  /** Public origin without a trailing slash. */
  siteUrl: string;
  /** API base without a trailing slash; undefined: the embedded backend. */
  backendUrl: string | undefined;
  backendIdempotent: boolean;
  /** Base URL of uploaded files, with a trailing slash; a path if they are the embedded backend's. */
  mediaBaseUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Number of proxies in front whose X-Forwarded-For is trusted. */
  trustProxy: number;
  /** Loopback port that serves GET /metrics; undefined: none. */
  metricsPort: number | undefined;
  noindex: boolean;
  /** True to inline styles and load scripts only when the visitor interacts. */
  deferScripts: boolean;
  /** URL for editing a file of the project, with `{file}` for its path; undefined: no edit links. */
  editUrl: string | undefined;
  /** ISO instant that freezes the clock. */
  now: string | undefined;
};

type ParsedSettings = { kind: 'ok'; settings: Settings } | { kind: 'invalid'; problems: readonly string[] };

type Source = Readonly<Record<string, string | undefined>>;

function url(text: string, protocols: readonly string[]): URL | undefined {
  const parsed = URL.canParse(text) ? new URL(text) : undefined;
  return parsed && protocols.includes(parsed.protocol) ? parsed : undefined;
}

/** Parses a base URL: http or https, without credentials, query or fragment. */
function baseUrl(text: string): URL | undefined {
  const parsed = url(text, ['http:', 'https:']);
  return parsed && !parsed.username && !parsed.password && !/[?#]/.test(text) ? parsed : undefined;
}

/** Settings that may contain a password and are never printed. */
const secretSettings: readonly SettingName[] = ['SITE_URL', 'BACKEND_URL', 'MEDIA_BASE_URL', 'DATABASE_URL'];

const withoutSlash = (text: string) => text.replace(/\/+$/, '');

/**
 * Parses the settings from environment variables. Never throws; each problem is a sentence with the variable, its value and
 * what is allowed.
 */
export function parseSettings(source: Source): ParsedSettings {
  const problems: string[] = [];
  const read = (name: SettingName) => {
    const text = source[name]?.trim();
    return text === '' ? undefined : text;
  };
  const reject = (name: SettingName, allowed: string) => {
    const value = secretSettings.includes(name) ? '(not shown, it may hold a password)' : read(name);
    problems.push(`${name}=${value}: ${allowed}.`);
  };
  const readInteger = (name: SettingName, fallback: number, least: number, most: number) => {
    const text = read(name);
    if (text === undefined) return fallback;
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= least && value <= most) return value;
    reject(name, `a whole number from ${least} to ${most}`);
    return fallback;
  };
  const readFlag = (name: SettingName, fallback: boolean) => {
    const text = read(name);
    if (text === undefined) return fallback;
    if (text !== '0' && text !== '1') reject(name, '0 or 1');
    return text === '1';
  };

  const port = readInteger('PORT', 3000, 1, 65_535);
  const metricsPort =
    read('METRICS_PORT') === undefined ? undefined : readInteger('METRICS_PORT', 0, 1, 65_535);
  if (metricsPort === port) reject('METRICS_PORT', 'another port than PORT');

  const siteUrl = withoutSlash(read('SITE_URL') ?? `http://localhost:${port}`);
  const site = baseUrl(siteUrl);
  if (!site || site.pathname !== '/')
    reject('SITE_URL', 'an origin such as https://www.example.com, without a path');

  const backend = read('BACKEND_URL');
  if (backend !== undefined) {
    if (!/\/api\/?$/.test(baseUrl(backend)?.pathname ?? ''))
      reject(
        'BACKEND_URL',
        'the API base, such as https://backend.example.com/api, without password, ? or #',
      );
  }

  const media = read('MEDIA_BASE_URL') ?? '/media/';
  if (media !== '/media/' && !baseUrl(media))
    reject('MEDIA_BASE_URL', 'the base of uploaded files, such as https://media.example.com/uploads/');

  const database = read('DATABASE_URL');
  if (database !== undefined && !url(database, ['postgres:', 'postgresql:']))
    reject('DATABASE_URL', 'postgres://user:password@host:port/name');

  const robots = read('ROBOTS');
  if (robots !== undefined && robots !== 'noindex') reject('ROBOTS', 'noindex, or leave it out');

  const editUrl = read('EDIT_URL');
  if (editUrl !== undefined && (!url(editUrl, ['https:']) || editUrl.split('{file}').length !== 2))
    reject(
      'EDIT_URL',
      'an https address with {file} in it, such as https://github.com/owner/site/edit/main/{file}',
    );

  const frozenNow = read('SITE_NOW');
  if (frozenNow !== undefined) {
    if (!/^\d{4}-\d\d-\d\dT/.test(frozenNow) || Number.isNaN(Date.parse(frozenNow)))
      reject('SITE_NOW', 'an instant such as 2025-10-11T09:00:00+05:00');
    // The site supports days from 2000 to 2099 (isMonth); dates from the year 10,000 on have another format.
    else if (!/^20/.test(dayOf(new Date(frozenNow))))
      reject('SITE_NOW', 'an instant of the years 2000 to 2099');
    else if (site?.protocol === 'https:')
      reject('SITE_NOW', 'a frozen clock is refused when SITE_URL is https');
  }

  const trustProxy = readInteger('TRUST_PROXY', 0, 0, 10);
  // Clients that bypass the proxy could forge their address.
  const host = read('HOST') ?? (trustProxy > 0 ? '127.0.0.1' : undefined);
  if (host !== undefined && isIP(host) === 0)
    reject('HOST', 'an IP address of this machine, such as 127.0.0.1, or 0.0.0.0 for all of them');

  const settings: Settings = {
    port,
    host,
    siteUrl,
    backendUrl: backend === undefined ? undefined : withoutSlash(backend),
    backendIdempotent: readFlag('BACKEND_IDEMPOTENT', backend === undefined),
    mediaBaseUrl: media.endsWith('/') ? media : `${media}/`,
    dataDir: path.resolve(/* turbopackIgnore: true */ process.cwd(), read('DATA_DIR') ?? '.data'),
    databaseUrl: database,
    trustProxy,
    metricsPort,
    noindex: robots === 'noindex',
    deferScripts: readFlag('DEFER_SCRIPTS', true),
    editUrl,
    now: frozenNow,
  };
  return problems.length > 0 ? { kind: 'invalid', problems } : { kind: 'ok', settings };
}

let cached: Settings | undefined;

/** The settings of this process. Throws if one is invalid; `npm start` checks them first. */
export function env(): Settings {
  if (cached) return cached;
  const parsed = parseSettings(process.env);
  if (parsed.kind === 'invalid') throw new Error(parsed.problems.join('\n'));
  cached = parsed.settings;
  return cached;
}

/** True if the site is served over https. */
export const isSecure = (): boolean => env().siteUrl.startsWith('https:');
