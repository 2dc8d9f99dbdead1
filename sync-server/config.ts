import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { newPasswordSchema } from '#domain/account/new-password';
import { canonicalUserName } from '#domain/account/user-name';
import type { SiteSettings } from '#domain/contract/site-settings';
import { isCommonPassword } from './services/common-passwords.ts';

const at = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

const port = z.pipe(
  z.string().check(z.regex(/^\d{1,5}$/, 'must be a port from 0 to 65535')),
  z.pipe(z.transform(Number), z.int().check(z.lte(65_535, 'must be a port from 0 to 65535'))),
);
const hops = z.pipe(
  z.string().check(z.regex(/^\d{1,2}$/, 'must be the number of proxies in front of the server')),
  z.transform(Number),
);
const reviewCount = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,6}$/, 'must be a whole number from 1 up')),
  z.transform(Number),
);
/** The privacy policy promises half a year at the most. */
const keptDays = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (text) => /^[1-9]\d{0,2}$/.test(text) && Number(text) <= 180,
        'must be a whole number from 1 to 180',
      ),
    ),
  z.transform(Number),
);
const origin = z.string().check(
  z.refine((text) => {
    return (
      URL.canParse(text) && /^https?:\/\//.test(text) && new URL(text).origin === text.replace(/\/$/, '')
    );
  }, 'must be an origin such as https://bowlful.example, without a path'),
);

const tags = z.pipe(
  z
    .string()
    .check(z.regex(/^[A-Z]{2}=[\w-]{1,40}(,[A-Z]{2}=[\w-]{1,40})*$/, 'must look like GB=name-21,US=name-20')),
  z.transform(
    (text): Record<string, string> =>
      Object.fromEntries(text.split(',').map((pair) => pair.split('=') as [string, string])),
  ),
);
const address = z.string().check(z.regex(/^[^\s@<>]+@[^\s@<>]+$/, 'must be an e-mail address'));

