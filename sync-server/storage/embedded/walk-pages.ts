import { type Meta, PAGE_FLAGS, PAGE_HEADER_BYTES, readTree, type Tree } from './meta-page.ts';
import type { PageReader } from './page-reader.ts';

const NODE_HEADER_BYTES = 8;
const NODE_FLAGS = { onOverflowPages: 0x01, isTree: 0x02 } as const;
const TREE_BYTES = 48;
const OVERFLOW_BYTES = 24;
const DEEPEST = 32;

type Node = { flags: number; dataAt: number; dataBytes: number; child: number };

/** A page contradicts the file's own structure. */
export class PageDamaged extends Error {
  constructor(page: number) {
    super(`page ${page}`);
  }
}

/**
 * Walks every page in use and checks it against what refers to it, so that native reads stay within the file. Contents
 * of documents are not checked.
 * @throws {PageDamaged} at the first invalid page
 */
export function walkPages(reader: PageReader, { pageBytes, lastPage, free, main }: Meta): void {
  let pagesLeft = lastPage + 1;

  function need(isRight: boolean, page: number): void {
    if (!isRight) throw new PageDamaged(page);
  }

  /** A page in use, after checking its header. */
  function pageOf(number: number, flag: number): Buffer {
    pagesLeft -= 1;
    need(pagesLeft >= 0 && number > 1 && number <= lastPage, number);
    const page = reader.page(number);
    if (page === null) throw new PageDamaged(number);
    need(page.readBigUInt64LE(0) === BigInt(number) && (page.readUInt16LE(18) & 0xf) === flag, number);
    return page;
  }

  function nodesOf(page: Buffer, number: number, isBranch: boolean): Node[] {
    const lower = page.readUInt16LE(20);
    const upper = page.readUInt16LE(22);
    const room = pageBytes - PAGE_HEADER_BYTES;
    need(lower % 2 === 0 && lower <= upper && upper <= room, number);
    const nodes: Node[] = [];
    for (let at = 0; at < lower; at += 2) {
      const offset = page.readUInt16LE(PAGE_HEADER_BYTES + at);
      const start = PAGE_HEADER_BYTES + offset;
      need(offset >= upper && start + NODE_HEADER_BYTES <= pageBytes, number);
      const size = page.readUInt16LE(start) + page.readUInt16LE(start + 2) * 0x1_0000;
      const flags = page.readUInt16LE(start + 4);
      const dataAt = start + NODE_HEADER_BYTES + page.readUInt16LE(start + 6);
      const child = isBranch ? size + flags * 0x1_0000_0000 : 0;
      const dataBytes = isBranch ? 0 : (flags & NODE_FLAGS.onOverflowPages) !== 0 ? OVERFLOW_BYTES : size;
      need(dataAt + dataBytes <= pageBytes, number);
      nodes.push({ flags: isBranch ? 0 : flags, dataAt, dataBytes, child });
    }
    return nodes;
  }

  function walkOverflow(number: number, pages: number): void {
    const first = pageOf(number, PAGE_FLAGS.overflow);
    need(pages > 0 && first.readUInt32LE(20) === pages, number);
    pagesLeft -= pages - 1;
    need(pagesLeft >= 0 && number + pages - 1 <= lastPage, number);
    need((number + pages) * pageBytes <= reader.sizeBytes, number);
  }

  function walk({ root, depth }: Tree): void {
    if (root === null) return;
    need(depth >= 1 && depth <= DEEPEST, root);
    const isBranch = depth > 1;
    const page = pageOf(root, isBranch ? PAGE_FLAGS.branch : PAGE_FLAGS.leaf);
    const nodes = nodesOf(page, root, isBranch);
    need(!isBranch || nodes.length > 0, root);
    // Read everything from this page before the buffer is reused.
    const next: (() => void)[] = [];
    for (const { flags, dataAt, dataBytes, child } of nodes) {
      if (isBranch) next.push(() => walk({ root: child, depth: depth - 1 }));
      if ((flags & NODE_FLAGS.onOverflowPages) !== 0) {
        const number = Number(page.readBigUInt64LE(dataAt));
        const pages = Number(page.readBigUInt64LE(dataAt + 16));
        next.push(() => walkOverflow(number, pages));
      } else if ((flags & NODE_FLAGS.isTree) !== 0) {
        need(dataBytes >= TREE_BYTES, root);
        const tree = readTree(page, dataAt);
        next.push(() => walk(tree));
      }
    }
    for (const step of next) step();
  }

  walk(free);
  walk(main);
}
