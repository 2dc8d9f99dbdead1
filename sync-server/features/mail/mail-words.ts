/** Characters that are not typed in a name: line breaks, control, invisible and direction characters. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]+/gu;
/** A dot before a word in any script: programs turn it into a link. */
const DOT_OF_ADDRESS = /[.。．｡](?=[\p{L}\p{N}]*\p{L}{2})/gu;

/**
 * A visitor's text for the head of an e-mail: one line, nothing that mail programs decode (encoded words of RFC 2047)
 * or turn into a link.
 */
export function plainWords(text: string): string {
  return text
    .replace(UNSEEN, ' ')
    .replace(/=\?|\?=/g, ' ')
    .replace(/:\/\/+|\/\/+/g, ' ')
    .replace(DOT_OF_ADDRESS, '. ')
    .replace(/\s+/gu, ' ')
    .trim();
}