const environmentSchema = z.object({
  PORT: z._default(port, 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATA_DIR: z._default(z.string(), './data'),
  PUBLIC_ORIGIN: z.optional(origin),
  MONGODB_URL: z.optional(
    z.string().check(z.regex(/^mongodb(\+srv)?:\/\//, 'must begin with mongodb:// or mongodb+srv://')),
  ),
  ADMIN_USERNAME: z._default(
    z.string().check(
      z.maxLength(80, 'can have at most 80 characters'),
      z.refine((name) => canonicalUserName(name) !== '', 'must have a character that can be seen'),
    ),
    'admin',
  ),
  ADMIN_PASSWORD: z.optional(
    newPasswordSchema.check(
      z.refine((password) => !isCommonPassword(password), 'is among the first passwords that are tried'),
    ),
  ),
  TRUST_PROXY: z._default(hops, 0),
  COUNTRY_HEADER: z.optional(z.string().check(z.regex(/^[A-Za-z0-9-]{1,60}$/, 'must be a header name'))),
  REVIEWS_PER_HOUR: z._default(reviewCount, 30),
  MESSAGES_PER_HOUR: z._default(reviewCount, 20),
  SHARES_PER_DAY: z._default(reviewCount, 5),
  CONTACT_KEPT_DAYS: z._default(keptDays, 180),
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://'))),
  MAIL_FROM: z.optional(address),
  SUPPORT_EMAIL: z.optional(address),
  AFFILIATE_TAGS: z._default(tags, {}),
  MEASUREMENT_ID: z.optional(z.string().check(z.regex(/^G-[A-Z0-9]{4,20}$/, 'must look like G-XXXXXXXXXX'))),
  ADVERTISEMENTS_FILE: z.optional(z.string()),
  ANALYSES_PER_MINUTE: z._default(reviewCount, 60),
  QUESTIONS_PER_MINUTE: z._default(reviewCount, 20),
  IMPORT_FROM_LINKS: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
  LINKS_PER_HOUR: z._default(reviewCount, 60),
  ASSISTANT_URL: z.optional(z.url({ protocol: /^https?$/, error: 'must be an http or https address' })),
  ASSISTANT_KEY: z.optional(z.string()),
  ASSISTANT_MODEL: z.optional(z.string().check(z.maxLength(200, 'can have at most 200 characters'))),
  RETIRE_WORKER: z._default(z.enum(['yes', 'no'], 'must be yes or no'), 'no'),
  LOG_LEVEL: z._default(z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']), 'info'),
  CLIENT_DIR: z._default(z.string(), at('../pwa/dist/client')),
  SERVER_ENTRY: z._default(z.string(), at('../pwa/dist/server/server-entry.js')),
  DISPLAY_FONT: z._default(z.string(), at('../pwa/dist/fonts/young-serif.ttf')),
});

/** Everything the environment decides; read once at the start and passed on. */
export type Config = {
  port: number;
  /** Only this machine by default: plain HTTP is for a proxy on the same machine or for trying it out. */
  host: string;
  dataDir: string;
  /** Scheme, host and port that browsers see; links and the same-origin check use it, never the Host header. */
  publicOrigin: string;
  /** Whether `publicOrigin` is https: cookies are Secure then, and HSTS is sent. */
  isSecure: boolean;
  /** Without it the embedded engine keeps the data under `dataDir`. */
  mongodbUrl?: string;
  adminUsername: string;
  /** Without it the first start makes one up and prints it. */
  adminPassword?: string;
  /** Number of proxies in front whose X-Forwarded-For entries are believed; 0 believes none. */
  trustProxy: number;
  /** Header in which a trusted proxy tells the visitor's country; read only with `trustProxy`. */
  countryHeader?: string;
  /** Reviews accepted from one address (one household) within an hour. */
  reviewsPerHour: number;
  /** Messages, sign-ups and recipes accepted from one address within an hour, each counted by itself. */
  messagesPerHour: number;
  /** Recipes sent by e-mail for one address within a day. */
  sharesPerDay: number;
  /** Days after which the messages of visitors are forgotten. */
  contactKeptDays: number;
  /** Where mail leaves; without it every message becomes a file under `dataDir/outbox`. */
  smtpUrl?: string;
  mailFrom: string;
  site: SiteSettings;
  /** JSON of the advertisements to show; without it there are none. */
  advertisementsFile?: string;
  /** Recipes analysed for one address within a minute. */
  analysesPerMinute: number;
  /** Questions to the assistant answered for one address within a minute. */
  questionsPerMinute: number;
  /** Pages read by link for one address within an hour. */
  linksPerHour: number;
  /** A language model behind chat completions; without it the built-in assistant answers alone. */
  assistant?: { url: string; key: string; model: string };
  /** The service worker is taken off every device that asks for it; pages then need a network. */
  isWorkerRetired: boolean;
  logLevel: string;
  /** What the build leaves: files to serve, the renderer of pages, the face for social images. */
  clientDir: string;
  serverEntry: string;
  displayFont: string;
};

/** The environment does not make sense; the message names the variable and says what it must be. */
export class ConfigError extends Error {}

type AssistantValues = Pick<
  z.infer<typeof environmentSchema>,
  'ASSISTANT_URL' | 'ASSISTANT_KEY' | 'ASSISTANT_MODEL'
>;

/** All three or none: half a model would never answer, and nobody would know why. */
function assistantOf(values: AssistantValues): Pick<Config, 'assistant'> {
  const { ASSISTANT_URL: url, ASSISTANT_KEY: key, ASSISTANT_MODEL: model } = values;
  if (url !== undefined && key !== undefined && model !== undefined)
    return { assistant: { url, key, model } };
  if (url === undefined && key === undefined && model === undefined) return {};
  throw new ConfigError('ASSISTANT_URL, ASSISTANT_KEY and ASSISTANT_MODEL must be set together');
}

/**
 * Parses the environment; an empty variable counts as not set.
 * @throws {ConfigError} naming every variable that is wrong, never its value
 */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const set = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environmentSchema.safeParse(set);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new ConfigError(lines.join('\n'));
  }
  const values = parsed.data;
  const publicOrigin = (values.PUBLIC_ORIGIN ?? `http://localhost:${values.PORT}`).replace(/\/$/, '');
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: path.resolve(values.DATA_DIR),
    publicOrigin,
    isSecure: publicOrigin.startsWith('https:'),
    ...(values.MONGODB_URL !== undefined && { mongodbUrl: values.MONGODB_URL }),
    adminUsername: values.ADMIN_USERNAME,
    ...(values.ADMIN_PASSWORD !== undefined && { adminPassword: values.ADMIN_PASSWORD }),
    trustProxy: values.TRUST_PROXY,
    ...(values.COUNTRY_HEADER !== undefined && { countryHeader: values.COUNTRY_HEADER.toLowerCase() }),
    reviewsPerHour: values.REVIEWS_PER_HOUR,
    messagesPerHour: values.MESSAGES_PER_HOUR,
    sharesPerDay: values.SHARES_PER_DAY,
    contactKeptDays: values.CONTACT_KEPT_DAYS,
    ...(values.SMTP_URL !== undefined && { smtpUrl: values.SMTP_URL }),
    mailFrom: values.MAIL_FROM ?? `no-reply@${new URL(publicOrigin).hostname}`,
    site: {
      affiliateTags: values.AFFILIATE_TAGS,
      ...(values.IMPORT_FROM_LINKS === 'on' && { readsLinks: true }),
      sendsMail: values.SMTP_URL !== undefined,
      ...(values.SUPPORT_EMAIL !== undefined && { supportEmail: values.SUPPORT_EMAIL }),
      ...(values.MEASUREMENT_ID !== undefined && { measurementId: values.MEASUREMENT_ID }),
    },
    ...(values.ADVERTISEMENTS_FILE !== undefined && {
      advertisementsFile: path.resolve(values.ADVERTISEMENTS_FILE),
    }),
    analysesPerMinute: values.ANALYSES_PER_MINUTE,
    questionsPerMinute: values.QUESTIONS_PER_MINUTE,
    linksPerHour: values.LINKS_PER_HOUR,
    ...assistantOf(values),
    isWorkerRetired: values.RETIRE_WORKER === 'yes',
    logLevel: values.LOG_LEVEL,
    clientDir: path.resolve(values.CLIENT_DIR),
    serverEntry: path.resolve(values.SERVER_ENTRY),
    displayFont: path.resolve(values.DISPLAY_FONT),
  };
}
