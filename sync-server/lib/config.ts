import path from 'node:path';
import * as z from 'zod/mini';
import type { SiteSettings } from '#domain/contract/site-settings';
import { AUDIT_DAYS, COUNT_DAYS, MOST_CONTACT_DAYS } from '#domain/privacy/retention';
import {
  address,
  adminPassword,
  adminUsername,
  adsOf,
  backupHours,
  backupsKept,
  daysOrEver,
  hops,
  isVapidPair,
  keptDays,
  keptOf,
  origin,
  port,
  reviewCount,
  tags,
  units,
  vapidKey,
  vapidSubject,
  webhookSecret,
  webhookUrl,
} from './config-values.ts';
import { projectFile } from './project.ts';

const environmentSchema = z.object({
  PORT: z._default(port, 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATA_DIR: z._default(z.string(), './data'),
  PUBLIC_ORIGIN: z.optional(origin),
  MONGODB_URL: z.optional(
    z.string().check(z.regex(/^mongodb(\+srv)?:\/\//, 'must begin with mongodb:// or mongodb+srv://')),
  ),
  ADMIN_USERNAME: z._default(adminUsername, 'admin'),
  ADMIN_PASSWORD: z.optional(adminPassword),
  TRUST_PROXY: z._default(hops, 0),
  COUNTRY_HEADER: z.optional(z.string().check(z.regex(/^[A-Za-z0-9-]{1,60}$/, 'must be a header name'))),
  REVIEWS_PER_HOUR: z._default(reviewCount, 30),
  MESSAGES_PER_HOUR: z._default(reviewCount, 20),
  SHARES_PER_DAY: z._default(reviewCount, 5),
  MAILS_PER_MINUTE: z._default(reviewCount, 120),
  CONTACT_KEPT_DAYS: z._default(keptDays, MOST_CONTACT_DAYS),
  SECRETS_KEY: z.optional(
    z.string().check(z.regex(/^[\x21-\x7e]{32,200}$/, 'must have 32 to 200 characters without blanks')),
  ),
  CONTACT_HANDLED_DAYS: z._default(daysOrEver, 0),
  COUNTS_KEPT_DAYS: z._default(daysOrEver, COUNT_DAYS),
  AUDIT_DAYS: z._default(daysOrEver, AUDIT_DAYS),
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://'))),
  MAIL_FROM: z.optional(address),
  SUPPORT_EMAIL: z.optional(address),
  AFFILIATE_TAGS: z._default(tags, {}),
  MEASUREMENT_ID: z.optional(z.string().check(z.regex(/^G-[A-Z0-9]{4,20}$/, 'must look like G-XXXXXXXXXX'))),
  ADVERTISEMENTS_FILE: z.optional(z.string()),
  RATES_FILE: z.optional(z.string()),
  ADS_TXT: z.optional(z.string()),
  ADS_TXT_FILE: z.optional(z.string()),
  AD_CLIENT: z.optional(
    z.string().check(z.regex(/^ca-pub-\d{16}$/, 'must look like ca-pub-1234567890123456')),
  ),
  AD_UNITS: z._default(units, {}),
  CONSENT_PLATFORM_URL: z.optional(
    z.url({ protocol: /^https$/, error: 'must be the https address of a script' }),
  ),
  PRODUCTS_FILE: z.optional(z.string()),
  ANALYSES_PER_MINUTE: z._default(reviewCount, 60),
  QUESTIONS_PER_MINUTE: z._default(reviewCount, 20),
  IMPORT_FROM_LINKS: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
  LINKS_PER_HOUR: z._default(reviewCount, 60),
  HOUSEHOLDS: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
  HOUSEHOLDS_PER_DAY: z._default(reviewCount, 10),
  LINK_CHECKS: z._default(z.enum(['on', 'off'], 'must be on or off'), 'off'),
  ASSISTANT_URL: z.optional(z.url({ protocol: /^https?$/, error: 'must be an http or https address' })),
  ASSISTANT_KEY: z.optional(z.string()),
  ASSISTANT_MODEL: z.optional(z.string().check(z.maxLength(200, 'can have at most 200 characters'))),
  RETIRE_WORKER: z._default(z.enum(['yes', 'no'], 'must be yes or no'), 'no'),
  BACKUP_EVERY_HOURS: z.optional(backupHours),
  BACKUP_DIR: z.optional(z.string()),
  BACKUPS_KEPT: z._default(backupsKept, 7),
  INDEXNOW: z._default(z.enum(['on', 'off'], 'must be on or off'), 'off'),
  INDEXNOW_ENDPOINT: z._default(
    z.url({ protocol: /^https?$/, error: 'must be an http or https address' }),
    'https://api.indexnow.org/indexnow',
  ),
  WEBHOOK_URL: z.optional(webhookUrl),
  WEBHOOK_SECRET: z.optional(webhookSecret),
  VAPID_PUBLIC_KEY: z.optional(vapidKey(87)),
  VAPID_PRIVATE_KEY: z.optional(vapidKey(43)),
  VAPID_SUBJECT: z.optional(vapidSubject),
  METRICS_TOKEN: z.optional(
    z.string().check(z.regex(/^[\w.~+/-]{16,200}$/, 'must have 16 to 200 letters, digits or .~+/-_')),
  ),
  LOG_LEVEL: z._default(z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']), 'info'),
  CLIENT_DIR: z._default(z.string(), projectFile('pwa/dist/client')),
  SERVER_ENTRY: z._default(z.string(), projectFile('pwa/dist/server/server-entry.js')),
  DISPLAY_FONT: z._default(z.string(), projectFile('pwa/dist/fonts/young-serif.ttf')),
});

/** All variable names. */
export const CONFIG_NAMES: readonly string[] = Object.keys(environmentSchema.shape);

/** All settings from the environment; read once at start-up and passed on. */
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
  /** Without it the first start generates one and prints it. */
  adminPassword?: string;
  /** Number of proxies whose X-Forwarded-For entries are trusted; 0 for none. */
  trustProxy: number;
  /** Header in which a trusted proxy sends the visitor's country; read only with `trustProxy`. */
  countryHeader?: string;
  /** Reviews accepted from one address (one household) within an hour. */
  reviewsPerHour: number;
  /** Messages, sign-ups, recipes and safety reports accepted from one address within an hour, counted separately. */
  messagesPerHour: number;
  /** Recipes sent by e-mail for one address within a day. */
  sharesPerDay: number;
  /** Messages of an issue of the newsletter sent within a minute, by each process. */
  mailsPerMinute: number;
  /** Days after which visitors' messages are erased. */
  contactKeptDays: number;
  /** Days after which they are erased once resolved or closed; 0 waits for `contactKeptDays`. */
  contactHandledDays: number;
  /** Days after which daily counts are deleted; 0 keeps them forever. */
  countsKeptDays: number;
  /** Seals the keys of one-time codes and hashes addresses for rate limits; by default a file in `dataDir` is used. */
  secretsKey?: string;
  /** Days after which audit log entries are deleted; 0 keeps them forever. */
  auditKeptDays: number;
  /** The mail server; without it every message becomes a file under `dataDir/outbox`. */
  smtpUrl?: string;
  mailFrom: string;
  site: SiteSettings;
  /** JSON of the advertisements to show; without it there are none. */
  advertisementsFile?: string;
  /** JSON of the operator's exchange rates; without it the built-in table is used. */
  ratesFile?: string;
  /** ads.txt, as text or a file; without either there is none. */
  adsTxt?: string;
  adsTxtFile?: string;
  /** JSON of the operator's products; without it the built-in list is shown. */
  productsFile?: string;
  /** Recipes analysed for one address within a minute. */
  analysesPerMinute: number;
  /** Questions to the assistant answered for one address within a minute. */
  questionsPerMinute: number;
  /** Pages read by link for one address within an hour. */
  linksPerHour: number;
  /** Shared households started from one address within a day. */
  householdsPerDay: number;
  /** Whether an administrator may start a check of the shops' links. */
  checksLinks: boolean;
  /** A language model behind chat completions; without it the built-in assistant answers alone. */
  assistant?: { url: string; key: string; model: string };
  /** The service worker is taken off every device that asks for it; pages then need a network. */
  isWorkerRetired: boolean;
  /** Backups on schedule; none without it. */
  backups?: { everyHours: number; folder: string; kept: number };
  /** The IndexNow service; without it search engines aren't notified. */
  indexNowEndpoint?: string;
  /** Told about new items; none without it. */
  webhook?: { url: string; secret: string };
  /** The server's identity at push services; without it no reminder is pushed. */
  vapid?: { publicKey: string; privateKey: string; subject: string };
  /** Prometheus's token for `/metrics`, which doesn't exist without it. */
  metricsToken?: string;
  logLevel: string;
  /** The build's output: files to serve, the page renderer, the font for social images. */
  clientDir: string;
  serverEntry: string;
  displayFont: string;
};

/** Invalid environment; the message names the variable and says what it must be. */
export class ConfigError extends Error {}

type Values = z.infer<typeof environmentSchema>;

/**
 * Variables that mean nothing without one another, by the names of their settings; none if none is set.
 * @throws {ConfigError} if only some are
 */
function together<Key extends string>(values: Values, names: Record<Key, keyof Values>) {
  const pairs = Object.entries<keyof Values>(names);
  const given = pairs.filter(([, name]) => values[name] !== undefined);
  if (given.length === 0) return undefined;
  const list = Object.values(names)
    .join(', ')
    .replace(/, (\w+)$/, ' and $1');
  if (given.length < pairs.length) throw new ConfigError(`${list} must be set together`);
  return Object.fromEntries(pairs.map(([key, name]) => [key, values[name]])) as Record<Key, string>;
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
  if (values.ADS_TXT !== undefined && values.ADS_TXT_FILE !== undefined)
    throw new ConfigError('ADS_TXT and ADS_TXT_FILE cannot both be set');
  const assistant = together(values, {
    url: 'ASSISTANT_URL',
    key: 'ASSISTANT_KEY',
    model: 'ASSISTANT_MODEL',
  });
  const webhook = together(values, { url: 'WEBHOOK_URL', secret: 'WEBHOOK_SECRET' });
  const vapid = together(values, {
    publicKey: 'VAPID_PUBLIC_KEY',
    privateKey: 'VAPID_PRIVATE_KEY',
    subject: 'VAPID_SUBJECT',
  });
  // Push services would refuse every message, long after the start.
  if (vapid && !isVapidPair(vapid)) throw new ConfigError('The two VAPID keys must be one pair');
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
    mailsPerMinute: values.MAILS_PER_MINUTE,
    contactKeptDays: values.CONTACT_KEPT_DAYS,
    contactHandledDays: values.CONTACT_HANDLED_DAYS,
    countsKeptDays: values.COUNTS_KEPT_DAYS,
    ...(values.SECRETS_KEY !== undefined && { secretsKey: values.SECRETS_KEY }),
    auditKeptDays: values.AUDIT_DAYS,
    ...(values.SMTP_URL !== undefined && { smtpUrl: values.SMTP_URL }),
    mailFrom: values.MAIL_FROM ?? `no-reply@${new URL(publicOrigin).hostname}`,
    site: {
      affiliateTags: values.AFFILIATE_TAGS,
      ...(values.IMPORT_FROM_LINKS === 'on' && { readsLinks: true }),
      ...(values.HOUSEHOLDS === 'on' && { households: true }),
      sendsMail: values.SMTP_URL !== undefined,
      ...keptOf(values),
      ...adsOf(values),
      ...(values.SUPPORT_EMAIL !== undefined && { supportEmail: values.SUPPORT_EMAIL }),
      ...(values.MEASUREMENT_ID !== undefined && { measurementId: values.MEASUREMENT_ID }),
    },
    ...(values.ADVERTISEMENTS_FILE !== undefined && {
      advertisementsFile: path.resolve(values.ADVERTISEMENTS_FILE),
    }),
    ...(values.ADS_TXT !== undefined && { adsTxt: values.ADS_TXT }),
    ...(values.ADS_TXT_FILE !== undefined && { adsTxtFile: path.resolve(values.ADS_TXT_FILE) }),
    ...(values.RATES_FILE !== undefined && { ratesFile: path.resolve(values.RATES_FILE) }),
    ...(values.PRODUCTS_FILE !== undefined && { productsFile: path.resolve(values.PRODUCTS_FILE) }),
    analysesPerMinute: values.ANALYSES_PER_MINUTE,
    questionsPerMinute: values.QUESTIONS_PER_MINUTE,
    linksPerHour: values.LINKS_PER_HOUR,
    householdsPerDay: values.HOUSEHOLDS_PER_DAY,
    checksLinks: values.LINK_CHECKS === 'on',
    ...(assistant && { assistant }),
    ...(webhook && { webhook }),
    ...(vapid && { vapid }),
    isWorkerRetired: values.RETIRE_WORKER === 'yes',
    ...(values.BACKUP_EVERY_HOURS !== undefined && {
      backups: {
        everyHours: values.BACKUP_EVERY_HOURS,
        folder: path.resolve(values.BACKUP_DIR ?? path.join(values.DATA_DIR, 'backups')),
        kept: values.BACKUPS_KEPT,
      },
    }),
    // Search engines accept no addresses from a site that isn't public.
    ...(values.INDEXNOW === 'on' &&
      publicOrigin.startsWith('https:') && { indexNowEndpoint: values.INDEXNOW_ENDPOINT }),
    ...(values.METRICS_TOKEN !== undefined && { metricsToken: values.METRICS_TOKEN }),
    logLevel: values.LOG_LEVEL,
    clientDir: path.resolve(values.CLIENT_DIR),
    serverEntry: path.resolve(values.SERVER_ENTRY),
    displayFont: path.resolve(values.DISPLAY_FONT),
  };
}
