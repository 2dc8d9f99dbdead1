/** Upper limit of the wait for the element, and how long it is held in view. */
const WAIT_MS = 10_000;
const HOLD_MS = 1500;
const LOOK_MS = 100;

/**
 * Scrolls to an element of the next screen once it is rendered, and holds it in view while content above it still
 * loads; stops at the person's first interaction.
 */
export function showWhenThere(elementId: string): void {
  const begunAt = Date.now();
  let foundAt: number | null = null;
  const look = () => {
    const element = document.getElementById(elementId);
    if (element !== null) foundAt ??= Date.now();
    element?.scrollIntoView({ behavior: 'instant' });
    const isOver = foundAt === null ? Date.now() - begunAt > WAIT_MS : Date.now() - foundAt > HOLD_MS;
    if (isOver) stop();
  };
  const interval = setInterval(look, LOOK_MS);
  const doings = ['wheel', 'touchstart', 'keydown'] as const;
  const stop = () => {
    clearInterval(interval);
    for (const doing of doings) window.removeEventListener(doing, stop);
  };
  for (const doing of doings) window.addEventListener(doing, stop, { passive: true });
}
