/** One phase of a transition to a new food: its share of the bowl on days counted from 1. */
type ChangeOverPhase = { share: number; firstDay: number; lastDay: number };

const SHARES = [0.25, 0.5, 0.75];

/** Default length of a transition: three days at each share, all of it from day 10. */
export const USUAL_CHANGE_OVER_DAYS = 9;

/**
 * Transition to a new food in 7 to 10 days: a quarter, a half, three quarters, in phases as even as whole days allow, with
 * the longer ones last; then all of it.
 * @throws {RangeError} unless 7 to 10 whole days
 */
export function changeOver(days: number): ChangeOverPhase[] {
  if (!Number.isInteger(days) || days < 7 || days > 10) throw new RangeError(`7 to 10 days, got ${days}`);
  let lastDay = 0;
  return SHARES.map((share, at) => {
    const firstDay = lastDay + 1;
    lastDay = Math.floor((days * (at + 1)) / SHARES.length);
    return { share, firstDay, lastDay };
  });
}

/** Share of the new food in the bowl on a day counted from 0; 1 without a transition. */
export function newFoodShare(changeOverDays: number | null, day: number): number {
  if (changeOverDays === null) return 1;
  const phase = changeOver(changeOverDays).find(({ lastDay }) => day + 1 <= lastDay);
  return phase?.share ?? 1;
}

/** Says how much of a day's food is the new one during the change-over; null after it. */
export function changeOverText(share: number): string | null {
  return share < 1 ? `Changing over: ${share * 100}% new food. The rest is the former food.` : null;
}
