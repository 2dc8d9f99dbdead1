import type { RevenueAnalytics } from '#domain/contract/revenue';
import type { SiteSettings } from '#domain/contract/site-settings';
import { SALES_RETAILER } from '#domain/revenue/network-report';
import { DAY_MS } from '../../../lib/days.ts';

/** An older report leaves a month without figures. */
const STALE_DAYS = 35;
/** Minimum clicks before low sales mean anything. */
const ENOUGH_CLICKS = 100;
/** Percent. */
const LOW_CONVERSION = 1;

export type Facts = Pick<RevenueAnalytics, 'affiliate_performance' | 'assumptions'> & {
  site: Pick<SiteSettings, 'affiliateTags' | 'adNetwork' | 'showsAds'>;
  /** Shop clicks within 30 days by retailer, most first. */
  clicks: readonly [retailer: string, count: number][];
  now: number;
};

const isStale = (until: string | null, now: number) =>
  until !== null && now - Date.parse(until) > STALE_DAYS * DAY_MS;

/** What is worth doing next, based on this site's own figures. */
export function recommendationsOf(facts: Facts): string[] {
  const { site, assumptions, clicks, now } = facts;
  const {
    conversion_rate: conversion,
    top_products: sold,
    top_clicked: clicked,
  } = facts.affiliate_performance.amazon_uk;
  const { affiliateUntil, advertisingUntil, compared } = assumptions;
  const isConnected = Object.keys(site.affiliateTags).length > 0;
  const allClicks = clicks.reduce((sum, [, count]) => sum + count, 0);
  const [unsold] = clicked.filter(
    ({ name }) => !sold.some((each) => each.name.toLowerCase().includes(name.toLowerCase())),
  );
  const found: (string | false)[] = [
    !isConnected &&
      'No associate tag is set, so no sale is credited. Set AFFILIATE_TAGS to your markets’ tags.',
    isConnected &&
      affiliateUntil === null &&
      'Import Amazon Associates’ Fee-Earnings report to see sales beside the clicks.',
    isStale(affiliateUntil, now) &&
      `The last sales report ends on ${affiliateUntil}. Import the months since.`,
    site.adNetwork === undefined &&
      'No advertising network is connected: set AD_CLIENT, AD_UNITS and CONSENT_PLATFORM_URL.',
    site.adNetwork !== undefined &&
      advertisingUntil === null &&
      'Import the AdSense report by day to see earnings per thousand views.',
    isStale(advertisingUntil, now) &&
      `The last advertising report ends on ${advertisingUntil}. Import the months since.`,
    conversion !== null &&
      compared.clicks >= ENOUGH_CLICKS &&
      conversion < LOW_CONVERSION &&
      `Fewer than ${LOW_CONVERSION} in 100 of ${compared.clicks} clicks on ${SALES_RETAILER} links led to a sale. Check the pages with the most clicked products.`,
    affiliateUntil !== null &&
      unsold !== undefined &&
      `“${unsold.name}” was clicked ${unsold.clicks} times, but no reported sale names it. Check that its search finds the right thing.`,
    allClicks === 0 && 'Nobody has clicked a shop’s link in 30 days.',
  ];
  return found.filter((words) => words !== false);
}
