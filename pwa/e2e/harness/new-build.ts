import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inlineScriptHashes } from '../../../sync-server/features/pages/page-renderer.ts';
import { stampedWorker } from '../../build/precached-files.ts';

/** Folder of the build that the server serves. */
const BUILT_CLIENT = fileURLToPath(new URL('../../dist/client', import.meta.url));
const TEXTS = new Set(['.js', '.html', '.css', '.json', '.webmanifest']);
const SCRIPT = /([\w.~-]+)\.js\b/g;

/** A later build of the same client: every script renamed, every reference changed, a different worker. */
export type NewBuild = {
  /** Its files that differ from the server's, by address, each with the address of the original. */
  files: ReadonlyMap<string, { body: Buffer; original: string }>;
  /** The HTML of a server's page as this build has it. */
  page(html: string): string;
  /** The server's Content-Security-Policy for this build's inline scripts, which it lists by hash. */
  policy(header: string): string;
};

const builds = new Map<string, Promise<NewBuild>>();

/** The build with this mark, made once per worker process. */
export function newBuild(mark: string): Promise<NewBuild> {
  const known = builds.get(mark) ?? make(mark);
  builds.set(mark, known);
  return known;
}

async function make(mark: string): Promise<NewBuild> {
  const all = await readdir(BUILT_CLIENT, { recursive: true });
  const names = all.filter((name) => TEXTS.has(extname(name)));
  const stems = new Set(names.filter(isScript).map((name) => name.slice('assets/'.length, -'.js'.length)));
  const renamed = (text: string) =>
    text.replace(SCRIPT, (whole, stem: string) => (stems.has(stem) ? `${stem}${mark}.js` : whole));
  const page = (html: string) => renamed(html).replace('</body>', `<!--${mark}--></body>`);
  const files = new Map<string, { body: Buffer; original: string }>();
  for (const name of names) {
    const text = await readFile(join(BUILT_CLIENT, name), 'utf8');
    const body = Buffer.from(extname(name) === '.html' ? page(text) : renamed(text));
    const address = isScript(name) ? name.replace(/\.js$/, `${mark}.js`) : name;
    files.set(`/${address}`, { body, original: `/${name}` });
  }
  const worker = files.get('/worker.js');
  if (worker === undefined) throw new Error('The build has no worker');
  const contentOf = async (url: string): Promise<BufferSource> =>
    new Uint8Array(files.get(`/${url}`)?.body ?? (await readFile(join(BUILT_CLIENT, url))));
  worker.body = Buffer.from(await stampedWorker(worker.body.toString(), contentOf));
  const template = await readFile(join(BUILT_CLIENT, 'index.html'), 'utf8');
  const [former, latter] = [inlineScriptHashes(template), inlineScriptHashes(page(template))];
  const policy = (header: string) =>
    former.reduce((text, hash, place) => text.replace(hash, latter[place] ?? hash), header);
  return { files, page, policy };
}

const isScript = (name: string) => name.startsWith('assets/') && name.endsWith('.js');
