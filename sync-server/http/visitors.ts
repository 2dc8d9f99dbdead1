import { createHmac, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isIPv6 } from 'node:net';
import type { Context } from 'koa';
import { type CountryResponse, Reader } from 'mmdb-lib';
import type { DetectedCountry } from '#domain/contract/analytics';
import type { Config } from '../lib/config.ts';
import { tooManyRequests } from '../lib/errors.ts';
import { secretOf } from '../lib/secret-box.ts';
import type { Store } from '../storage/store/store.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Far more than a household needs, far less than does harm. */
const EVENTS_PER_MINUTE = 240;
/** How many households of one /48 may reach their limit at the same time. */
const HOUSEHOLDS = 8;
/** Enough for two phones on one shopping list; sending the records of a full household counts as some 130 calls. */
const HOUSEHOLD_CALLS_PER_MINUTE = 600;
/** A device sends its reminders at each start and change. */
const REMINDERS_PER_HOUR = 60;
/** An audit page sends two requests. */
const AUDITS_PER_MINUTE = 20;

type VisitorConfig = Pick<
  Config,
  | 'trustProxy'
  | 'countryHeader'
  | 'reviewsPerHour'
  | 'messagesPerHour'
  | 'sharesPerDay'
  | 'analysesPerMinute'
  | 'questionsPerMinute'
  | 'linksPerHour'
  | 'householdsPerDay'
  | 'secretsKey'
  | 'dataDir'
>;

/** Rate limits: the window in seconds, the maximum per address, and the error message. */
function boundsOf(config: VisitorConfig) {
  const messages = {
    seconds: HOUR,
    most: config.messagesPerHour,
    refusal: 'Many messages came from here. Please try again later.',
  };
  return {
    review: {
      seconds: HOUR,
      most: config.reviewsPerHour,
      refusal: 'Many reviews came from here. Please try again later.',
    },
    photo: {
      seconds: HOUR,
      most: config.reviewsPerHour,
      refusal: 'Many photos came from here. Please try again later.',
    },
    'photo-repeat': {
      seconds: HOUR,
      most: 4 * config.reviewsPerHour,
      refusal: 'These photos came again and again. Please try again later.',
    },
    recipe: {
      seconds: HOUR,
      most: config.messagesPerHour,
      refusal: 'Many recipes came from here. Please try again later.',
    },
    analyse: {
      seconds: MINUTE,
      most: config.analysesPerMinute,
      refusal: 'Many recipes were analysed from here. Please try again in a minute.',
    },
    question: {
      seconds: MINUTE,
      most: config.questionsPerMinute,
      refusal: 'Many questions came from here. Please try again in a minute.',
    },
    link: {
      seconds: HOUR,
      most: config.linksPerHour,
      refusal: 'Many links were read from here. Please try again later.',
    },
    contact: messages,
    newsletter: messages,
    report: messages,
    share: {
      seconds: DAY,
      most: config.sharesPerDay,
      refusal: 'Many recipes were sent from here today. Please try again tomorrow.',
    },
    event: { seconds: MINUTE, most: EVENTS_PER_MINUTE, refusal: 'Too many at once.' },
    audit: {
      seconds: MINUTE,
      most: AUDITS_PER_MINUTE,
      refusal: 'The audit was asked for often from here. Please try again in a minute.',
    },
    household: {
      seconds: MINUTE,
      most: HOUSEHOLD_CALLS_PER_MINUTE,
      refusal: 'Too many at once. Please try again in a minute.',
    },
    'new-household': {
      seconds: DAY,
      most: config.householdsPerDay,
      refusal: 'Many households were started from here today. Please try again tomorrow.',
    },
    reminders: {
      seconds: HOUR,
      most: REMINDERS_PER_HOUR,
      refusal: 'Many reminders came from here. Please try again later.',
    },
  };
}

/** The caller as the server knows it: a rate-limit key that is not an address, and a country. */
export type Visitors = {
  addressKey(ctx: Context): string;
  /**
   * Counts a hit for a household and for its /48.
   * @param cost of the hit, 1 by default
   * @throws {ApiError} 429 when too many of this kind came from this address
   */
  limit(ctx: Context, kind: keyof ReturnType<typeof boundsOf>, cost?: number): Promise<void>;
  /** A request's country: from a trusted proxy's header, else from the embedded database. */
  whereFrom(ctx: Context): DetectedCountry;
  /** Its ISO 3166 alpha-2 code; null if unknown. */
  country(ctx: Context): string | null;
};

