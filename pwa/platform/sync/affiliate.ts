import type { TrackClickBody } from '#domain/contract/analytics';
import { currentConsent } from '../database/consent.ts';

/** Session id for one tab's clicks; never stored. */
let sessionId: string | undefined;

/**
 * Counts a click on an affiliate link without waiting; failures are silent. Before consent it is a bare
 * count per retailer and product.
 */
export function trackAffiliateClick(retailer: string, product: string): void {
  const body: TrackClickBody = { retailer, product, ...(currentConsent()?.advertising && visitDetails()) };
  const json = JSON.stringify(body);
  // Spelled out: the contract would bring its schemas to pages that need none.
  const path = '/api/affiliate/track-click';
  try {
    // Outlives the page if the link replaces it.
    if (navigator.sendBeacon?.(path, new Blob([json], { type: 'application/json' }))) return;
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: json };
    void fetch(path, { ...init, keepalive: true }).catch(() => {});
  } catch {
    // No click is worth an error.
  }
}

function visitDetails(): Pick<TrackClickBody, 'sessionId' | 'referrerUrl' | 'userAgent'> {
  sessionId ??= Math.random().toString(36).slice(2);
  return {
    sessionId,
    referrerUrl: location.href.slice(0, 2000),
    userAgent: navigator.userAgent.slice(0, 500),
  };
}
