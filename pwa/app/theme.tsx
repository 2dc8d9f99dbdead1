import { type ReactNode, useEffect } from 'react';
import { usePreference, usePreferencesRead } from '../platform/database/preferences.ts';

type ThemeRootProps = { accentColor: 'grass' | 'amber' | 'plum'; children: ReactNode };

/**
 * Root element for the rules of Radix Themes. Hand-written: the library's `Theme` adds direction and tooltip
 * providers that nothing here needs and pulls its positioning engine into the first load.
 */
export function ThemeRoot({ accentColor, children }: ThemeRootProps) {
  return (
    <div
      className="radix-themes"
      data-is-root-theme="true"
      data-accent-color={accentColor}
      data-gray-color="sand"
      data-has-background="false"
      data-panel-background="solid"
      data-radius="large"
      data-scaling="100%"
    >
      {children}
    </div>
  );
}

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
