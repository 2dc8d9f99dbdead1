/** The address as a URL; null if it is none. The oldest browsers of the floor have neither `URL.parse` nor `URL.canParse`. */
export function readUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
