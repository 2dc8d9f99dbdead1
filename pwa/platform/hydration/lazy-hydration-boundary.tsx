import { Activity, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { PreHydrationEvents } from './pre-hydration-events.ts';

type LazyHydrationBoundaryProps = {
  /** Element id that `whenNear` observes. */
  id?: string | undefined;
  /** For content that may stay mounted without being shown. */
  isHidden?: boolean;
  /** Left out of the first frame of a pre-rendered page. */
  isBelowFold?: boolean | undefined;
  /**
   * Props that change before hydration are applied after it: React would show the fallback instead of the server-rendered
   * content. The parent needs a `key` for what it shows, or earlier content would stay.
   */
  isHeld?: boolean;
  className?: string | undefined;
  fallback: ReactNode;
  /** Called once the content handles presses. */
  onTaken?: (() => void) | undefined;
  children: ReactNode;
};

/**
 * Lazy hydration boundary: server-rendered content that hydrates once its chunk has loaded. Anything with a control needs one:
 * React drops presses in a plain `Suspense` whose chunk is still loading.
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

  // In a layout effect, so that none is lost between the hydration of what is around this and the paint after it.
  useLayoutEffect(() => {
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
