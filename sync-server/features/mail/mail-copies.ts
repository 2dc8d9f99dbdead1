import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ErasureMatch, ErasureQuery } from '#domain/contract/erasure';
import { erasureMatch } from '../../storage/editorial/erasure-match.ts';

const ENDING = '.eml';
const ID = /^[\w-]{1,80}$/;

/** The message files of a folder, for erasure requests. */
export function mailCopies(folder: string) {
  const fileOf = (id: string) => path.join(folder, `${id}${ENDING}`);
  return {
    async findCopies(query: ErasureQuery): Promise<ErasureMatch[]> {
      const names = await readdir(folder).catch(() => []);
      const found: ErasureMatch[] = [];
      for (const id of names.filter((name) => name.endsWith(ENDING)).map((name) => name.slice(0, -4))) {
        const text = (await readFile(fileOf(id), 'utf8')).replaceAll('=\n', '');
        const emails = [/^To: (.*)$/m.exec(text)?.[1] ?? ''];
        const match = erasureMatch(query, { names: [], emails, texts: [text], at: '' });
        if (match === null) continue;
        const at = (await stat(fileOf(id))).mtime.toISOString();
        found.push({
          kind: 'mail',
          id,
          isExact: match === 'exact',
          excerpt: `To ${emails[0]}`.slice(0, 160),
          at,
        });
      }
      return found;
    },
    async readCopy(id: string): Promise<string | null> {
      if (!ID.test(id)) return null;
      return await readFile(fileOf(id), 'utf8').catch(() => null);
    },
    async eraseCopy(id: string): Promise<boolean> {
      if (!ID.test(id)) return false;
      return await rm(fileOf(id)).then(
        () => true,
        () => false,
      );
    },
  };
}
