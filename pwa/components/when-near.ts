/** How far below the window counts as near. */
const MARGIN = '600px';

/**
 * What may change the address. React follows it only once it has taken over every part that the server painted, so nothing
 * waits from then on.
 */
const ACTS = ['click', 'change', 'popstate'] as const;
let hasActed = false;

const waiting = new Set<() => void>();

function endAllWaits({ target }: Event): void {
  // What is loaded while the page is about to be reloaded keeps the old worker in its place.
  if (target instanceof Element && target.closest('[data-update-bar]')) return;
  hasActed = true;
  for (const act of ACTS) removeEventListener(act, endAllWaits, true);
  endWaits();
}

/** Ends every wait: for when what is waited for leaves the page. */
export function endWaits(): void {
  for (const done of waiting) done();
}

/**
 * Resolves once the element of that id, painted by the server, is in the window or close to it, the page is about to be
 * printed, or the visitor does something that may change the address. At once where it is not there yet: what the device
 * paints itself would jump under a reader who scrolls.
 */
export async function whenNear(id: string): Promise<void> {
  if (typeof IntersectionObserver === 'undefined' || hasActed) return;
  for (const act of ACTS) addEventListener(act, endAllWaits, true);
  const element = document.getElementById(id);
  if (element === null) return;
  await new Promise<void>((resolve) => {
    const done = () => {
      waiting.delete(done);
      observer.disconnect();
      removeEventListener('beforeprint', done);
      resolve();
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) done();
      },
      { rootMargin: MARGIN },
    );
    waiting.add(done);
    observer.observe(element);
    addEventListener('beforeprint', done);
  });
}
