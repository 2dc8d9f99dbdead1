import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { adminQueries } from './use-read.ts';

type QueriesProps = { children: ReactNode; onSignedOut?: () => void };

/** Query provider for the administrator's screens, without the panel. */
export function Queries({ children, onSignedOut = () => undefined }: QueriesProps) {
  const [queries] = useState(() => adminQueries(onSignedOut));
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}
