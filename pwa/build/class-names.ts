import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Hexadecimal digits of a file's digest: a million files apart, and four characters to the base of 36. */
const DIGEST_DIGITS = 5;
const DIGEST_CHARACTERS = 4;

/**
 * Short class names for CSS modules, such as `_0iu7a`: digest of the file plus index of the class. Names occur in
 * script, style and page, and by default repeat the full class name. Client and renderer agree because both read the
 * same files. Throws if two files share a digest.
 */
export function shortClassNames(): (name: string, file: string) => string {
  const files = new Map<string, { path: string; names: string[] }>();
  return (name, file) => {
    const path = relative(root, file.split('?')[0] ?? file);
    const hex = createHash('sha256').update(path).digest('hex').slice(0, DIGEST_DIGITS);
    const digest = Number.parseInt(hex, 16).toString(36).padStart(DIGEST_CHARACTERS, '0');
    const known = files.get(digest) ?? { path, names: [] };
    if (known.path !== path) throw new Error(`${path} and ${known.path} share the digest ${digest}`);
    files.set(digest, known);
    if (!known.names.includes(name)) known.names.push(name);
    return `_${digest}${known.names.indexOf(name).toString(36)}`;
  };
}
