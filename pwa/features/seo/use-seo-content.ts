import { useCallback, useEffect, useState } from 'react';
import type { SeoStats } from '#domain/contract/seo';
import type { SeoContentItem } from '#domain/contract/seo-content';
import { logSeoError, readSeoContent, readSeoStats } from '../../platform/sync/seo.ts';

type ContentState =
  | { kind: 'loading' }
  | { kind: 'loaded'; stats: SeoStats; content: SeoContentItem[] }
  | { kind: 'failed'; problem: string };

/** The figures and articles, read when the screen opens and on `reload`. */
export function useSeoContent(): { state: ContentState; reload: () => Promise<void> } {
  const [state, setState] = useState<ContentState>({ kind: 'loading' });
  const reload = useCallback(async () => {
    setState({ kind: 'loading' });
    try {
      const [stats, content] = await Promise.all([readSeoStats(), readSeoContent()]);
      setState({ kind: 'loaded', stats, content });
    } catch (error) {
      setState({ kind: 'failed', problem: logSeoError(error) });
    }
  }, []);
  useEffect(() => void reload(), [reload]);
  return { state, reload };
}
