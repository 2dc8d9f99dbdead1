import { type HTMLAttributes, type Ref, useEffect, useRef } from 'react';
import { announce } from './announce.ts';

type SpokenErrorProps = HTMLAttributes<HTMLElement> & {
  as?: 'p' | 'div' | 'section';
  /** What is said, where that is not all of the content. */
  words?: string;
};

/** An error in its place. Screen readers hear it at once, when it comes and when its words change. */
export function SpokenError({ as: Tag = 'p', words, ...props }: SpokenErrorProps) {
  const place = useRef<HTMLElement>(null);
  const said = useRef('');
  useEffect(() => {
    const now = words ?? place.current?.textContent ?? '';
    if (now === said.current) return;
    said.current = now;
    announce(now, 'assertive');
  });
  return <Tag ref={place as Ref<never>} data-error {...props} />;
}
