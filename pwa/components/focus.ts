/** Elements that may be focused automatically: headings, fields, controls, and cards with a tabindex. */
const STOPS =
  'h1, h2, h3, h4, input:not([type="hidden"]), textarea, select, button, a[href], summary, [tabindex]';

const isShown = (element: Element) => element.checkVisibility?.() ?? true;

/** The first heading, field or control in `root`, itself included. */
function firstStop(root: Node): HTMLElement | undefined {
  if (!(root instanceof HTMLElement)) return undefined;
  const stops = [root, ...root.querySelectorAll<HTMLElement>(STOPS)];
  return stops.find((each) => each.matches(STOPS) && isShown(each) && !each.matches(':disabled'));
}

const isBusy = (node: Node) =>
  node instanceof HTMLElement && (node.matches('[aria-busy]') || node.querySelector('[aria-busy]') !== null);

/** Cancels the current wait. */
let endWait: (() => void) | null = null;

/**
 * Moves the focus to the first heading, field or control in the result of `find` once it is on the page, unless the person
 * acts first. The heading of a whole screen is not scrolled to.
 */
export function moveFocus(find: () => Element | null | undefined): () => void {
  endWait?.();
  const settle = () => {
    const found = find();
    const stop = found && firstStop(found);
    if (!stop) return false;
    const isHeading = /^H\d$/.test(stop.tagName);
    if (isHeading) stop.tabIndex = -1;
    stop.focus({ preventScroll: stop.tagName === 'H1' });
    return true;
  };
  if (settle()) return () => {};
  const observer = new MutationObserver(() => settle() && end());
  const end = () => {
    observer.disconnect();
    endWait = null;
    for (const type of ['keydown', 'pointerdown']) removeEventListener(type, end);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  for (const type of ['keydown', 'pointerdown']) addEventListener(type, end);
  endWait = end;
  return end;
}

/** The heading of the screen; skips the hidden list that led to it. */
export const shownHeading = () => [...document.querySelectorAll('main h1')].find(isShown);

/**
 * Where focus goes after a node is removed: its replacement, the next node, the previous one, or the screen's heading.
 * Undefined while the replacement is still loading.
 */
function heirOf({ target, previousSibling, nextSibling }: MutationRecord): Element | undefined {
  let parent: Node | null = target;
  let next = previousSibling?.parentNode === target ? previousSibling.nextSibling : target.firstChild;
  let before = nextSibling?.parentNode === target ? nextSibling.previousSibling : target.lastChild;
  while (parent instanceof HTMLElement && parent.isConnected && !parent.matches('body, main')) {
    for (; next !== null; next = next.nextSibling) {
      const stop = firstStop(next);
      if (stop !== undefined) return stop;
      if (isBusy(next)) return undefined;
    }
    for (; before !== null; before = before.previousSibling) {
      const stop = firstStop(before);
      if (stop !== undefined) return stop;
    }
    // Skips toasts and bars over the page: the reader was not there.
    if (parent.matches('[data-edge]')) break;
    next = parent.nextSibling;
    before = parent.previousSibling;
    parent = parent.parentElement;
  }
  return shownHeading();
}

const isFallen = () => document.activeElement === document.body;

/**
 * Moves the focus whenever the focused element is removed, and back to a field that was disabled during submission. Browsers
 * reset it to the page, so keyboard users would start at the top again.
 */
export function keepFocus(): () => void {
  let last: HTMLElement | null = null;
  const note = (event: FocusEvent) => {
    last = event.target as HTMLElement;
  };
  // A press outside everything drops the focus on purpose.
  const letGo = () =>
    queueMicrotask(() => {
      if (isFallen() && last?.isConnected && !last.matches(':disabled')) last = null;
    });
  const observer = new MutationObserver((records) => {
    if (last?.isConnected) {
      const field = last;
      if (!records.some(({ type }) => type === 'attributes')) return;
      // Ignore the moment between two elements while the focus moves.
      setTimeout(() => {
        if (last === field && isFallen() && !field.matches(':disabled')) field.focus();
      });
      return;
    }
    if (last === null) return;
    const lost = last;
    last = null;
    const removal = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(lost)));
    // After the dialogs, which restore the focus themselves.
    setTimeout(() => {
      if (removal === undefined || endWait !== null || !isFallen()) return;
      moveFocus(() => heirOf(removal));
    });
  });
  document.addEventListener('focusin', note);
  document.addEventListener('focusout', letGo);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', note);
    document.removeEventListener('focusout', letGo);
  };
}
