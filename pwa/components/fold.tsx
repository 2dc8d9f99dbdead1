import { type ReactNode, useEffect, useRef } from 'react';
import styles from './fold.module.css';

type FoldProps = {
  /** Always visible: the title, and what the fold holds in a few words. */
  title: ReactNode;
  fact: ReactNode;
  icon?: ReactNode;
  /** Called when it opens, and after hydration if it was opened before. */
  onOpen?: () => void;
  children: ReactNode;
};

/** A native disclosure: it works before any script does, and links and searches within the page open it. */
export function Fold({ title, fact, icon, onOpen, children }: FoldProps) {
  const place = useRef<HTMLDetailsElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was opened before hydration
  useEffect(() => {
    if (place.current?.open === true) onOpen?.();
  }, []);
  return (
    <details
      ref={place}
      className={styles['fold']}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary>
        {icon}
        <span>
          {title}
          <span className={styles['fact']}>{fact}</span>
        </span>
      </summary>
      <div className={styles['inside']}>{children}</div>
    </details>
  );
}

/** A card of folds. */
export function Folds({ children }: { children: ReactNode }) {
  return <div className={styles['folds']}>{children}</div>;
}
