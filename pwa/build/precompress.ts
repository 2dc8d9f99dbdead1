import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest|txt)$/;
/** Below this a compressed copy saves less than its headers. */
const SMALLEST_BYTES = 500;

/** Writes a `.br` and a `.gz` beside every text file, so that the server never compresses at request time. */
export async function precompress(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
  const sources = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      return { path, source: await readFile(path) };
    }),
  );
  // Largest first, or the last one would keep a single core busy.
  const largestFirst = sources.sort((one, other) => other.source.length - one.source.length);
  await Promise.all(
    largestFirst.map(async ({ path, source }) => {
      if (source.length < SMALLEST_BYTES) return;
      const [brotli, gzipped] = await Promise.all([
        promisify(brotliCompress)(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        promisify(gzip)(source, { level: 9 }),
      ]);
      await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
    }),
  );
}
