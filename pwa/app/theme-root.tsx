import type { ReactNode } from 'react';

type ThemeRootProps = { accentColor: 'grass' | 'amber' | 'plum'; children: ReactNode };

/**
 * The element that the rules of Radix Themes hang on. Written by hand: the library's own `Theme` adds providers of
 * direction and tooltips that nothing here asks for, and they would bring its positioning engine into the first load.
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
