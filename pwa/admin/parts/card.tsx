// Before our own styles, which win by their place: a tab may be loaded before the panel.
import './theme.css';
import { Card as RadixCard } from '@radix-ui/themes';
import type { ComponentProps } from 'react';
import { classNames } from '../../components/class-names.ts';
import styles from './card.module.css';

/** White, with the radius and shadow of the design. `asChild` makes an item of a list or a form of it. */
export function Card({ className, ...props }: ComponentProps<typeof RadixCard>) {
  return (
    <RadixCard {...props} variant="surface" size="3" className={classNames(styles['card'], className)} />
  );
}
