import { WifiOff } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { Notice } from './notice.tsx';

type NeedsNetworkProps = {
  /** Where something else than the network may be missing. */
  title?: string;
  sentence: string;
  onRetry: () => void;
};

/** In place of a page that cannot be shown without the server. */
export function NeedsNetwork({
  title = 'This page needs the network',
  sentence,
  onRetry,
}: NeedsNetworkProps) {
  return (
    <Notice kind="problem" icon={<WifiOff size={20} aria-hidden />}>
      <h2>{title}</h2>
      <p>{sentence}</p>
      <Button variant="outline" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}
