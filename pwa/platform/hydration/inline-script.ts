import type { HeldEvents } from './pre-hydration-events.ts';

/** Addresses that `build/first-paint.ts` fills in: the built app's entry, and everything that loads with it. */
declare const APP_ENTRY: string;
declare const APP_FILES: readonly string[];

// A block: the page's scripts share their top-level names.
{
  const EVENTS = ['click', 'input'] as const;
  const PRESSED = 'button,[type=checkbox],[type=radio]';
  /** Background pages never paint. */
  const PAINT_TIMEOUT_MS = 250;
  /** Files also fail while a page is being left, and a reload would keep the reader there. */
  const GIVE_UP_AFTER_MS = 1000;

  const held = [] as Event[] as HeldEvents;
  (window as Window & { early?: HeldEvents }).early = held;

  /** Records what a visitor types, and holds presses that only the app can handle; links and forms need no app. */
  const hold = (event: Event) => {
    const target = event.target as Element;
    if (event.type === 'click') {
      if (!target.closest(PRESSED) || target.closest('form[action]')) return;
      event.preventDefault();
      event.stopPropagation();
    }
    held.push(event);
  };
  for (const name of EVENTS) addEventListener(name, hold, true);
  held.stop = () => {
    for (const name of EVENTS) removeEventListener(name, hold, true);
  };

  /** Reloads the page if nobody has typed or pressed yet and there is a network; else, or if that didn't help, tells the reader. */
  const giveUp = () => {
    const [{ type }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
    if (type !== 'reload' && held.length === 0 && navigator.onLine) return location.reload();
    held.stop();
    const notice = document.createElement('p');
    notice.role = 'alert';
    notice.className = 'page-note';
    notice.innerHTML = 'Part of this page didn’t load, so its buttons don’t work. <button>Reload';
    notice.onclick = () => location.reload();
    document.body.prepend(notice);
  };

  let isBegun = false;
  /** Loads the chunks of the app and of this screen in parallel, and starts the app. */
  const begin = () => {
    if (isBegun) return;
    isBegun = true;
    const own = document.querySelector<HTMLMetaElement>('meta[name=app-files]')?.content.split(' ') ?? [];
    for (const file of [...APP_FILES, ...own.map((name) => `/assets/${name}.js`)]) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = file;
      document.head.append(link);
    }
    // Lays out the content below the fold while they load.
    document.documentElement.dataset['frame'] = '';
    import(APP_ENTRY).catch(() => setTimeout(giveUp, GIVE_UP_AFTER_MS));
  };
  const beginAfter = (frames: number): void => {
    requestAnimationFrame(() => (frames > 1 ? beginAfter(frames - 1) : setTimeout(begin)));
    setTimeout(begin, PAINT_TIMEOUT_MS);
  };

  // After the first paint, so that the app does not compete with it; the worker's cache has everything at hand.
  if (navigator.serviceWorker?.controller) beginAfter(1);
  else addEventListener('load', () => beginAfter(2));
}
