/** Characters that don't belong in a name: line breaks, control, invisible and direction characters. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]+/gu;
/** A dot before a word in any script: mail programs turn it into a link. */
const DOT_OF_ADDRESS = /[.。．｡](?=[\p{L}\p{N}]*\p{L}{2})/gu;

/**
 * A visitor's text for an e-mail header: one line, nothing that mail programs decode (RFC 2047 encoded words)
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
