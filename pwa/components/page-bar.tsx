import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { measureEdge } from './measure-edge.ts';
import styles from './page-bar.module.css';

const measure = measureEdge('--page-bar');

type PageBarProps = {
  children: ReactNode;
  className?: string | undefined;
  /** Gives its room to the page, on phones. */
  isAway?: boolean;
};

/** A screen's main action: on phones at the lower edge, in reach of the thumb; in the flow of a wide or a low window. */
export function PageBar({ children, className, isAway = false }: PageBarProps) {
  return (
    <div
      ref={measure}
      className={classNames(styles['bar'], className)}
      data-edge
      data-away={isAway || undefined}
    >
      {children}
    </div>
  );
}
