/** Targets of recorded clicks. Links, and forms with an action, work without the app. */
const PRESSABLE = 'button, [type=checkbox], [type=radio]';
const WORKS_ALONE = 'form[action] *';
/** After this long a press is forgotten: a dialog that opens late is a surprise. */
const PATIENCE_MS = 2_000;
const LOOK_EVERY_MS = 50;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The control that a click on `target` activates, if it needs the app. */
function pressedControl(target: EventTarget | null): HTMLElement | null {
  const control = target instanceof Element ? target.closest<HTMLElement>(PRESSABLE) : null;
  return control?.matches(WORKS_ALONE) ? null : control;
}

function isField(target: EventTarget | null): target is Field {
  return target instanceof Element && target.matches('input, textarea, select') && !target.matches(PRESSABLE);
}

/**
 * Records events on server-rendered content that is not hydrated yet, where React would drop them, and replays them
 * after hydration so that no click and no input is lost.
 */
export class PreHydrationEvents {
  readonly #presses = new Set<HTMLElement>();
  readonly #words = new Map<Field, string>();

  /** Records a `click` or an `input`. A click is stopped, so that no listener handles it twice. */
  note(event: Event): void {
    const { target } = event;
    if (event.type === 'input') {
      if (isField(target)) this.#words.set(target, target.value);
      return;
    }
    const control = pressedControl(target);
    if (control === null) return;
    event.preventDefault();
    event.stopPropagation();
    this.#presses.add(control);
  }

  /** Replays the events: input first, since a click may submit it. */
  async repeat(): Promise<void> {
    const acts = [
      ...[...this.#words].map(([field, words]) => ({
        on: field as HTMLElement,
        act: (now: HTMLElement) => retype(now as Field, words, field),
      })),
      ...[...this.#presses].map((control) => ({ on: control, act: (now: HTMLElement) => now.click() })),
    ];
    this.#words.clear();
    this.#presses.clear();
    for (const { on, act } of acts) {
      const now = await inPlaceOf(on);
      if (now !== undefined) act(now);
      // Let React render before the next event: a form would otherwise overwrite one change with the next.
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
}

const NAMES = ['aria-label', 'name', 'type'];
const nameOf = (element: HTMLElement) =>
  [...NAMES.map((name) => element.getAttribute(name)), element.textContent].join();

/**
 * The element itself, or the only one of the same tag and name that React rendered in its place. Waits for it, since the
 * screen may have to load its rows first.
 */
async function inPlaceOf(element: HTMLElement): Promise<HTMLElement | undefined> {
  const until = performance.now() + PATIENCE_MS;
  let found = alike(element);
  while (found.length === 0 && performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    found = alike(element);
  }
  return found.length === 1 ? found[0] : undefined;
}

function alike(element: HTMLElement): HTMLElement[] {
  if (element.isConnected) return [element];
  const ofKind = [...document.querySelectorAll<HTMLElement>(element.localName)];
  return ofKind.filter((each) => nameOf(each) === nameOf(element));
}

/** Sets a field's value as a user would: React only sees a change from the last value it recorded. */
function retype(field: Field, early: string, typedIn: Field): void {
  if (field instanceof HTMLInputElement && field.type === 'file') {
    if (field !== typedIn) field.files = (typedIn as HTMLInputElement).files;
    // The first is for a boundary that is not hydrated yet, the second for React.
    for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
    return;
  }
  const words = field.value === '' ? early : field.value;
  // The first event makes React start tracking the field's value.
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.value = '';
  // Bypasses React's own setter, which would record the value as already seen.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, words);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** Events recorded in order by the page's inline script, and a function that stops it. */
export type HeldEvents = Event[] & { stop: () => void };

/**
 * Takes over the events recorded before the app started and stops the recording. From here on React handles events
 * itself.
 */
export function replayPreHydrationEvents(page: Window & { early?: HeldEvents }): PreHydrationEvents {
  const acts = new PreHydrationEvents();
  page.early?.stop();
  for (const event of page.early ?? []) acts.note(event);
  delete page.early;
  return acts;
}
