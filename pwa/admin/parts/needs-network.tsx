import { WifiOff } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { Notice } from './notice.tsx';

type NeedsNetworkProps = {
  /** Set if the cause may be something other than the network. */
  title?: string;
  sentence: string;
  onRetry: () => void;
};

/** Replaces a page that cannot be shown without the server. */
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
