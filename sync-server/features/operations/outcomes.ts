import type { RefusalKind } from '../../http/request-notes.ts';

/** '2xx' … '5xx'; 'cut-off' if the connection ended before the answer did. */
export function statusClass(status: number | null): string {
  return status === null ? 'cut-off' : `${Math.floor(status / 100)}xx`;
}

const PULLS: Record<number, string> = { 200: 'page', 304: 'not-modified', 410: 'gone' };

/** The outcome of a device's pull. */
export function pullOutcome(status: number | null): string {
  if (status === null) return 'cut-off';
  return PULLS[status] ?? (status >= 500 ? 'failed' : 'refused');
}

/** The outcome of a pushed item: accepted, accepted before, or the error code. */
export function pushOutcome(
  status: number | null,
  refusal: RefusalKind | undefined,
  isReplayed: boolean,
): string {
  if (status === null) return 'cut-off';
  return refusal ?? (isReplayed ? 'repeated' : 'taken');
}
