import type { ItemBodies, ItemType } from './outbox-item.ts';

type Body = ItemBodies[ItemType];

/** Whether two bodies of one item are the same request. */
export function sameBody(a: Body, b: Body): boolean {
  return JSON.stringify(a) === JSON.stringify(b) && sameBytes(bytesOf(a), bytesOf(b));
}

/** JSON cannot represent bytes. */
function bytesOf({ draft }: Body): Uint8Array {
  return 'bytes' in draft ? new Uint8Array(draft.bytes) : new Uint8Array();
}

function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}
