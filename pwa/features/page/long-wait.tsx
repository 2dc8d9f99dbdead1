import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { SpokenError } from '../../components/announce.tsx';
import { Button } from '../../components/button.tsx';
import styles from '../../components/skeleton.module.css';
import { useIsStorageRefused } from '../../platform/database/device-problem.ts';

/** Longer than any page takes on a network that answers. */
const PATIENCE_MS = 5000;

type LongWaitProps = {
  /** Content that only the device has, or the catalogue, which the server has too. */
  of: 'device' | 'catalogue';
  /** The skeleton. */
  children: ReactNode;
};

/**
 * Wraps a skeleton: after five seconds says that nothing arrived and what to do; at once if the browser refuses storage.
 */
export function LongWait({ of, children }: LongWaitProps) {
  const isRefused = useIsStorageRefused();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isRefused) {
    return (
      <div className={styles['wait']}>
        <SpokenError>
          This browser does not let Bowlful keep anything on this device. {REMEDY[of]}
        </SpokenError>
        <Ways />
      </div>
    );
  }
  return (
    <>
      {isLong && (
        <div className={styles['wait']}>
          <SpokenError>
            The network isn’t answering. Everything saved on this device works without it.
          </SpokenError>
          <Ways />
        </div>
      )}
      {children}
    </>
  );
}

const REMEDY = {
  device: 'Allow it to keep data for this site in the browser’s settings, then try again.',
  catalogue: 'Try again to read this page from the network.',
};

/** Buttons to reload the page or go to all recipes. */
export function Ways() {
  return (
    <>
      <Button onClick={() => location.reload()}>Try again</Button>
      <Button asChild variant="outline">
        <Link to="/recipes">All Recipes</Link>
      </Button>
    </>
  );
}
