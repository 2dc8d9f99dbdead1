import { runCommand } from '../page/run-command.ts';
import { saveFile } from '../page/save-file.ts';
import { makeHouseholdFile } from './household/household.ts';

/** Share sheets differ in what they take: some pass on no JSON, but every one passes on text. */
const FORMS = [
  ['json', 'application/json'],
  ['txt', 'text/plain'],
] as const;

/** Passes the household on as one file, to the share sheet or else to the downloads. */
export async function shareHousehold(now: Date = new Date()): Promise<void> {
  const text = await runCommand(() => makeHouseholdFile(now));
  if (text === undefined) return;
  const stem = `bowlful-household-${now.toISOString().slice(0, 10)}`;
  const files = FORMS.map(([ending, type]) => new File([text], `${stem}.${ending}`, { type }));
  const [json] = files;
  const sharable = files.find((file) => navigator.canShare?.({ files: [file] }));
  if (sharable !== undefined) {
    try {
      await navigator.share({ files: [sharable], title: 'Bowlful household' });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      // A sheet that cannot open falls through to the download.
    }
  }
  if (json !== undefined) saveFile(json, json.name);
}
