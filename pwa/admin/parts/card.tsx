// Imported before our own styles, so that ours win: a tab may load before the panel.
import './theme.css';
import { Card as RadixCard } from '@radix-ui/themes';
import type { ComponentProps } from 'react';
import { classNames } from '../../components/class-names.ts';
import styles from './card.module.css';

/** A white card with our radius and shadow. `asChild` renders it as its child, such as a list item. */
export function Card({ className, ...props }: ComponentProps<typeof RadixCard>) {
  return (
    <RadixCard {...props} variant="surface" size="3" className={classNames(styles['card'], className)} />
  );
}
