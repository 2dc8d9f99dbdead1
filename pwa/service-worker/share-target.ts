import { readInvitation, writeInvitation } from '#domain/household/invitation';
import { fileParts, type ImportEntry, type ImportPart } from '../platform/imports/import-inbox.ts';

/** Path that the system's share sheet posts to, as in the manifest. */
export const SHARE_PATH = '/share-target';
/** Form field with the files. */
const SHARED_FILES = 'recipes';
const MOST_FILES = 20;

/** Stores a share until its screen is open; throws if it cannot. */
type KeepShare = (entry: Omit<ImportEntry, 'id'>) => Promise<string>;

/**
 * Receives a share from another app.
 * @returns the address of the screen that shows it, or that says why there is nothing
 */
export async function takeShare(request: Request, keep: KeepShare, now = new Date()): Promise<string> {
  const form = await request.formData().catch(() => null);
  if (form === null) return '/import?problem=unreadable';
  const secret = readInvitation(['title', 'text', 'url'].map((name) => said(form, name)).join('\n'));
  // Stored nowhere: the page takes it out of its address.
  if (secret !== null) return writeInvitation('', secret);
  const files = await sharedParts(form).catch(() => null);
  if (files === null) return '/import?problem=unreadable';
  const parts = [...textParts(form), ...files];
  if (parts.length === 0) return '/import?problem=empty';
  if (parts.every(({ isTooLarge }) => isTooLarge)) return '/import?problem=too-large';
  try {
    const id = await keep({ takenAt: now.toISOString(), origin: 'share', parts });
    return `/import?item=${encodeURIComponent(id)}`;
  } catch {
    return '/import?problem=not-kept';
  }
}

const said = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** Title, text and address as one text; structured data stays unchanged. */
function textParts(form: FormData): ImportPart[] {
  const [title, text, url] = [said(form, 'title'), said(form, 'text'), said(form, 'url')];
  const isTitleAlone = text === '' && url === '';
  // Some apps share the link as the title.
  if (isTitleAlone && !/https?:\/\/\S/i.test(title)) return [];
  if (isTitleAlone) return [{ name: '', type: 'text/plain', content: title }];
  const isData = /^[[{<]/.test(text);
  const head = title === '' || text === '' || isData || text.startsWith(title) ? [] : [`Title: ${title}`];
  const link = url === '' || isData || text.includes(url) ? [] : [url];
  const content = [...head, ...link, text].filter((line) => line !== '').join('\n');
  return [{ name: title, type: 'text/plain', content }];
}

function sharedParts(form: FormData): Promise<ImportPart[]> {
  const files = form.getAll(SHARED_FILES).filter((file) => typeof file !== 'string');
  return fileParts(
    files.filter(({ size }) => size > 0),
    MOST_FILES,
  );
}
