/** Size of the header of every page: number, transaction, padding, flags, bounds. */
export const PAGE_HEADER_BYTES = 24;
export const PAGE_FLAGS = { branch: 0x01, leaf: 0x02, overflow: 0x04, meta: 0x08 } as const;

const MAGIC = 0xbeefc0de;
const FORMAT = 2;
/** Marks an empty tree's root. */
const NO_PAGE = 2n ** 64n - 1n;

/** Root and depth of a B-tree. */
export type Tree = { root: number | null; depth: number };

export type Meta = {
  pageBytes: number;
  transaction: bigint;
  lastPage: number;
  free: Tree;
  main: Tree;
};

/** Layout of a tree's record, 48 bytes: padding, flags, depth, three counts of pages, entries, root. */
export function readTree(bytes: Buffer, at: number): Tree {
  const root = bytes.readBigUInt64LE(at + 40);
  return { root: root === NO_PAGE ? null : Number(root), depth: bytes.readUInt16LE(at + 6) };
}

/**
 * One of the two meta pages at the start of an LMDB 1.0 file, which point to the roots of its trees.
 * @returns 'newer' for a later LMDB's format, null if it is not a meta page
 */
export function readMeta(page: Buffer): Meta | 'newer' | null {
  const at = PAGE_HEADER_BYTES;
  const flags = page.readUInt16LE(18);
  if (page.readUInt32LE(at) !== MAGIC || (flags & PAGE_FLAGS.meta) === 0) return null;
  const format = page.readUInt32LE(at + 4) & 0xffff;
  if (format !== FORMAT) return format > FORMAT ? 'newer' : null;
  return {
    pageBytes: page.readUInt32LE(at + 24),
    free: readTree(page, at + 24),
    main: readTree(page, at + 72),
    lastPage: Number(page.readBigUInt64LE(at + 120)),
    transaction: page.readBigUInt64LE(at + 128),
  };
}
