import {
  type KeptSearchConsole,
  keptSearchConsoleSchema,
  SEARCH_CONSOLE_TYPE,
  type SearchConsoleAnswer,
  searchConsoleAnswerSchema,
} from '#domain/contract/search-console';
import { read } from '../calls/api.ts';

const PATH = '/api/admin/search-console';

/** The imported file that counts. */
export function readSearchConsole(): Promise<KeptSearchConsole> {
  return read(keptSearchConsoleSchema, PATH);
}

/** Checks a file of searches; with `isImport` a sound one is kept. */
export function sendSearchConsole(bytes: ArrayBuffer, isImport: boolean): Promise<SearchConsoleAnswer> {
  const file = { bytes, mediaType: SEARCH_CONSOLE_TYPE };
  return read(searchConsoleAnswerSchema, isImport ? `${PATH}?import=yes` : PATH, { method: 'POST', file });
}
