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

/** Opens the device's share sheet. Resolves to false if there is none or it cannot open; closing it unused is fine. */
export async function openShareSheet(data: ShareData): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Opens the share sheet with a file, or downloads it where there is none. */
export async function shareFile(file: File, title = file.name): Promise<void> {
  const files = [file];
  if (navigator.canShare?.({ files }) && (await openShareSheet({ files, title }))) return;
  saveFile(file, file.name);
}
