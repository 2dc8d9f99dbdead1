import styles from './share-bar.module.css';

type ShareBarProps = {
  /** 0 to 100. */
  percent: number;
  /** Accessible name; without one the bar is decorative: figures beside it say the same. */
  label?: string;
  /** Above the bar, at its start and its end. */
  words?: readonly [start: string, end: string];
};

/** A bar that is filled in part. */
export function ShareBar({ percent, label, words }: ShareBarProps) {
  const progress = label !== undefined && {
    role: 'progressbar',
    'aria-label': label,
    'aria-valuenow': percent,
    'aria-valuemin': 0,
    'aria-valuemax': 100,
  };
  return (
    <>
      {words !== undefined && (
        <div className={styles['words']}>
          <span>{words[0]}</span>
          <span>{words[1]}</span>
        </div>
      )}
      <div className={styles['track']} {...progress}>
        <span className={styles['fill']} style={{ width: `${percent}%` }} />
      </div>
    </>
  );
}
