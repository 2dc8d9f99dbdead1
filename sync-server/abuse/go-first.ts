import { writeFileSync } from 'node:fs';

const FIRST = '-15';

/**
 * Lets this process and those it starts go before the other programs of the machine, so that they play no part in what is
 * measured. Linux alone has groups of processes to say so of.
 */
export function goFirst(): void {
  try {
    writeFileSync('/proc/self/autogroup', FIRST);
  } catch {
    // Without the right to it the figures are less steady, and no less true.
  }
}
