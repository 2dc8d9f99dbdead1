import { useEffect, useState } from 'react';

/** Debounces a value: undefined until it has been unchanged for `delayMs`. */
export function useDebouncedValue<T>(value: T, delayMs: number): T | undefined {
  const [settled, setSettled] = useState<{ value: T }>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ value }), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled?.value;
}
