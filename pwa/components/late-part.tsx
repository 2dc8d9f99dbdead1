import { type ReactNode, Suspense, useEffect, useRef } from 'react';

type LatePartProps = {
  /** What `whenNear` waits for. */
  id: string;
  fallback: ReactNode;
  children: ReactNode;
};

/**
 * A part of the page that the server paints and the device takes over when its chunk is there. A press on a button before
 * that would be lost: the last one is repeated once the part listens.
 */
export function LatePart({ id, fallback, children }: LatePartProps) {
  const place = useRef<HTMLDivElement>(null);
  const isTaken = useRef(false);
  const pressed = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (isTaken.current) return;
    // On the window: React lets nothing through to a part that it has not taken over.
    const remember = ({ target }: Event) => {
      const button = (target as Element).closest('button');
      pressed.current = !isTaken.current && place.current?.contains(button) ? button : null;
    };
    addEventListener('click', remember, true);
    return () => removeEventListener('click', remember, true);
  }, []);

  return (
    <div ref={place} id={id}>
      <Suspense fallback={fallback}>
        {children}
        <Taken
          onTaken={() => {
            isTaken.current = true;
            pressed.current?.click();
          }}
        />
      </Suspense>
    </div>
  );
}

/** Tells that the part it stands in has been taken over. */
function Taken({ onTaken }: { onTaken: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once
  useEffect(onTaken, []);
  return null;
}
