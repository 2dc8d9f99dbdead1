import { useEffect, useState } from 'react';

/** Debounces a value: the latest that stayed unchanged for `delayMs`; undefined until the first one has. */
export function useDebouncedValue<T>(value: T, delayMs: number): T | undefined {
  const [settled, setSettled] = useState<{ value: T }>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ value }), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled?.value;
}
