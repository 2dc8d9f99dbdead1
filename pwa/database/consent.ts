import { useEffect } from 'react';
import { createStore, useStore } from 'zustand';
import type { Consent } from '#domain/consent/consent';
import {
  CONSENT_KEY,
  type ConsentChoice,
  consentOf,
  NECESSARY_ONLY,
  readConsent,
} from '#domain/consent/stored-consent';

type ConsentState = {
  /** What the visitor chose; null where they have not chosen, undefined until it is read. */
  consent: Consent | null | undefined;
  /** Whether the choice is being looked at again. */
  isCustomizing: boolean;
};

export const consentStore = createStore<ConsentState>(() => ({ consent: undefined, isCustomizing: false }));

/** What the visitor allows; null: not asked yet, which allows nothing. Undefined on the server and until it is read. */
export function useConsent(): Consent | null | undefined {
  useEffect(watchConsent, []);
  return useStore(consentStore, (state) => state.consent);
}

/** What is allowed at this moment, for code outside of screens. */
export function currentConsent(): Consent | null {
  watchConsent();
  return consentStore.getState().consent ?? null;
}

/** Keeps a choice; it holds for this page even where the browser refuses to keep it. */
export function chooseConsent(choice: ConsentChoice, now: Date = new Date()): void {
  const consent = consentOf(choice, now);
  store(consent);
  consentStore.setState({ consent: honoured(consent), isCustomizing: false });
}

/** Opens the dialog with the choices, from wherever the visitor is. */
export function customizeConsent(): void {
  consentStore.setState({ isCustomizing: true });
}

export function closeCustomizing(): void {
  consentStore.setState({ isCustomizing: false });
}

/** Forgets the choice, so that the visitor is asked anew. */
export function forgetConsent(): void {
  try {
    localStorage.removeItem(CONSENT_KEY);
  } catch {
    // Where nothing can be kept, nothing was.
  }
  consentStore.setState({ consent: honoured(null), isCustomizing: false });
}

function store(consent: Consent): void {
  try {
    localStorage.setItem(CONSENT_KEY, JSON.stringify(consent));
  } catch {
    // A browser without storage asks again at the next visit.
  }
}

/** Whether the browser sends Do Not Track or Global Privacy Control, which override the stored consent. */
export function asksNotToBeTracked(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

function honoured(consent: Consent | null): Consent | null {
  if (!asksNotToBeTracked()) return consent;
  const { functional, timestamp } = consent ?? consentOf(NECESSARY_ONLY, new Date());
  return { necessary: true, analytics: false, advertising: false, functional, timestamp };
}

let isWatching = false;

/** Reads the stored choice once, writes an older record anew, and follows what other tabs choose. */
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
