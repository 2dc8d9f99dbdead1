import { isLink } from '#domain/contract/link';

/**
 * The address of a public page in a text that holds only an address, as typed or shared: with or without its scheme, which
 * becomes https, behind a title, with letters of any alphabet in its name. Null if it is none that the server reads.
 */
export function linkOf(text: string): string | null {
  const [address] = /https?:\/\/\S+/i.exec(text) ?? [text.trim()];
  try {
    const url = new URL(address.replace(/^(?:https?:\/\/)?/i, 'https://'));
    url.hash = '';
    return isLink(url.href) ? url.href : null;
  } catch {
    return null;
  }
}
