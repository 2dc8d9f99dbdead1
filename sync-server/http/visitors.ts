import type { Context } from 'koa';
import type { DetectedCountry } from '#domain/contract/country';
import type { Config } from '../lib/config.ts';
import { tooManyRequests } from '../lib/errors.ts';
import type { Store } from '../storage/store/store.ts';
import { createAddressKeys } from './client-address.ts';
import { countryDatabase } from './country-database.ts';

const HOUR_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * HOUR_SECONDS;
const MINUTE_SECONDS = 60;
/** Far more than a household needs, far less than does harm. */
const EVENTS_PER_MINUTE = 240;
/** How many households of one /48 may reach their limit at the same time. */
const HOUSEHOLDS = 8;
/** A household of two that shops with both phones; one sent whole counts as some 130. */
const HOUSEHOLD_CALLS_PER_MINUTE = 600;
/** A device sends its reminders at each start and change. */
const REMINDERS_PER_HOUR = 60;
/** An audit page sends two requests. */
const AUDITS_PER_MINUTE = 20;

/** The caller as the server knows it: a rate-limit key that is not an address, and a country. */
export type Visitors = {
  addressKey(ctx: Context): string;
  /** @throws {ApiError} 429 when too many reviews came from this address within the hour */
  limitReviews(ctx: Context): Promise<void>;
  /** @throws {ApiError} 429 when too many photos came from this address within the hour */
  limitPhotos(ctx: Context): Promise<void>;
  /** @throws {ApiError} 429 when known photos were sent again too often within the hour */
  limitPhotoRepeats(ctx: Context): Promise<void>;
  /** @throws {ApiError} 429 when too many recipes were sent in from this address within the hour */
  limitSubmissions(ctx: Context): Promise<void>;
  /**
   * @param cost of the analysis, 1 for a recipe as people write them
   * @throws {ApiError} 429 when too many recipes were analysed for this address within the minute
   */
  limitAnalyses(ctx: Context, cost?: number): Promise<void>;
  /** @throws {ApiError} 429 when the assistant was asked too often from this address within the minute */
  limitQuestions(ctx: Context): Promise<void>;
  /** @throws {ApiError} 429 when too many pages were read by link for this address within the hour */
  limitLinks(ctx: Context): Promise<void>;
  /** @throws {ApiError} 429 when too many of this kind came from this address within the hour */
  limitMessages(ctx: Context, kind: 'contact' | 'newsletter' | 'report'): Promise<void>;
  /** @throws {ApiError} 429 when too many recipes were sent by e-mail for this address within the day */
  limitShares(ctx: Context): Promise<void>;
  /** @throws {ApiError} 429 when too many clicks and views came from this address within the minute */
  limitEvents(ctx: Context): Promise<void>;
  /** @throws {ApiError} 429 when the site's audit was asked for too often from this address within the minute */
  limitAudits(ctx: Context): Promise<void>;
  /**
   * @param cost of the call, by the length of its body
   * @throws {ApiError} 429 when shared households were called too often from this address within the minute
   */
  limitHouseholdCalls(ctx: Context, cost: number): Promise<void>;
  /** @throws {ApiError} 429 when too many households were started from this address within the day */
  limitNewHouseholds(ctx: Context): Promise<void>;
  /** @throws {ApiError} 429 when reminders came too often from this address within the hour */
  limitReminders(ctx: Context): Promise<void>;
  /** A request's country: from a trusted proxy's header, else from the embedded database. */
  whereFrom(ctx: Context): DetectedCountry;
  /** Its ISO 3166 alpha-2 code; null if unknown. */
  country(ctx: Context): string | null;
};

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

