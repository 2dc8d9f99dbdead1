import { Theme } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { classNames } from '../../components/class-names.ts';
import styles from './admin-theme.module.css';

/** Class for layers, which open at the end of the body and inherit nothing. */
export const LAYER_TOKENS = styles['tokens'] ?? '';

/** Theme of the administration area; the public pages need none. */
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
