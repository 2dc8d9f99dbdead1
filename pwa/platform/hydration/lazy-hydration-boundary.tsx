import { Activity, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { PreHydrationEvents } from './pre-hydration-events.ts';

type LazyHydrationBoundaryProps = {
  /** Element id that `whenNear` observes. */
  id?: string | undefined;
  /** Given for content that may be kept without being shown. */
  isHidden?: boolean;
  /** The first frame of a pre-rendered page does without it. */
  isBelowFold?: boolean | undefined;
  /**
   * Props that change before hydration are applied after it: React would show the fallback instead of the server-rendered
   * content. The parent needs a `key` for what it shows, or the content of an earlier one would stay.
   */
  isHeld?: boolean;
  className?: string | undefined;
  fallback: ReactNode;
  /** Called once the content answers presses. */
  onTaken?: (() => void) | undefined;
  children: ReactNode;
};

/**
 * Lazy hydration boundary: server-rendered content that hydrates once its chunk has loaded. Whatever holds a control is in one:
 * React drops what is pressed in a plain `Suspense` whose chunk is on its way.
 */
export function LazyHydrationBoundary(props: LazyHydrationBoundaryProps) {
  const { id, isHidden, isBelowFold, isHeld = false, className, fallback, onTaken, children } = props;
  const place = useRef<HTMLDivElement>(null);
  const isTaken = useRef(false);
  const [isReleased, setReleased] = useState(false);
  const held = useRef<ReactNode>(null);
  const early = useRef<PreHydrationEvents>(null);
  early.current ??= new PreHydrationEvents();
  const acts = early.current;

  useEffect(() => {
    // On the window, because React delivers no events to a boundary that is not hydrated.
    const note = (event: Event) => {
      if (!isTaken.current && place.current?.contains(event.target as Node)) acts.note(event);
    };
    addEventListener('click', note, true);
    addEventListener('input', note, true);
    return () => {
      removeEventListener('click', note, true);
      removeEventListener('input', note, true);
    };
  }, [acts]);

  const current = (
    <Suspense fallback={fallback}>
      {children}
      <Taken
        onTaken={() => {
          isTaken.current = true;
          setReleased(isHeld);
          onTaken?.();
        }}
        onReady={() => void acts.repeat()}
      />
    </Suspense>
  );
  held.current ??= current;
  const content = isHeld && !isReleased ? held.current : current;
  return (
    <div ref={place} id={id} className={className} data-below-fold={isBelowFold}>
      {isHidden === undefined ? (
        content
      ) : (
        <Activity mode={isHidden ? 'hidden' : 'visible'}>{content}</Activity>
      )}
    </div>
  );
}

type TakenProps = { onTaken: () => void; onReady: () => void };

/** Reports hydration from a layout effect: synchronously, so that no click is handled twice. */
function Taken({ onTaken, onReady }: TakenProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once
  useLayoutEffect(onTaken, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once
  useEffect(onReady, []);
  return null;
}
