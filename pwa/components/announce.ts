import { useEffect, useRef } from 'react';

/** The app's two live regions, in its layout from the first frame: screen readers announce their text. */
export const LIVE_REGIONS = { polite: 'said', assertive: 'said-at-once' } as const;

/** Long enough for a screen reader to notice, too short to come across while reading on. */
const KEPT_MS = 1000;

/**
 * Announces a change of state to screen readers. Repeats within the same second are announced once.
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
  /** For text that changes with every keystroke. */
  delayMs?: number;
  /** Text not to announce; by default that of the first render. */
  before?: string;
};

/** Announces the text whenever it changes. */
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

/** Like `useAnnouncement`, where hooks are not allowed. */
export function Announced({ words, ...options }: AnnouncementOptions & { words: string }): null {
  useAnnouncement(words, options);
  return null;
}
