import { useEffect, useState } from 'react';
import type { Species } from '#domain/reference/species';
import styles from './empty-bowl.module.css';

/** The glaze of the bowls without food: terracotta, plum. */
const IDS = { dog: 2, cat: 1 } as const;

/** The empty bowl for an empty state. Decorative: a sentence accompanies it. */
export function EmptyBowl({ species }: { species?: Species }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let isGone = false;
    import('#domain/illustration/empty-bowl')
      .then(({ emptyBowl }) => {
        if (isGone) return;
        const picture = emptyBowl({ id: IDS[species ?? 'dog'], species });
        made = URL.createObjectURL(new Blob([picture], { type: 'image/svg+xml' }));
        setUrl(made);
      })
      // The drawing chunk failed to load: the sentence suffices.
      .catch(() => {});
    return () => {
      isGone = true;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [species]);
  return (
    <div className={styles['place']}>
      {url !== undefined && <img className={styles['bowl']} src={url} alt="" />}
    </div>
  );
}
