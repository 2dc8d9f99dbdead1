import { fileURLToPath } from 'node:url';

/** The project's top folder, from the sources as from their bundle. */
const TOP = import.meta.url.slice(0, import.meta.url.lastIndexOf('/sync-server/'));

/** Path of a file of the project. */
export function projectFile(file: string): string {
  return fileURLToPath(`${TOP}/${file}`);
}
