import { isIP } from 'node:net';
import path from 'node:path';
import { object, string, ValidationError, type InferType } from 'yup';
import { dayOf } from '../../shared/util/time.ts';

function parseUrl(text: string, protocols: readonly string[]): URL | undefined {
  const parsed = URL.parse(text);
  return parsed && protocols.includes(parsed.protocol) ? parsed : undefined;
}

/** Parses a base URL: http or https, without credentials, query or fragment. */
function parseBaseUrl(text: string): URL | undefined {
  const parsed = parseUrl(text, ['http:', 'https:']);
  return parsed && !parsed.username && !parsed.password && !/[?#]/.test(text) ? parsed : undefined;
}

/** Settings whose invalid values are not printed, because they may contain a password. */
const secretSettings = ['SITE_URL', 'BACKEND_URL', 'MEDIA_BASE_URL', 'DATABASE_URL'];

type OtherSettings = Readonly<Record<string, string | undefined>>;

/** An optional text. `allowedValues` completes the sentence about an invalid text; `others` are the other settings. */
const textSetting = (
  allowedValues: string,
  isValid: (text: string, others: OtherSettings) => boolean = () => true,
) =>
  string()
    .trim()
    .transform((text: string) => (text === '' ? undefined : text))
    .test(
      'valid',
      ({ path: name, value }) =>
        `${name}=${secretSettings.includes(name) ? '(not shown, it may hold a password)' : value}: ${allowedValues}.`,
      (text, { parent }) => text === undefined || isValid(text, parent as OtherSettings),
    );
const numberSetting = (min: number, max: number) =>
  textSetting(
    `a whole number from ${min} to ${max}`,
    (text) => /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max,
  );
const flagSetting = () => textSetting('0 or 1', (text) => text === '0' || text === '1');

/** True for an ISO instant of the years 2000 to 2099 in Karachi, which all date formats of the site support. */
const isInstant = (text: string) =>
  /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text)) && /^20/.test(dayOf(new Date(text)));

/** README.md explains the settings. */
const settingsSchema = object({
  PORT: numberSetting(1, 65_535),
  HOST: textSetting(
    'an IP address of this machine, such as 127.0.0.1, or 0.0.0.0 for all of them',
    (text) => isIP(text) > 0,
  ),
  SITE_URL: textSetting(
    'an origin such as https://www.example.com, without a path',
    (text) => parseBaseUrl(text)?.pathname === '/',
  ),
  BACKEND_URL: textSetting(
    'the API base, such as https://backend.example.com/api, without password, ? or #; or embedded',
    (text) => text === 'embedded' || /\/api\/?$/.test(parseBaseUrl(text)?.pathname ?? ''),
  ),
  BACKEND_IDEMPOTENT: flagSetting(),
  MEDIA_BASE_URL: textSetting(
    'the base of uploaded files, such as https://media.example.com/uploads/',
    (text) => text === '/media/' || parseBaseUrl(text) !== undefined,
  ),
  DATA_DIR: textSetting('a folder'),
  DATABASE_URL: textSetting(
    'postgres://user:password@host:port/name',
    (text) => parseUrl(text, ['postgres:', 'postgresql:']) !== undefined,
  ),
  METRICS_PORT: numberSetting(1, 65_535).concat(
    textSetting('another port than PORT', (text, { PORT = '3000' }) => text !== PORT),
  ),
  ROBOTS: textSetting('noindex, or leave it out', (text) => text === 'noindex'),
  DEFER_SCRIPTS: flagSetting(),
  SITE_NOW: textSetting('an instant of the years 2000 to 2099, such as 2025-10-11T09:00:00+05:00', isInstant),
});

/** An environment in which each setting has its default. */
export const emptySettings = Object.fromEntries(
  Object.keys(settingsSchema.fields).map((name) => [name, '']),
) as Record<keyof InferType<typeof settingsSchema>, ''>;

export type Settings = ReturnType<typeof toSettings>;

const withoutSlash = (text: string) => text.replace(/\/+$/, '');

