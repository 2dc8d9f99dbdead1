import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './fold.module.css';

type FoldProps = {
  /** Always visible: the title, and a short summary of the content. */
  title: ReactNode;
  /** Makes the title a heading of the second level. */
  headingId?: string;
  fact: ReactNode;
  icon?: ReactNode;
  /** For links: one to the content opens the fold, one to the title does not. */
  contentId?: string;
  /** Called when it opens, and after hydration if it was opened before. */
  onOpen?: () => void;
  children: ReactNode;
};

/** A native disclosure: it works without scripts, and in-page links and searches open it. */
export function Fold({ title, headingId, fact, icon, contentId, onOpen, children }: FoldProps) {
  const place = useRef<HTMLDetailsElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only if it was opened before hydration
  useEffect(() => {
    if (place.current === null) return;
    // A link followed before hydration opens an element that React then replaces.
    if (contentId !== undefined && location.hash === `#${contentId}`) place.current.open = true;
    if (place.current.open) onOpen?.();
  }, []);
  return (
    <details
      ref={place}
      className={styles['fold']}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary>
        {icon}
        {headingId === undefined ? <span>{title}</span> : <h2 id={headingId}>{title}</h2>}
        <span className={styles['fact']}>{fact}</span>
      </summary>
      <div id={contentId} className={styles['inside']}>
        {children}
      </div>
    </details>
  );
}

type FoldsProps = {
  /** Adds space above. */
  isApart?: boolean;
  children: ReactNode;
};

/** A card of folds. */
export function Folds({ isApart = false, children }: FoldsProps) {
  return <div className={classNames(styles['folds'], isApart && styles['apart'])}>{children}</div>;
}
