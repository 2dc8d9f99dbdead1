/** How long the part of the next screen is waited for, and how long it is held once it is there. */
const WAIT_MS = 10_000;
const HOLD_MS = 1500;
const LOOK_MS = 100;

/**
 * Brings a part of the next screen into view once that is drawn, and keeps it there while what stands above it still
 * arrives; stops as soon as the person does anything.
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
