import { WifiOff } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { OFFLINE_SENTENCE } from '../calls/admin-error.ts';
import { Notice } from './notice.tsx';

type NeedsNetworkProps = {
  /** Of a failure other than a missing network. */
  title?: string;
  /** Why it failed. */
  sentence: string;
  onRetry: () => void;
};

/** Replaces a page that cannot be shown without the server. */
export function NeedsNetwork({ title = 'We couldn’t load this page', sentence, onRetry }: NeedsNetworkProps) {
  const isOffline = sentence === OFFLINE_SENTENCE;
  return (
    <Notice kind="problem" {...(isOffline && { icon: <WifiOff size={20} aria-hidden /> })}>
      <h2>{isOffline ? 'This page needs the network' : title}</h2>
      <p>{isOffline ? 'Nothing will change until you’re online again.' : sentence}</p>
      <Button variant="outline" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}
