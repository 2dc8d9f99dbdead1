/** What no person types into a name: breaks, control characters, invisible ones, marks of direction. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]+/gu;
/** A dot before a word, in any script's make: what programs take for an address of the web. */
const DOT_OF_ADDRESS = /[.。．｡](?=[\p{L}\p{N}]*\p{L}{2})/gu;

/**
 * Words of a visitor as they may stand in the head of an e-mail, or speak there in our name: one line, nothing that mail
 * programs decode (encoded words of RFC 2047) and nothing that they make a link of.
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
