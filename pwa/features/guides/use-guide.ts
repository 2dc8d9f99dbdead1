import { GUIDE_ROWS } from 'virtual:guide-rows';
import { useMemo } from 'react';
import type { Guide } from '#domain/guides/guide';
import { usePageData } from '../../platform/query/page-data.ts';
import { useLazyModule } from '../page/use-lazy-module.ts';
import { loadGuide } from './load-guide.ts';

type LateGuide = {
  /** Undefined until it is loaded, null where there is none. */
  guide: Guide | null | undefined;
  isFailed: boolean;
  retry: () => void;
};

/** An article: the one in the page, else from the file of all articles. */
export function useGuide(slug: string): LateGuide {
  const inlined = usePageData()?.guide;
  const isHere = inlined?.slug === slug;
  const isMissing = !isHere && !GUIDE_ROWS.some((row) => row.slug === slug);
  const load = useMemo(
    () => (isHere || isMissing ? null : async () => ({ guide: await loadGuide(slug) })),
    [slug, isHere, isMissing],
  );
  const { value, isFailed, retry } = useLazyModule(load);
  return { guide: isHere ? inlined : isMissing ? null : value?.guide, isFailed, retry };
}
