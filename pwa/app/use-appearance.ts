import { useEffect } from 'react';
import { usePreference, usePreferencesRead } from '../database/preferences.ts';

/** Also read by the script in the page's head, before the first paint. */
const STORED_AS = 'appearance';

/** Keeps the page's light or dark class with the preference, and with the system where that is the preference. */
export function useAppearance(): void {
  const appearance = usePreference('appearance');
  const isRead = usePreferencesRead();
  useEffect(() => {
    if (!isRead) return;
    const system = matchMedia('(prefers-color-scheme: dark)');
    const apply = () => {
      const isDark = appearance === 'dark' || (appearance === 'system' && system.matches);
      document.documentElement.className = isDark ? 'dark' : 'light';
    };
    apply();
    try {
      localStorage.setItem(STORED_AS, appearance);
    } catch {
      // Without it the next start flashes once.
    }
    system.addEventListener('change', apply);
    return () => system.removeEventListener('change', apply);
  }, [appearance, isRead]);
}
