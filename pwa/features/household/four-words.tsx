import styles from './household.module.css';

/** The four words that all devices of a household show, to compare. */
export function FourWords({ words }: { words: readonly string[] }) {
  return (
    <ol aria-label="Four words" className={styles['words']}>
      {words.map((word, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a word may come twice
        <li key={at}>{word}</li>
      ))}
    </ol>
  );
}
