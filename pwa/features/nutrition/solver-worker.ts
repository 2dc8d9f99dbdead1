import { searchFix } from '#domain/nutrition/fix-search';
import type { FixQuestion } from '#domain/nutrition/fix-steps';

/** Searches for a fix beside the page. */
self.addEventListener('message', ({ data }: MessageEvent<FixQuestion>) => self.postMessage(searchFix(data)));
