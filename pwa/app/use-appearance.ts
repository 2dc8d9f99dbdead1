import { useEffect } from 'react';
import { usePreference, usePreferencesRead } from '../platform/database/preferences.ts';

/** Also read by the script in the page's head, before the first paint. */
const STORED_AS = 'appearance';

/** Background colours of the page, for the browser's own bars. */
const GROUNDS = { light: '#f9f9f8', dark: '#111110' } as const;

function showScheme(scheme: 'light' | 'dark'): void {
  document.documentElement.className = scheme;
  for (const bar of document.head.querySelectorAll('meta[name="theme-color"]')) {
    bar.setAttribute('content', GROUNDS[scheme]);
  }
}

/** Keeps the page's light or dark class in step with the preference, or with the system if that is the preference. */
export function useAppearance(): void {
  const appearance = usePreference('appearance');
  const isRead = usePreferencesRead();
  useEffect(() => {
    if (!isRead) return;
    const system = matchMedia('(prefers-color-scheme: dark)');
    const apply = () => {
      const isDark = appearance === 'dark' || (appearance === 'system' && system.matches);
      showScheme(isDark ? 'dark' : 'light');
    };
    apply();
    try {
      localStorage.setItem(STORED_AS, appearance);
    } catch {
      // Without storage the next start flashes once.
    }
    system.addEventListener('change', apply);
    return () => system.removeEventListener('change', apply);
  }, [appearance, isRead]);
}
