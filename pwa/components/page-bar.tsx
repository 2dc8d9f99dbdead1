import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { measureEdge } from './measure-edge.ts';
import styles from './page-bar.module.css';

const measure = measureEdge('--page-bar');

type PageBarProps = {
  children: ReactNode;
  className?: string | undefined;
  /** Hides on phones to leave its room to the page. */
  isAway?: boolean;
};

/** A screen's main action: on phones at the bottom, within thumb reach; in the flow in a wide or short window. */
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
