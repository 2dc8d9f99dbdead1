/** '1 batch', '3 batches'. */
export function batchesText(batches: number): string {
  return batches === 1 ? '1 batch' : `${batches} batches`;
}
