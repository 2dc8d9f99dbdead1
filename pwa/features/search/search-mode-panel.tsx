import type { ReactNode } from 'react';
import type { SearchMode } from './search-modes.ts';

type SearchModePanelProps = {
  /** The id given to the tabs. */
  id: string;
  mode: SearchMode;
  /** Mode on display. */
  value: SearchMode;
  className?: string | undefined;
  children: ReactNode;
};

/** Panel of one search mode; keeps its content while hidden. */
export function SearchModePanel({ id, mode, value, className, children }: SearchModePanelProps) {
  return (
    <div
      role="tabpanel"
      id={`${id}-panel-${mode}`}
      aria-labelledby={`${id}-tab-${mode}`}
      className={className}
      hidden={value !== mode}
    >
      {children}
    </div>
  );
}
