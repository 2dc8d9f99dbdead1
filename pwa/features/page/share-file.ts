import { saveFile } from './save-file.ts';

/** Opens the share sheet with a file, or downloads it where there is none. */
export async function shareFile(file: File, title = file.name): Promise<void> {
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      // If the sheet cannot open, fall through to the download.
    }
  }
  saveFile(file, file.name);
}
