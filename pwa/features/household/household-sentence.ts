import { counted } from '#domain/text/sentence-parts';
import { whenInWords } from '../../components/when-in-words.ts';
import { HouseholdError, type HouseholdErrorCode } from '../../platform/household/household-error.ts';
import type { HouseholdProblem, JoinedHousehold } from '../../platform/household/use-household.ts';
import { showToast } from '../../platform/state/toast-store.ts';
import { errorWords } from '../page/run-command.ts';

const ERRORS: Readonly<Record<HouseholdErrorCode, string>> = {
  'invitation-cut-off':
    'Part of this invitation is missing. Copy the link again, from “https” to its last letter.',
  'no-such-household':
    'We can’t find this household. Somebody may have erased it or made a new invitation: ask for the latest link.',
  offline: 'We couldn’t reach the server. Go online and try again.',
  refused: 'The server didn’t accept this, so nothing has changed. Try again later.',
  'already-in-one': 'This device is already in a household. Leave that one in Settings first.',
  'aside-gone':
    'Somebody has deleted this since. We still keep the version set aside, so that you can copy from it.',
  'aside-unfit':
    'We can’t use this version, because it doesn’t fit the rest any more. Change the details yourself and go by what we set aside.',
  off: 'This site doesn’t share households. Pass a file from phone to phone instead, in Settings.',
};

/** Why a command of the household failed. */
export function errorSentence(error: unknown): string {
  if (error instanceof HouseholdError) return ERRORS[error.code];
  return errorWords(error);
}

const PROBLEMS: Readonly<Record<HouseholdProblem, string>> = {
  offline: 'We couldn’t reach the server. We’ll share your changes as soon as we can.',
  full: 'Some changes don’t fit in your household’s space on the server, so they stay on this device. Delete or shorten your own recipes or notes to make room.',
  busy: 'The server asked us to slow down. We’ll try again shortly.',
  unreadable:
    'The server sent something that nobody in your household wrote. We ignored it, and your data is as it was.',
  'newer-app':
    'Another device uses a newer Bowlful. Some of its changes will show here once you reload to update.',
  restored: 'The server lost some changes, so this device sent them again.',
  gone: 'Our server no longer has this household. Somebody erased it or removed a member, or it was lost. If you have a new invitation, leave this household and open that one.',
  off: 'This site has stopped sharing households. Your data stays on this device.',
};

const OLD_LEFT =
  'We couldn’t erase the old household yet, so whoever you removed can still read what’s in it. We’ll keep trying while Bowlful is open.';

/** How far this device is in step with the others, a sentence each. */
export function stepSentences(
  { syncedAt, waiting, problem, isOldLeft }: JoinedHousehold,
  now: Date,
): string[] {
  const wait = `${counted(waiting, 'change')} ${waiting === 1 ? 'hasn’t' : 'haven’t'} reached the others yet.`;
  return [
    ...(waiting > 0 ? [wait] : []),
    syncedAt === null ? 'Not in step yet.' : `Last in step: ${whenInWords(syncedAt, now)}.`,
    ...(problem === null ? [] : [PROBLEMS[problem]]),
    ...(isOldLeft ? [OLD_LEFT] : []),
  ];
}

/** Runs a command of the household; false after a toast with the failure. */
export async function runHousehold(command: () => Promise<void>): Promise<boolean> {
  try {
    await command();
    return true;
  } catch (error) {
    showToast({ variant: 'destructive', title: 'Nothing changed', description: errorSentence(error) });
    return false;
  }
}
