/** A file of an archive. */
type ZipFile = { name: string; bytes: Uint8Array };

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_BYTES = 22;
const COMMENT_MAX = 0xffff;
const STORED = 0;
const DEFLATED = 8;

/** Text files that may contain a recipe; pictures and system files are skipped. */
const WANTED = /\.(?:json|jsonld|html?|mhtml?|txt|md)$/i;
const ADDED = /(?:^|\/)(?:__MACOSX\/|\.)/;
const MOST_FILES = 100;
/** Limits per file and in total: a small archive may declare more than a device can hold. */
const MOST_BYTES = 10_000_000;
const MOST_BYTES_TOGETHER = 40_000_000;

/** True for the bytes of a zip archive. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;
}

/**
 * Text files of a zip archive that may contain recipes. Skips damaged, encrypted and oversized entries, and
 * everything beyond a hundred files or forty megabytes.
 */
export async function unpackZip(bytes: Uint8Array): Promise<ZipFile[]> {
  const files: ZipFile[] = [];
  let together = 0;
  for (const entry of entriesOf(bytes)) {
    if (files.length >= MOST_FILES || together > MOST_BYTES_TOGETHER) break;
    const content = await contentOf(entry).catch(() => null);
    if (content === null) continue;
    together += content.length;
    files.push({ name: entry.name.slice(entry.name.lastIndexOf('/') + 1), bytes: content });
  }
  return files;
}

type ZipEntry = { name: string; method: number; packed: Uint8Array };

/** Entries listed in the archive's central directory; none if it is damaged. */
function entriesOf(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries: ZipEntry[] = [];
  try {
    const end = endOf(view);
    let at = view.getUint32(end + 16, true);
    for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
      if (view.getUint32(at, true) !== CENTRAL) break;
      const size = view.getUint32(at + 20, true);
      const nameLength = view.getUint16(at + 28, true);
      const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
      const start = dataOf(view, view.getUint32(at + 42, true));
      const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1;
      if (WANTED.test(name) && !ADDED.test(name) && !isEncrypted && start !== null) {
        const packed = bytes.subarray(start, start + size);
        entries.push({ name, method: view.getUint16(at + 10, true), packed });
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

async function contentOf({ method, packed }: ZipEntry): Promise<Uint8Array | null> {
  if (method === STORED) return packed.length > MOST_BYTES ? null : packed;
  if (method !== DEFLATED) return null;
  const stream = new Blob([packed.slice()]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const pieces: Uint8Array[] = [];
  let length = 0;
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > MOST_BYTES) {
      await reader.cancel();
      return null;
    }
    pieces.push(value);
  }
  return joined(pieces, length);
}

function joined(pieces: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
