import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { EarlyActs } from './early-acts.ts';

type LatePartProps = {
  /** What `whenNear` waits for. */
  id: string;
  fallback: ReactNode;
  children: ReactNode;
};

/** A part of the page that the server paints and the device takes over when its chunk is there. */
export function LatePart({ id, fallback, children }: LatePartProps) {
  const place = useRef<HTMLDivElement>(null);
  const isTaken = useRef(false);
  const early = useRef<EarlyActs>(null);
  early.current ??= new EarlyActs();
  const acts = early.current;

  useEffect(() => {
    // On the window: React lets nothing through to a part that it has not taken over.
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

  return (
    <div ref={place} id={id}>
      <Suspense fallback={fallback}>
        {children}
        <Taken
          onTaken={() => {
            isTaken.current = true;
          }}
          onReady={() => void acts.repeat()}
        />
      </Suspense>
    </div>
  );
}

type TakenProps = { onTaken: () => void; onReady: () => void };

/** Tells that the part it stands in has been taken over: in the same breath, so that no press is heard twice. */
function Taken({ onTaken, onReady }: TakenProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once
  useLayoutEffect(onTaken, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once
  useEffect(onReady, []);
  return null;
}