export function createVisitors(limits: Store['limits'], config: VisitorConfig): Visitors {
  const keysOf = createAddressKeys(config);
  /**
   * Counts a hit for a household and for its /48.
   */
  async function limit(
    ctx: Context,
    kind: string,
    { seconds, most, refusal, cost = 1 }: { seconds: number; most: number; refusal: string; cost?: number },
  ): Promise<void> {
    // With `app.proxy` Koa takes the address seen by the outermost trusted proxy, else the socket's.
    const { own, site } = keysOf(ctx.ip);
    const bounds = [[own, most] as const, ...(site === null ? [] : [[site, HOUSEHOLDS * most] as const])];
    for (const [key, bound] of bounds) {
      const { isAllowed, retryAfterSeconds } = await limits.hit(`${kind}:${key}`, seconds, bound, cost);
      if (!isAllowed) throw tooManyRequests(refusal, retryAfterSeconds);
    }
  }
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
    async limitReviews(ctx) {
      const refusal = 'Many reviews came from here. Please try again later.';
      await limit(ctx, 'review', { seconds: HOUR_SECONDS, most: config.reviewsPerHour, refusal });
    },
    async limitPhotos(ctx) {
      const refusal = 'Many photos came from here. Please try again later.';
      await limit(ctx, 'photo', { seconds: HOUR_SECONDS, most: config.reviewsPerHour, refusal });
    },
    async limitPhotoRepeats(ctx) {
      const refusal = 'These photos came again and again. Please try again later.';
      await limit(ctx, 'photo-repeat', { seconds: HOUR_SECONDS, most: 4 * config.reviewsPerHour, refusal });
    },
    async limitSubmissions(ctx) {
      const refusal = 'Many recipes came from here. Please try again later.';
      await limit(ctx, 'recipe', { seconds: HOUR_SECONDS, most: config.messagesPerHour, refusal });
    },
    async limitAnalyses(ctx, cost = 1) {
      const refusal = 'Many recipes were analysed from here. Please try again in a minute.';
      await limit(ctx, 'analyse', {
        seconds: MINUTE_SECONDS,
        most: config.analysesPerMinute,
        refusal,
        cost: Math.max(1, Math.min(cost, config.analysesPerMinute - 1)),
      });
    },
    async limitQuestions(ctx) {
      const refusal = 'Many questions came from here. Please try again in a minute.';
      await limit(ctx, 'question', { seconds: MINUTE_SECONDS, most: config.questionsPerMinute, refusal });
    },
    async limitLinks(ctx) {
      const refusal = 'Many links were read from here. Please try again later.';
      await limit(ctx, 'link', { seconds: HOUR_SECONDS, most: config.linksPerHour, refusal });
    },
    async limitMessages(ctx, kind) {
      const refusal = 'Many messages came from here. Please try again later.';
      await limit(ctx, kind, { seconds: HOUR_SECONDS, most: config.messagesPerHour, refusal });
    },
    async limitShares(ctx) {
      const refusal = 'Many recipes were sent from here today. Please try again tomorrow.';
      await limit(ctx, 'share', { seconds: DAY_SECONDS, most: config.sharesPerDay, refusal });
    },
    async limitEvents(ctx) {
      await limit(ctx, 'event', {
        seconds: MINUTE_SECONDS,
        most: EVENTS_PER_MINUTE,
        refusal: 'Too many at once.',
      });
    },
    async limitAudits(ctx) {
      const refusal = 'The audit was asked for often from here. Please try again in a minute.';
      await limit(ctx, 'audit', { seconds: MINUTE_SECONDS, most: AUDITS_PER_MINUTE, refusal });
    },
    async limitHouseholdCalls(ctx, cost) {
      const refusal = 'Too many at once. Please try again in a minute.';
      await limit(ctx, 'household', {
        seconds: MINUTE_SECONDS,
        most: HOUSEHOLD_CALLS_PER_MINUTE,
        refusal,
        cost,
      });
    },
    async limitNewHouseholds(ctx) {
      const refusal = 'Many households were started from here today. Please try again tomorrow.';
      await limit(ctx, 'new-household', { seconds: DAY_SECONDS, most: config.householdsPerDay, refusal });
    },
    async limitReminders(ctx) {
      const refusal = 'Many reminders came from here. Please try again later.';
      await limit(ctx, 'reminders', { seconds: HOUR_SECONDS, most: REMINDERS_PER_HOUR, refusal });
    },
    whereFrom,
    country: (ctx) => whereFrom(ctx).country_code,
  };
}
