/** View transition name shared by the bowls of card and recipe. */
const NAME = 'bowl';
const BOWL = '[data-bowl] > *';

let noteShown = () => {};

/** The screen of a new address is in the document. */
export function noteCommit(): void {
  noteShown();
}

export const isMotionUnwelcome = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Morphs a card's bowl into its recipe's, if the browser supports it and the user allows motion. */
export function growBowl(card: Element, navigate: () => void): void {
  const bowl = card.querySelector<HTMLElement>(BOWL);
  if (bowl === null || document.startViewTransition === undefined || isMotionUnwelcome()) {
    navigate();
    return;
  }
  const named = [bowl];
  bowl.style.viewTransitionName = NAME;
  const transition = document.startViewTransition(async () => {
    const shown = new Promise<void>((resolve) => {
      noteShown = resolve;
    });
    navigate();
    await shown;
    window.scrollTo({ top: 0, behavior: 'instant' });
    bowl.style.viewTransitionName = '';
    const grown = document.querySelector<HTMLElement>(`header ${BOWL}`);
    if (grown === null) return;
    grown.style.viewTransitionName = NAME;
    named.push(grown);
  });
  const end = () => {
    for (const each of named) each.style.viewTransitionName = '';
  };
  // Rejected if the browser skips it, as on a hidden page.
  transition.finished.then(end, end);
  transition.ready.catch(() => {});
}
