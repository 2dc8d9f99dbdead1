/** Year of every price of a food or supplement. Pages state it, so it lives outside the tables they load late. */
export const PRICE_YEAR = 2026;

/**
 * Where the prices of the tables come from, by the word in their source column. All are our own estimates of shelf prices,
 * typed from memory: nothing is fetched, and no shop is quoted.
 */
export const PRICE_SOURCES = {
  supermarket: `estimate of UK supermarkets, ${PRICE_YEAR}`,
  butcher: `estimate of UK butchers and game dealers, ${PRICE_YEAR}`,
  'online shop': `estimate of UK online shops, ${PRICE_YEAR}`,
  pharmacy: `estimate of UK online pharmacies and supermarkets, ${PRICE_YEAR}`,
  tap: 'free from the tap',
} as const;

export type PriceSource = keyof typeof PRICE_SOURCES;
