import { unzipRaw } from 'unzipit';

/** A file of an archive. */
type ArchiveFile = { name: string; bytes: Bytes };
type Bytes = Uint8Array<ArrayBuffer>;

/** Files without text, and those that systems add. */
const UNWANTED =
  /\.(?:jpe?g|png|gif|webp|avif|heic|svg|pdf|css|js|woff2?|mp4)$|(?:^|\/)(?:__MACOSX\/|\.)|\/$/i;
/** Tandoor packs a zip within a zip, Paprika gzip within a zip. */
const DEEPEST = 2;
const MOST_BYTES = 10_000_000;

/** What one archive may cost, with all archives inside it: every entry counts, read or skipped. */
type Budget = { entries: number; bytes: number };
const newBudget = (): Budget => ({ entries: 2_000, bytes: 40_000_000 });

const isZip = (bytes: Uint8Array) =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;
const isGzip = (bytes: Uint8Array) => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** True for the bytes of a zip or gzip archive. */
export const isArchive = (bytes: Uint8Array): boolean => isZip(bytes) || isGzip(bytes);

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
  const unpack = isZip(file.bytes) ? unzipped : gunzipped;
  const files: ArchiveFile[] = [];
  try {
    for await (const each of unpack(file, budget)) files.push(...(await filesOf(each, budget, depth - 1)));
  } catch {
    // Damaged: what was read before counts.
  }
  return files;
}

async function* unzipped({ bytes }: ArchiveFile, budget: Budget): AsyncGenerator<ArchiveFile> {
  for (const entry of (await unzipRaw(bytes)).entries) {
    budget.entries -= 1;
    if (budget.entries < 0) return;
    if (UNWANTED.test(entry.name) || entry.encrypted) continue;
    // The library unpacks no more of an entry than the size that it claims.
    const size = Math.max(entry.size, entry.compressedSize);
    budget.bytes -= size;
    if (budget.bytes < 0) return;
    const content = size > MOST_BYTES ? null : await entry.arrayBuffer().catch(() => null);
    if (content === null) continue;
    yield { name: entry.name.slice(entry.name.lastIndexOf('/') + 1), bytes: new Uint8Array(content) };
  }
}

async function* gunzipped({ name, bytes }: ArchiveFile, budget: Budget): AsyncGenerator<ArchiveFile> {
  let length = 0;
  const limit = new TransformStream<Bytes, Bytes>({
    transform(piece, controller) {
      length += piece.length;
      budget.bytes -= piece.length;
      if (length > MOST_BYTES || budget.bytes < 0) controller.error(new RangeError('too large'));
      else controller.enqueue(piece);
    },
  });
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')).pipeThrough(limit);
  yield { name, bytes: new Uint8Array(await new Response(stream).arrayBuffer()) };
}