export function createVisitors(limits: Store['limits'], config: VisitorConfig): Visitors {
  const keysOf = createAddressKeys(config);
  const bounds = boundsOf(config);
  function whereFrom(ctx: Context): DetectedCountry {
    const told =
      config.countryHeader === undefined || config.trustProxy === 0 ? '' : ctx.get(config.countryHeader);
    const code = told.toUpperCase();
    // XX and T1 mean 'unknown' and 'Tor' at the common proxies.
    if (/^[A-Z]{2}$/.test(code) && code !== 'XX') return { country_code: code, method: 'header' };
    const { countryOf, date } = countryDatabase();
    const found = countryOf(ctx.ip);
    if (found === null) return { country_code: null, method: 'none' };
    return { country_code: found, method: 'database', database_date: date };
  }
  return {
    addressKey: (ctx) => keysOf(ctx.ip).own,
    async limit(ctx, kind, asked = 1) {
      const { seconds, most, refusal } = bounds[kind];
      // A recipe's first hit is counted before its body is read: the others leave room for it.
      const cost = kind === 'analyse' ? Math.max(1, Math.min(asked, most - 1)) : asked;
      // With `app.proxy` Koa takes the address seen by the outermost trusted proxy, else the socket's.
      const { own, site } = keysOf(ctx.ip);
      const keys = [[own, most] as const, ...(site === null ? [] : [[site, HOUSEHOLDS * most] as const])];
      for (const [key, bound] of keys) {
        const { isAllowed, retryAfterSeconds } = await limits.hit(`${kind}:${key}`, seconds, bound, cost);
        if (!isAllowed) throw tooManyRequests(refusal, retryAfterSeconds);
      }
    },
    whereFrom,
    country: (ctx) => whereFrom(ctx).country_code,
  };
}

/** The groups of an IPv6 address; null for IPv4, mapped or plain. */
function groupsOf(address: string): string[] | null {
  if (!isIPv6(address) || /^::ffff:\d+\./i.test(address)) return null;
  const [before = '', after] = address.split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after === undefined || after === '' ? [] : after.split(':');
  return [...head, ...Array(Math.max(0, 8 - head.length - tail.length)).fill('0'), ...tail];
}

export type AddressKeys = {
  /** Key of a household: an IPv6 /64 or one IPv4 address. */
  own: string;
  /** Key of its /48, which one customer of a provider may have; null for IPv4. */
  site: string | null;
};

const KEY_LENGTH = 16;

/**
 * Derives rate-limit keys from addresses. 96 bits, so no one shares a stranger's limit; without the secret they can't be
 * reversed by trying all addresses.
 * @param config several servers count together if they share the secret
 */
export function createAddressKeys(config: Parameters<typeof secretOf>[0]): (address: string) => AddressKeys {
  let secret: string | Buffer | undefined;
  function readSecret(): string | Buffer {
    try {
      return secretOf(config);
    } catch {
      // An unwritable folder must not stop visitors: then this process counts on its own.
      return randomBytes(32);
    }
  }
  function keyOf(network: string): string {
    secret ??= readSecret();
    return createHmac('sha256', secret).update(`address:${network}`).digest('base64url').slice(0, KEY_LENGTH);
  }
  return (address) => {
    const groups = groupsOf(address);
    if (groups === null) return { own: keyOf(address.replace(/^::ffff:/i, '')), site: null };
    const network = (bits: 48 | 64) => keyOf(`${groups.slice(0, bits / 16).join(':')}::/${bits}`);
    return { own: network(64), site: network(48) };
  };
}

const FILE = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

/** Rows of this database contain only the code. */
type CountryRow = CountryResponse & { country_code?: string };

export type CountryDatabase = {
  /** The file's build date, ISO 8601. */
  date: string;
  /** ISO 3166 alpha-2; null for private, unknown and unreadable addresses. */
  countryOf(address: string): string | null;
};

let opened: CountryDatabase | undefined;

/** The embedded table of address ranges by country, 8 MB in memory, read at its first use and once per process. */
export function countryDatabase(): CountryDatabase {
  opened ??= open();
  return opened;
}

function open(): CountryDatabase {
  const reader = new Reader<CountryRow>(readFileSync(createRequire(import.meta.url).resolve(FILE)));
  return {
    date: reader.metadata.buildEpoch.toISOString().slice(0, 10),
    countryOf: (address) => reader.get(address.replace(/^::ffff:(?=\d+\.)/i, ''))?.country_code ?? null,
  };
}
