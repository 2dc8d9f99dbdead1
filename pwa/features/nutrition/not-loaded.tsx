import { CloudOff, TriangleAlert } from 'lucide-react';
import { SpokenError } from '../../components/announce.tsx';
import { Button } from '../../components/button.tsx';
import styles from './checker.module.css';

type NotLoadedProps = {
  what: string;
  onRetry: () => void;
  /** It did load, and failed at its work: being online does not help. */
  hasLoaded?: boolean;
};

/** Reports that a part of the app failed to load, with a retry button. */
export function NotLoaded({ what, onRetry, hasLoaded = false }: NotLoadedProps) {
  const Icon = hasLoaded ? TriangleAlert : CloudOff;
  return (
    <div className={styles['failed']}>
      <Icon size={22} aria-hidden />
      <SpokenError>
        {what} could not be {hasLoaded ? 'worked out' : 'loaded'}. What you typed is safe.{' '}
        {hasLoaded ? 'Please try again.' : 'Go online once and try again.'}
      </SpokenError>
      <Button variant="outline" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
