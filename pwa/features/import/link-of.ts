import { isLink } from '#domain/contract/link';

/** Up to a space, a quotation mark or the punctuation of scripts without spaces. */
const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"“”«»、，。；！？）】」』]{1,2000}/gi;

/**
 * The first address of a public page in a text that was typed or shared, wherever it stands, without the full stop or the
 * bracket behind it; or the whole text, without its scheme. It becomes https. Null if it is none that the server reads.
 */
export function linkOf(text: string): string | null {
  const found = text.match(ADDRESS) ?? [text.trim()];
  return found.map(addressOf).find((address) => address !== null) ?? null;
}

function addressOf(text: string): string | null {
  const bare = text.replace(/[.,;:!?'’*|)\]}]+$/, (end) =>
    end.startsWith(')') && text.includes('(') ? ')' : '',
  );
  try {
    const url = new URL(bare.replace(/^(?:https?:\/\/)?/i, 'https://'));
    url.hash = '';
    return isLink(url.href) ? url.href : null;
  } catch {
    return null;
  }
}
