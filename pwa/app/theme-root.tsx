import type { ReactNode } from 'react';

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
