import { isLink } from '#domain/contract/link';

/** Up to a space, a quotation mark or the punctuation of scripts without spaces. */
const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"“”«»、，。；！？）】」』]{1,2000}/gi;

/**
 * The first public URL in a typed or shared text, without trailing punctuation; or the whole text if it is a URL without a
 * scheme. Always https. Null if the server would not read it.
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
