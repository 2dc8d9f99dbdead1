/** Text escaped for the content or an attribute of HTML and SVG; control characters, which XML forbids, are dropped. */
export function escapeMarkup(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replace(/[^\P{Cc}\t\n\r]/gu, '');
}
