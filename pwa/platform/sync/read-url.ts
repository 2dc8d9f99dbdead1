/** Parses an address; null if invalid. The oldest supported browsers have neither `URL.parse` nor `URL.canParse`. */
export function readUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
