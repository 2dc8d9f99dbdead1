import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { OFFLINE_SENTENCE } from '../calls/api.ts';
import type { AdminData } from '../calls/use-read.ts';
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

type LoadedProps<Data> = {
  data: AdminData<Data>;
  /** Announced while it loads. */
  label: string;
  children: (data: Data) => ReactNode;
};

/** Loading, failed or loaded; a later failure leaves the old answer in place. */
export function Loaded<Data>({ data: { data, problem, reload }, label, children }: LoadedProps<Data>) {
  if (data === undefined) {
    if (problem !== null) return <NeedsNetwork sentence={problem} onRetry={() => void reload()} />;
    return <Skeleton lines={6} label={label} />;
  }
  return (
    <>
      {problem !== null && <Notice kind="problem">{problem}</Notice>}
      {children(data)}
    </>
  );
}
