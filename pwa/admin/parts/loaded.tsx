import type { ReactNode } from 'react';
import { Skeleton } from '../../components/skeleton.tsx';
import type { AdminData } from '../calls/use-read.ts';
import { NeedsNetwork } from './needs-network.tsx';
import { Notice } from './notice.tsx';

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
