import { useCallback, useEffect, useRef, useState } from 'react';
import { AdminError, adminErrorSentence } from './admin-error.ts';

export type AdminData<Data> = {
  /** The last answer; undefined until there is one. It stays while it is read again. */
  data: Data | undefined;
  /** The sentence of the last failure; null after a success. */
  problem: string | null;
  reload: () => Promise<void>;
};

/**
 * Reads on mount and on `reload`. No automatic refetch: an administrator's list must not move under the finger. A 401
 * goes to `onSignedOut` instead of `problem`.
 */
export function useAdminData<Data>(read: () => Promise<Data>, onSignedOut: () => void): AdminData<Data> {
  const [data, setData] = useState<Data>();
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useRef(0);

  const reload = useCallback(async () => {
    latest.current += 1;
    const mine = latest.current;
    try {
      const answer = await read();
      // A slower, older answer must not overwrite a newer one.
      if (mine !== latest.current) return;
      setData(answer);
      setProblem(null);
    } catch (error) {
      if (mine !== latest.current) return;
      if (error instanceof AdminError && error.kind === 'signed-out') onSignedOut();
      else setProblem(adminErrorSentence(error));
    }
  }, [read, onSignedOut]);

  useEffect(() => {
    void reload();
    return () => {
      latest.current += 1;
    };
  }, [reload]);

  return { data, problem, reload };
}
