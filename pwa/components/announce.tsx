import { type HTMLAttributes, type Ref, useEffect, useRef } from 'react';

/** The app's two live regions, in its layout from the first frame: screen readers announce their text. */
export const LIVE_REGIONS = { polite: 'said', assertive: 'said-at-once' } as const;

/** Long enough for a screen reader to notice, too short to come across while reading on. */
const KEPT_MS = 1000;

/** Announces a change of state to screen readers. Repeats within the same second are announced once. */
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

type SpokenProps = HTMLAttributes<HTMLElement> & {
  as?: 'p' | 'div' | 'section' | 'h2';
  /** Announced in place of the whole content. */
  words?: string | undefined;
};

const wordsIn = (place: HTMLElement | null): string => {
  const blocks = [...(place?.querySelectorAll('h2, h3, p, li') ?? [])];
  return (blocks.length > 0 ? blocks : [place]).map((block) => block?.textContent ?? '').join(' ');
};

/** Visible text, announced when it appears and when it changes. */
function Spoken({ how, as: Tag = 'p', words, ...props }: SpokenProps & { how: keyof typeof LIVE_REGIONS }) {
  const place = useRef<HTMLElement>(null);
  const said = useRef('');
  useEffect(() => {
    const now = words ?? wordsIn(place.current);
    if (now === said.current) return;
    said.current = now;
    if (now !== '') announce(now, how);
  });
  return <Tag ref={place as Ref<never>} {...props} />;
}

/** An error: screen readers announce it at once. */
export function SpokenError(props: SpokenProps) {
  return <Spoken how="assertive" data-error {...props} />;
}

/** News: screen readers announce it after finishing the current speech. */
export function SpokenNote(props: SpokenProps) {
  return <Spoken how="polite" {...props} />;
}
