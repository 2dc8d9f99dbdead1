import { SALES_RETAILER } from '#domain/revenue/network-report';

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** '£1,234.50' */
export const inPounds = (amount: number): string => pounds.format(amount);

/** '$1,234.50' */
export const inDollars = (amount: number): string => dollars.format(amount);

/** An amount of a report in its own currency: 'US$12.30'. */
export const inCurrency = (amount: number, currency: string): string =>
  amount.toLocaleString('en-GB', { style: 'currency', currency });

/** '1,234' */
export const inNumber = (count: number): string => count.toLocaleString('en-GB');

/** '2.5%' */
export const inPercent = (percent: number): string => `${percent.toFixed(1)}%`;

/** Where a conversion rate of all time comes from. */
export const CONVERSION_SOURCE = `Sales divided by clicks on ${SALES_RETAILER} links, on the days that reports cover and we counted.`;
