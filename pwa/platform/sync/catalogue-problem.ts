/** Why a pull failed. In every case the recipes on the device stay as they are. */
export type CatalogueProblem =
  | 'unreachable'
  | 'unavailable'
  | 'not-ours'
  | 'too-old'
  | 'full'
  | 'storage'
  | 'mismatch';

const SENTENCES: Record<CatalogueProblem, string | null> = {
  // Shown as being offline, which is enough.
  unreachable: null,
  unavailable: 'New recipes cannot be fetched just now. The saved ones still work.',
  'not-ours':
    'This network answers in place of Bowlful. It may want you to sign in. The saved recipes still work.',
  'too-old': 'This version of Bowlful is too old to fetch new recipes. Reload to update it.',
  full: 'This device has no room left for new recipes. The saved ones still work.',
  storage: 'This browser did not let Bowlful keep new recipes. Reload to try again.',
  mismatch: 'Some recipes on this device may be out of date. They are fetched again at the next try.',
};

/** One sentence for the person; null if the connection state already says it. */
export function catalogueProblemSentence(problem: CatalogueProblem): string | null {
  return SENTENCES[problem];
}
