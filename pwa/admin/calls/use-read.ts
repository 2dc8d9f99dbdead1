import { QueryCache, QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Call, CallAnswer, CallInput } from '#domain/contract/call';
import { AdminError, adminErrorSentence, request } from './api.ts';

export type AdminData<Data> = {
  /** The last answer; undefined until there is one. Kept while reloading. */
  data: Data | undefined;
  /** The sentence of the last failure; null after a success. */
  problem: string | null;
  reload: () => Promise<void>;
};

const isSignedOut = (error: unknown) => error instanceof AdminError && error.kind === 'signed-out';

/**
 * Cache of the administrator's reads. No automatic retry or refetch: a list must not shift while it is used.
 * Data that no screen shows is dropped, so that a screen opens with fresh figures.
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
        // Keep the last rows while another search or period loads.
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

/** The answer of a contract call. */
export const useCall = <C extends Call>(call: C, input: CallInput<C>): AdminData<CallAnswer<C>> =>
  useRead([call.id, input], () => request(call, input));

/** Reloads the answers of these calls if a screen shows them. */
export function useRefresh(...calls: readonly Call[]): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all(calls.map(({ id }) => queries.invalidateQueries({ queryKey: [id] })));
  };
}
