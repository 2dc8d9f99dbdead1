/** Shown if the browser or a chunk fails while making a file. */
export const NO_FILE = 'We couldn’t make the file. Reload the page and try again.';

/** Downloads a file. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the URL only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
