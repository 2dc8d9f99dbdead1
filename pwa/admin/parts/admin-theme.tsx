import { Theme } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { classNames } from '../../components/class-names.ts';
import styles from './admin-theme.module.css';

/** For what opens in a layer at the end of the page: nothing is inherited there. */
export const LAYER_TOKENS = styles['tokens'] ?? '';

/** Around the administrator's area: its components ask for a theme, which the public pages do without. */
export function AdminTheme({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <Theme
      accentColor="grass"
      grayColor="sand"
      radius="large"
      panelBackground="solid"
      hasBackground={false}
      className={classNames(LAYER_TOKENS, className)}
    >
      {children}
    </Theme>
  );
}
