/** How far below the window counts as near. */
const MARGIN = '600px';

const waiting = new Set<() => void>();

/** Ends every wait: for when what is waited for leaves the page. */
export function endWaits(): void {
  for (const done of waiting) done();
}

/**
 * Resolves once the element of that id, painted by the server, is in the window or close to it, or the page is about to be
 * printed. At once where it is not there yet: what the device paints itself would jump under a reader who scrolls.
 */
export async function whenNear(id: string): Promise<void> {
  if (typeof IntersectionObserver === 'undefined') return;
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
