import { useEffect, useRef } from 'react';

/** The two live regions of the app, in its layout from the first frame on: screen readers hear what is put into them. */
export const LIVE_REGIONS = { polite: 'said', assertive: 'said-at-once' } as const;

/** Longer than a screen reader takes to notice it, too short to be met by reading on. */
const KEPT_MS = 1000;

/**
 * Says a change of state to screen readers once, in few words. The same words said again in the same second are heard
 * once.
 */
export function announce(words: string, how: keyof typeof LIVE_REGIONS = 'polite'): void {
  const region = document.getElementById(LIVE_REGIONS[how]);
  if (region === null || [...region.children].some(({ textContent }) => textContent === words)) return;
  const said = document.createElement('p');
  said.textContent = words;
  region.append(said);
  setTimeout(() => said.remove(), KEPT_MS);
}

type AnnouncementOptions = {
  /** For words that change with every key. */
  delayMs?: number;
  /** Words that are not said again; by default those of the first render. */
  before?: string;
};

/** Says the words whenever they change. */
export function useAnnouncement(
  words: string,
  { delayMs = 0, before = words }: AnnouncementOptions = {},
): void {
  const said = useRef(before);
  useEffect(() => {
    if (words === said.current) return;
    const timer = setTimeout(() => {
      said.current = words;
      if (words !== '') announce(words);
    }, delayMs);
    return () => clearTimeout(timer);
  }, [words, delayMs]);
}

/** As `useAnnouncement`, where hooks cannot stand. */
export function Announced({ words, ...options }: AnnouncementOptions & { words: string }): null {
  useAnnouncement(words, options);
  return null;
}
