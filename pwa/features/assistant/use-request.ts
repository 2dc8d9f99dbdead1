import { useRef, useState } from 'react';

type Request<T> = {
  isPending: boolean;
  /** Answer to the latest successful request. */
  answer: T | null;
  isFailed: boolean;
  start: (ask: () => Promise<T>, onFailure?: () => void) => Promise<void>;
};

/** One question at a time: idle, pending, answered or failed. The answer to an earlier question is ignored. */
export function useRequest<T>(): Request<T> {
  const [state, setState] = useState<Omit<Request<T>, 'start'>>({
    isPending: false,
    answer: null,
    isFailed: false,
  });
  const latest = useRef(0);

  async function start(ask: () => Promise<T>, onFailure?: () => void) {
    latest.current += 1;
    const own = latest.current;
    setState({ isPending: true, answer: null, isFailed: false });
    try {
      const answer = await ask();
      if (own === latest.current) setState({ isPending: false, answer, isFailed: false });
    } catch {
      if (own !== latest.current) return;
      setState({ isPending: false, answer: null, isFailed: true });
      onFailure?.();
    }
  }
  return { ...state, start };
}
