import { useEffect, useState } from 'react';

/** A value once it has stayed the same for so long; undefined until then. */
export function useRested<T>(value: T, restMs: number): T | undefined {
  const [rested, setRested] = useState<{ value: T }>();
  useEffect(() => {
    const timer = setTimeout(() => setRested({ value }), restMs);
    return () => clearTimeout(timer);
  }, [value, restMs]);
  return rested?.value;
}
