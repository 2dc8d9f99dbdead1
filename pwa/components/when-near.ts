/** How far below the window counts as near. */
const MARGIN = '600px';

/**
 * Resolves once the element of that id is in the window or close to it, or the page is about to be printed; at once where
 * nothing can watch, as on the server. What the server painted stays as it is until then.
 */
export async function whenNear(id: string): Promise<void> {
  if (typeof IntersectionObserver === 'undefined') return;
  const element = await elementOf(id);
  if (element === null) return;
  await new Promise<void>((resolve) => {
    const done = () => {
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
    observer.observe(element);
    addEventListener('beforeprint', done);
  });
}

/** It comes into the page with the render that asks for it: now, or a frame later. */
async function elementOf(id: string): Promise<Element | null> {
  return (
    document.getElementById(id) ??
    (await new Promise((resolve) => {
      requestAnimationFrame(() => resolve(document.getElementById(id)));
    }))
  );
}
