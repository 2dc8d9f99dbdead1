import { QueryCache, QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Call, CallAnswer, CallInput } from '#domain/contract/call';
import { AdminError, adminErrorSentence } from './admin-error.ts';
import { request } from './api.ts';

export type AdminData<Data> = {
  /** The last answer; undefined until there is one. It stays while it is read again. */
  data: Data | undefined;
  /** The sentence of the last failure; null after a success. */
  problem: string | null;
  reload: () => Promise<void>;
};

const isSignedOut = (error: unknown) => error instanceof AdminError && error.kind === 'signed-out';

/**
 * Cache of the administrator's reads. No retries and no refetch by itself: a list must not move under the finger. What no
 * screen shows is forgotten, so that a screen opens with fresh figures.
 */
export const adminQueries = (onSignedOut: () => void): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError: (error) => isSignedOut(error) && onSignedOut() }),
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: 0,
        networkMode: 'always',
        // While another search or period is read, the last rows stay.
        placeholderData: (last: unknown) => last,
      },
    },
  });

/** Reads on mount and on `reload`; screens with the same key share one answer. */
export function useRead<Data>(
  key: readonly unknown[],
  read: () => Promise<Data>,
  { refetchMs = null }: { refetchMs?: number | null } = {},
): AdminData<Data> {
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: read,
    refetchInterval: refetchMs ?? false,
    refetchIntervalInBackground: true,
  });
  const reload = useCallback(async () => {
    await refetch();
  }, [refetch]);
  return { data, problem: error === null || isSignedOut(error) ? null : adminErrorSentence(error), reload };
}

/** The answer of one call of the contract. */
export const useCall = <C extends Call>(call: C, input: CallInput<C>): AdminData<CallAnswer<C>> =>
  useRead([call.id, input], () => request(call, input));

/** Reads the answers of calls again where a screen shows them. */
export function useRefresh(...calls: readonly Call[]): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all(calls.map(({ id }) => queries.invalidateQueries({ queryKey: [id] })));
  };
}
