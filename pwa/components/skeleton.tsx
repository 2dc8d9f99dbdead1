import styles from './skeleton.module.css';

/** A placeholder for text: grey bars, no shimmer. */
export function Skeleton({ lines, label }: { lines: number; label: string }) {
  return (
    <div aria-busy className={styles['skeleton']}>
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars are alike and never move
        <div key={line} className={styles['bar']} />
      ))}
    </div>
  );
}
