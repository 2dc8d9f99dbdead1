import { useEffect } from 'react';
import { createStore, useStore } from 'zustand';
import type { Consent } from '#domain/consent/consent';
import { CONSENT_KEY, type ConsentChoice, consentOf, readConsent } from '#domain/consent/stored-consent';

type ConsentState = {
  /** The visitor's choice; null before they have chosen, undefined until it is read. */
  consent: Consent | null | undefined;
  /** Whether the choices are open for editing. */
  isCustomizing: boolean;
};

export const consentStore = createStore<ConsentState>(() => ({ consent: undefined, isCustomizing: false }));

/** The consent; null: not chosen yet, which allows nothing. Undefined on the server and until it is read. */
export function useConsent(): Consent | null | undefined {
  useEffect(watchConsent, []);
  return useStore(consentStore, (state) => state.consent);
}

/** The current consent, for code outside components. */
export function currentConsent(): Consent | null {
  watchConsent();
  return consentStore.getState().consent ?? null;
}

/** Stores a choice; it holds for this page even if the browser refuses to store it. */
export function chooseConsent(choice: ConsentChoice, now: Date = new Date()): void {
  const consent = consentOf(choice, now);
  store(consent);
  consentStore.setState({ consent: honoured(consent), isCustomizing: false });
}

/** Opens the dialog with the choices. */
export function customizeConsent(): void {
  consentStore.setState({ isCustomizing: true });
}

export function closeCustomizing(): void {
  consentStore.setState({ isCustomizing: false });
}

/** Deletes the choice, so that the visitor is asked again. */
export function forgetConsent(): void {
  try {
    localStorage.removeItem(CONSENT_KEY);
  } catch {
    // Without storage there is nothing to delete.
  }
  consentStore.setState({ consent: honoured(null), isCustomizing: false });
}

function store(consent: Consent): void {
  try {
    localStorage.setItem(CONSENT_KEY, JSON.stringify(consent));
  } catch {
    // Without storage the visitor is asked again at the next visit.
  }
}

/** Whether the browser sends Do Not Track or Global Privacy Control, which rule out analytics and advertising. */
export function asksNotToBeTracked(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

function honoured(consent: Consent | null): Consent | null {
  if (!asksNotToBeTracked()) return consent;
  // Nobody has chosen then, so it has no date.
  const { functional, timestamp } = consent ?? { functional: false, timestamp: '' };
  return { necessary: true, analytics: false, advertising: false, functional, timestamp };
}

let isWatching = false;

/** Reads the stored choice once, rewrites an older format, and follows changes in other tabs. */
function watchConsent(): void {
  if (isWatching) return;
  isWatching = true;
  const text = storedText();
  const consent = readConsent(text, new Date());
  if (consent !== null && JSON.stringify(consent) !== text) store(consent);
  consentStore.setState({ consent: honoured(consent) });
  window.addEventListener('storage', ({ key }: StorageEvent) => {
    if (key === CONSENT_KEY || key === null) {
      consentStore.setState({ consent: honoured(readConsent(storedText(), new Date())) });
    }
  });
}

function storedText(): string | null {
  try {
    return localStorage.getItem(CONSENT_KEY);
  } catch {
    return null;
  }
}
