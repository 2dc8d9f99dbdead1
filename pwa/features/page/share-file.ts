import { saveFile } from './save-file.ts';
import { openShareSheet } from './share-sheet.ts';

/** Opens the share sheet with a file, or downloads it where there is none. */
export async function shareFile(file: File, title = file.name): Promise<void> {
  const files = [file];
  if (navigator.canShare?.({ files }) && (await openShareSheet({ files, title }))) return;
  saveFile(file, file.name);
}
