import type { Guide } from '#domain/guides/guide';
import { GUIDE_KIND_LABELS } from '#domain/guides/guide-kind';
import { minutesToRead } from '#domain/guides/guide-words';

/** 'Safety, 4 min to read'. */
export function kindAndMinutes({ contentType, wordCount }: Pick<Guide, 'contentType' | 'wordCount'>): string {
  return `${GUIDE_KIND_LABELS[contentType]}, ${minutesToRead(wordCount)} min to read`;
}
