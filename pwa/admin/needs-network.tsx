import { WifiOff } from 'lucide-react';
import { Button } from '../components/button.tsx';
import { Notice } from './parts/notice.tsx';

/** In place of a page that cannot be shown without the server. */
export function NeedsNetwork({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  return (
    <Notice kind="problem" icon={<WifiOff size={20} aria-hidden />}>
      <h2>This page needs the network</h2>
      <p>{sentence}</p>
      <Button variant="outline" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}