function toSettings(texts: InferType<typeof settingsSchema>) {
  const { PORT = '3000', MEDIA_BASE_URL: media = '/media/' } = texts;
  const isDemonstration = texts.BACKEND_URL === 'embedded';
  const backendUrl = isDemonstration ? undefined : texts.BACKEND_URL;
  return {
    port: Number(PORT),
    // Undefined: all interfaces.
    host: texts.HOST,
    siteUrl: withoutSlash(texts.SITE_URL ?? `http://localhost:${PORT}`),
    // Undefined: the embedded backend.
    backendUrl: backendUrl && withoutSlash(backendUrl),
    isDemonstration,
    backendIdempotent: (texts.BACKEND_IDEMPOTENT ?? (backendUrl ? '0' : '1')) === '1',
    // A path if uploaded files are the embedded backend's.
    mediaBaseUrl: media.endsWith('/') ? media : `${media}/`,
    dataDir: path.resolve(/* turbopackIgnore: true */ process.cwd(), texts.DATA_DIR ?? '.data'),
    // Undefined: SQLite in `dataDir`.
    databaseUrl: texts.DATABASE_URL,
    // Undefined: no metrics are served.
    metricsPort: texts.METRICS_PORT === undefined ? undefined : Number(texts.METRICS_PORT),
    noindex: texts.ROBOTS === 'noindex',
    deferScripts: texts.DEFER_SCRIPTS !== '0',
    // Undefined: the clock of the machine.
    now: texts.SITE_NOW,
  };
}

/** Parses an environment. Each problem names an invalid variable, its value unless secret, and what is allowed. */
export function parseSettings(
  source: Readonly<Record<string, string | undefined>>,
): { kind: 'ok'; settings: Settings } | { kind: 'invalid'; problems: readonly string[] } {
  try {
    return { kind: 'ok', settings: toSettings(settingsSchema.validateSync(source, { abortEarly: false })) };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { kind: 'invalid', problems: error.errors };
  }
}

/** True if `folder` is in the working directory, which an update replaces. */
const isInCheckout = (folder: string) =>
  `${folder}${path.sep}`.startsWith(`${/* turbopackIgnore: true */ process.cwd()}${path.sep}`);

/** A sentence for each setting that is unsafe for an https site. A build does not need these settings. */
export function unsafeDefaultSentences(settings: Settings): string[] {
  const { siteUrl, backendUrl, isDemonstration, mediaBaseUrl, databaseUrl, dataDir, now } = settings;
  if (!siteUrl.startsWith('https:')) return [];
  const isRealSite = !isDemonstration;
  const checks: [isUnsafe: boolean, sentence: string][] = [
    [now !== undefined, 'SITE_NOW freezes the clock. Leave it out'],
    [
      isRealSite && !backendUrl,
      'BACKEND_URL is missing. Set it to the API base of the backend, or to embedded for a demonstration',
    ],
    [
      isRealSite && !URL.canParse(mediaBaseUrl),
      'MEDIA_BASE_URL is missing. Set it to the base of uploaded files, such as https://media.example.com/uploads/',
    ],
    [
      isRealSite && !databaseUrl && isInCheckout(dataDir),
      `DATA_DIR=${dataDir} is lost with this folder. Set it to a folder elsewhere`,
    ],
  ];
  return checks
    .filter(([isUnsafe]) => isUnsafe)
    .map(([, sentence]) => `${sentence}, because SITE_URL is https.`);
}

let cachedSettings: Settings | undefined;

/** The settings of this process. Throws if one is invalid; `npm start` checks them first. */
export function env(): Settings {
  if (cachedSettings) return cachedSettings;
  const parsedSettings = parseSettings(process.env);
  if (parsedSettings.kind === 'invalid') throw new Error(parsedSettings.problems.join('\n'));
  cachedSettings = parsedSettings.settings;
  return cachedSettings;
}

export const isHttps = (): boolean => env().siteUrl.startsWith('https:');

/** The absolute URL of a path on this site; absolute URLs are unchanged. */
export const absoluteUrl = (href: string): string =>
  href.startsWith('/') ? `${env().siteUrl}${href}` : href;
