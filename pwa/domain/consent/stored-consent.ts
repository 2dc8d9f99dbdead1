import type { Consent } from './consent.ts';

/** Key of the record in local storage. */
export const CONSENT_KEY = 'cookieConsent';

/** The categories a visitor can allow or refuse. */
export type ConsentChoice = Pick<Consent, 'analytics' | 'advertising' | 'functional'>;

export const ACCEPT_ALL: ConsentChoice = { analytics: true, advertising: true, functional: true };
export const NECESSARY_ONLY: ConsentChoice = { analytics: false, advertising: false, functional: false };

/** A consent record dated `now`. */
export function consentOf(choice: ConsentChoice, now: Date): Consent {
  const { analytics, advertising, functional } = choice;
  return { necessary: true, analytics, advertising, functional, timestamp: now.toISOString() };
}

/**
 * Reads a stored record in either vocabulary: `advertising`, `functional` or the older `marketing`, `preferences`.
 * Only an explicit true is consent. Validated by hand because it runs before any schema is loaded.
 * @param now date of a record that has none
 * @returns null if nothing readable is stored, so that the visitor is asked
 */
export function readConsent(text: string | null, now: Date): Consent | null {
  const record = parsed(text);
  if (record === null || typeof record['analytics'] !== 'boolean') return null;
  const allows = (name: string, older: string) => (record[name] ?? record[older]) === true;
  const choice = {
    analytics: record['analytics'],
    advertising: allows('advertising', 'marketing'),
    functional: allows('functional', 'preferences'),
  };
  const made = new Date(String(record['timestamp']));
  return consentOf(choice, Number.isNaN(made.getTime()) ? now : made);
}

function parsed(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

type Granted = 'granted' | 'denied';

/** Consent settings under the analytics service's own names. */
type ConsentSettings = Record<
  'analytics_storage' | 'ad_storage' | 'ad_user_data' | 'ad_personalization',
  Granted
>;

/** Analytics storage follows analytics; ad storage, ad user data and ad personalisation follow advertising. */
export function consentSettings({ analytics, advertising }: ConsentChoice): ConsentSettings {
  const granted = (allowed: boolean): Granted => (allowed ? 'granted' : 'denied');
  return {
    analytics_storage: granted(analytics),
    ad_storage: granted(advertising),
    ad_user_data: granted(advertising),
    ad_personalization: granted(advertising),
  };
}
