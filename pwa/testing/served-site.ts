import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Window } from 'happy-dom';
import { DOWNLOADS } from '#domain/site/downloads';
import { BUILTIN_RECIPES } from '../../sync-server/catalogue/builtin-recipes.ts';
import { loadPageRenderer } from '../../sync-server/features/pages/page-renderer.ts';
import { startServer } from '../../sync-server/testing/test-server.ts';
import { render } from '../app/server-entry.tsx';
import { writeGuides } from '../build/guides-plugin.ts';

const at = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** A page as a visitor without scripts receives it. */
type ServedPage = { status: number; headers: Headers; type: string; html: string };
type Data = { '@type': string; name?: string; itemListElement?: { name: string }[] } & Record<
  string,
  unknown
>;

/** The folder of a build without scripts: the guides and a stand-in for each download. */
async function writeClient(folder: string): Promise<string> {
  const client = path.join(folder, 'client');
  await mkdir(path.join(client, 'downloads'), { recursive: true });
  await writeGuides(path.join(folder, 'guides.json'));
  await writeFile(path.join(folder, 'advertisements.json'), '[]');
  await writeFile(path.join(client, 'index.html'), '<!doctype html>');
  for (const download of DOWNLOADS) await writeFile(path.join(client, download.path), '%PDF-1.7');
  return client;
}

/** The real server with the built-in recipes, whose pages the app's source renders, so that no build is needed. */
export async function serveSite() {
  const folder = await mkdtemp(path.join(tmpdir(), 'bowlful-site-'));
  const clientDir = await writeClient(folder);
  const pages = await loadPageRenderer(at('..'), at('../app/server-entry.tsx'), render);
  if (pages === null) throw new Error('no template');
  const server = await startServer({
    clientDir,
    pages,
    recipes: BUILTIN_RECIPES,
    env: {
      ADVERTISEMENTS_FILE: path.join(folder, 'advertisements.json'),
      AFFILIATE_TAGS: 'GB=bowlful-21',
      SUPPORT_EMAIL: 'help@bowlful.example',
    },
  });
  const served = new Map<string, Promise<ServedPage>>();
  async function ask(address: string): Promise<ServedPage> {
    const answer = await server.get(address, { Accept: 'text/html' });
    const type = answer.headers.get('content-type') ?? '';
    return { status: answer.status, headers: answer.headers, type, html: await answer.text() };
  }
  return {
    server,
    shell: pages.shell,
    /** Asks once for each address. */
    page(address: string): Promise<ServedPage> {
      const page = served.get(address) ?? ask(address);
      served.set(address, page);
      return page;
    },
    async stop(): Promise<void> {
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
}

const browser = new Window();

/** A page as people without scripts and search engines read it. */
export function readPage({ status, headers, html }: ServedPage) {
  const document = new browser.DOMParser().parseFromString(html, 'text/html');
  const attribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name) ?? '';
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent) as Data,
  );
  const main = document.querySelector('main');
  for (const hidden of main?.querySelectorAll('[hidden], style, script') ?? []) hidden.remove();
  return {
    status,
    headers,
    document,
    title: document.title,
    heading: document.querySelector('h1')?.textContent ?? '',
    /** Without what is hidden. */
    text: main?.textContent ?? '',
    canonical: attribute('link[rel=canonical]', 'href'),
    robots: attribute('meta[name=robots]', 'content'),
    types: data.map((each) => each['@type']),
    dataOf: (type: string) => data.find((each) => each['@type'] === type),
  };
}
