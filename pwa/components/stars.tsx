import styles from './stars.module.css';

const POINTS = '12 2.6 14.9 8.6 21.5 9.5 16.7 14.1 17.9 20.7 12 17.6 6.1 20.7 7.3 14.1 2.5 9.5 9.1 8.6';

/**
 * Read-only stars, 1 to 5; the last one may be partly filled.
 * @param size in px at the default text size; scales with it
 */
export function Stars({ value, size = 18 }: { value: number; size?: number }) {
  return (
    <span role="img" aria-label={`${Number(value.toFixed(1))} of 5 stars`} className={styles['stars']}>
      {[1, 2, 3, 4, 5].map((place) => {
        const filled = Math.min(1, Math.max(0, value - place + 1));
        return (
          <svg
            key={place}
            width={`${size / 16}rem`}
            height={`${size / 16}rem`}
            viewBox="0 0 24 24"
            aria-hidden="true"
          >
            <polygon className={styles['outline']} points={POINTS} />
            {filled > 0 && (
              <polygon
                className={styles['filled']}
                points={POINTS}
                style={{ clipPath: `inset(0 ${(1 - filled) * 100}% 0 0)` }}
              />
            )}
          </svg>
        );
      })}
    </span>
  );
}
