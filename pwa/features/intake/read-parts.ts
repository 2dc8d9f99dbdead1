import { readRecipeSource } from '#domain/interchange/read-recipe-source';
import type { FoundRecipe, ReadSource, SourceProblem } from '#domain/interchange/read-source';
import type { ImportPart } from '../../platform/imports/import-inbox.ts';

/** A file or text in which no recipe was found. */
export type UnreadPart = { name: string; reason: SourceProblem };

export type ReadParts = {
  recipes: readonly FoundRecipe[];
  unread: readonly UnreadPart[];
  /** There are more recipes than the choice can show, or an archive was too big to read whole. */
  isCut: boolean;
};

const MOST_RECIPES = 100;

/** Parses the recipes of files and texts, those of an archive one by one. */
export async function readParts(parts: readonly ImportPart[]): Promise<ReadParts> {
  const recipes: FoundRecipe[] = [];
  const unread: UnreadPart[] = [];
  const seen = new Set<string>();
  let isCut = false;
  const take = (name: string, read: ReadSource) => {
    if (read.kind === 'none') {
      unread.push({ name, reason: read.reason });
      return;
    }
    const fresh = read.recipes.filter(({ recipe }) => {
      const key = JSON.stringify([recipe.title, recipe.ingredients, recipe.steps]);
      return !seen.has(key) && seen.add(key);
    });
    if (fresh.length === 0) unread.push({ name, reason: 'twice' });
    recipes.push(...fresh);
    isCut ||= read.isCut;
  };
  for (const { name, type, content, isTooLarge, isTooMany, read } of parts) {
    const source = typeof content === 'string' ? content : new Uint8Array(content);
    if (read !== undefined) take(name, read);
    else if (isTooLarge) take(name, { kind: 'none', reason: 'too-large' });
    else if (isTooMany) take(name, { kind: 'none', reason: 'too-many' });
    else if (typeof source === 'string' || !isArchive(source))
      take(name, readRecipeSource(source, { type, name }));
    else {
      const before = recipes.length + unread.length;
      const unpacked = await unpackArchive(source);
      isCut ||= unpacked.isCut;
      // Other files in an archive are not failures if there is a recipe.
      for (const file of unpacked.files) {
        const read = readRecipeSource(file.bytes, { name: file.name });
        if (read.kind === 'recipes') take(file.name, read);
      }
      if (recipes.length + unread.length === before) take(name, { kind: 'none', reason: 'no-recipe' });
    }
  }
  return { recipes: recipes.slice(0, MOST_RECIPES), unread, isCut: isCut || recipes.length > MOST_RECIPES };
}

/** A file of an archive. */
type ArchiveFile = { name: string; bytes: Uint8Array<ArrayBuffer> };
type Bytes = Uint8Array<ArrayBuffer>;

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_BYTES = 22;
const COMMENT_MAX = 0xffff;
const STORED = 0;
const DEFLATED = 8;

/** Files that hold no recipe, and those that operating systems add. */
const UNWANTED =
  /\.(?:jpe?g|png|gif|webp|avif|heic|svg|pdf|css|js|woff2?|mp4)$|(?:^|\/)(?:__MACOSX\/|\.)|\/$/i;
/** Tandoor packs a zip within a zip, Paprika gzip within a zip. */
const DEEPEST = 2;
const MOST_BYTES = 10_000_000;

/** Limits of an archive with all archives inside it; every entry counts, read or skipped. */
type Budget = { entries: number; bytes: number };
const newBudget = (): Budget => ({ entries: 2_000, bytes: 40_000_000 });

const isZip = (bytes: Uint8Array) =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;
const isGzip = (bytes: Uint8Array) => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** True for the bytes of a zip or gzip archive. */
const isArchive = (bytes: Uint8Array): boolean => isZip(bytes) || isGzip(bytes);

/**
 * The files of a zip or gzip archive that may contain recipes, those of archives inside it too. Skips pictures and damaged,
 * encrypted and oversized entries.
 * @returns `isCut` if the archive holds more than two thousand entries or forty megabytes
 */
export async function unpackArchive(bytes: Bytes): Promise<{ files: ArchiveFile[]; isCut: boolean }> {
  const budget = newBudget();
  const files = await filesOf({ name: '', bytes }, budget, DEEPEST);
  return { files, isCut: budget.entries < 0 || budget.bytes < 0 };
}

async function filesOf(file: ArchiveFile, budget: Budget, depth: number): Promise<ArchiveFile[]> {
  if (depth < 0 || !isArchive(file.bytes)) return [file];
  const entries = isZip(file.bytes)
    ? entriesOf(file.bytes, budget)
    : [{ name: file.name, format: 'gzip' as const, packed: file.bytes }];
  const files: ArchiveFile[] = [];
  for (const entry of entries) {
    if (budget.bytes < 0) break;
    const content = await contentOf(entry, budget).catch(() => null);
    if (content !== null)
      files.push(...(await filesOf({ name: entry.name, bytes: content }, budget, depth - 1)));
  }
  return files;
}

type Entry = { name: string; format: CompressionFormat | null; packed: Bytes };

/** Entries listed in the archive's central directory; none if it is damaged. */
function entriesOf(bytes: Bytes, budget: Budget): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries: Entry[] = [];
  try {
    const end = endOf(view);
    let at = view.getUint32(end + 16, true);
    for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
      if (view.getUint32(at, true) !== CENTRAL) break;
      budget.entries -= 1;
      if (budget.entries < 0) break;
      const size = view.getUint32(at + 20, true);
      const nameLength = view.getUint16(at + 28, true);
      const path = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
      const start = dataOf(view, view.getUint32(at + 42, true));
      const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1;
      const method = view.getUint16(at + 10, true);
      if (
        !UNWANTED.test(path) &&
        !isEncrypted &&
        start !== null &&
        (method === STORED || method === DEFLATED)
      ) {
        const name = path.slice(path.lastIndexOf('/') + 1);
        const packed = bytes.subarray(start, start + size);
        entries.push({ name, format: method === STORED ? null : 'deflate-raw', packed });
      }
      at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    }
  } catch {
    // Beyond the end of the file: keep the entries found so far.
  }
  return entries;
}

function endOf(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - END_BYTES - COMMENT_MAX);
  for (let at = view.byteLength - END_BYTES; at >= lowest; at -= 1) {
    if (view.getUint32(at, true) === END) return at;
  }
  throw new RangeError('no directory');
}

/** Offset of an entry's content, after its local header. */
function dataOf(view: DataView, head: number): number | null {
  if (view.getUint32(head, true) !== LOCAL) return null;
  return head + 30 + view.getUint16(head + 26, true) + view.getUint16(head + 28, true);
}

/** Unpacked bytes of an entry, charged to the budget even if dropped; null if too many. */
async function contentOf({ format, packed }: Entry, budget: Budget): Promise<Bytes | null> {
  // Entries may overlap, so packed bytes count too.
  budget.bytes -= packed.length;
  if (format === null || budget.bytes < 0)
    return packed.length > MOST_BYTES || budget.bytes < 0 ? null : packed;
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream(format));
  const pieces: Bytes[] = [];
  let length = 0;
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    budget.bytes -= value.length;
    if (length > MOST_BYTES || budget.bytes < 0) {
      await reader.cancel();
      return null;
    }
    pieces.push(value);
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}
