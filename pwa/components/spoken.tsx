import { type HTMLAttributes, type Ref, useEffect, useRef } from 'react';
import { announce, type LIVE_REGIONS } from './announce.ts';

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
