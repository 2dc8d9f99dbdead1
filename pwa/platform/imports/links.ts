import type { ReadPageAnswer } from '#domain/contract/read-page';
import type { ReadSource } from '#domain/interchange/read-source';
import { announceChange } from '../outbox/events.ts';
import { changeImport, type ImportEntry, removeImport, storeImportOrHold } from './import-inbox.ts';

/** 'kitchen.example/stew', for lists. */
const nameOf = (url: string) => url.replace(/^https:\/\/(?:www\.)?|\/$/g, '').slice(0, 80);

/** The link of an entry, to be read by the server. */
function waiting(url: string): Pick<ImportEntry, 'link' | 'parts'> {
  return {
    link: { url, state: 'waiting' },
    parts: [{ name: nameOf(url), type: 'text/plain', content: url }],
  };
}

/** Keeps a link until its page has been read; resolves to the id of the import. */
export async function keepLink(url: string): Promise<string> {
  const id = await storeImportOrHold({
    takenAt: new Date().toISOString(),
    origin: 'link',
    ...waiting(url),
  });
  announceChange();
  return id;
}

/** Replaces an import that holds only an address by its link; resolves to its id. */
export async function replaceByLink(id: string, url: string): Promise<string> {
  const link = await keepLink(url);
  await removeImport(id).catch(() => {});
  return link;
}

/** Makes a failed link wait again. */
export async function requeueLink(id: string, url: string): Promise<void> {
  await changeImport(id, (entry) => ({ ...entry, ...waiting(url) }));
  announceChange();
}

/** Replaces the link by what the server read, unless it was cancelled meanwhile. */
export async function settleLink(
  { id, link }: ImportEntry,
  result: { answer: ReadPageAnswer } | { detail: string },
): Promise<void> {
  await changeImport(id, (entry) => {
    if (link === undefined || entry.link?.state !== 'waiting' || entry.link.url !== link.url) return entry;
    if ('detail' in result) return { ...entry, link: { ...link, state: 'failed', detail: result.detail } };
    const [first, ...others] = result.answer.recipes;
    if (first === undefined) return entry;
    const read: ReadSource = { kind: 'recipes', recipes: [first, ...others], isCut: result.answer.isCut };
    const name = first.recipe.title ?? nameOf(link.url);
    return { ...entry, link: { ...link, state: 'read' }, parts: [{ name, type: '', content: '', read }] };
  });
  announceChange();
}

/** The owner has seen the result: from now on it is an import like any other. */
export async function openLink(id: string): Promise<void> {
  await changeImport(id, ({ link: _link, ...entry }) => entry);
  announceChange();
}

/** Deletes a link in any state: waiting, failed or read. */
export async function removeLink(id: string): Promise<void> {
  await removeImport(id).catch(() => {});
  announceChange();
}
