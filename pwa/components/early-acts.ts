/** What a press acts on. Links, and forms that have an address, work without the app. */
const PRESSABLE = 'button, [type=checkbox], [type=radio]';
const WORKS_ALONE = 'form[action] *';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The control that a press on `target` acts on, if only the app can act. */
function pressedControl(target: EventTarget | null): HTMLElement | null {
  const control = target instanceof Element ? target.closest<HTMLElement>(PRESSABLE) : null;
  return control?.matches(WORKS_ALONE) ? null : control;
}

function isField(target: EventTarget | null): target is Field {
  return target instanceof Element && target.matches('input, textarea, select') && !target.matches(PRESSABLE);
}

/**
 * What a visitor did to a part of the page that the server painted and the app does not listen to yet. React drops it all:
 * it is kept here and repeated once the part listens, so that no press and no word is lost.
 */
export class EarlyActs {
  readonly #presses = new Set<HTMLElement>();
  readonly #words = new Map<Field, string>();

  /** Keeps a `click` or an `input`. A press is held back, so that nothing hears it twice. */
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

  /** Does it all again: the words first, which a press may send. */
  async repeat(): Promise<void> {
    const acts = [
      ...[...this.#words].map(([field, words]) => ({ on: field, act: () => retype(field, words) })),
      ...[...this.#presses].map((control) => ({ on: control, act: () => control.click() })),
    ];
    this.#words.clear();
    this.#presses.clear();
    for (const { on, act } of acts) {
      if (on.isConnected) act();
      // What an act changed is drawn before the next: a form would forget the one for the other.
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
}

/** Puts words into a field as a person does: React hears of a value only if it is not the last one it saw. */
function retype(field: Field, early: string): void {
  const words = field.value === '' ? early : field.value;
  // The first time makes React take the field over; from then on it watches its value.
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.value = '';
  // Past React's own setter, which would note the words as seen.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, words);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
