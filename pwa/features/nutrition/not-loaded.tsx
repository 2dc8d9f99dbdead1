import { CloudOff } from 'lucide-react';
import { SpokenError } from '../../components/announce.tsx';
import { Button } from '../../components/button.tsx';
import styles from './checker.module.css';

/** Reports that a part of the app failed to load, with a retry button. */
export function NotLoaded({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <div className={styles['failed']}>
      <CloudOff size={22} aria-hidden />
      <SpokenError>
        {what} could not be loaded. What you typed is safe. Go online once and try again.
      </SpokenError>
      <Button variant="outline" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
