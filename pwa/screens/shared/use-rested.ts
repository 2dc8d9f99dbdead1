import { useEffect, useState } from 'react';

/** Debounces a value: undefined until it has been unchanged for `restMs`. */
export function useRested<T>(value: T, restMs: number): T | undefined {
  const [rested, setRested] = useState<{ value: T }>();
  useEffect(() => {
    const timer = setTimeout(() => setRested({ value }), restMs);
    return () => clearTimeout(timer);
  }, [value, restMs]);
  return rested?.value;
}
