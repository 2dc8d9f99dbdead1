import { expect } from '@playwright/test';
import type { Engine } from './engine.ts';

/** An element by role and accessible name, or by its text alone. */
type Target = { role: keyof typeof SELECTORS; name: RegExp };

const SELECTORS = {
  button: 'button,[role=button],summary',
  checkbox: '[type=checkbox],[role=checkbox]',
  combobox: '[role=combobox],select',
  heading: 'h1,h2,h3,h4',
  link: 'a[href]',
  option: '[role=option]',
  radio: '[type=radio],[role=radio]',
  searchbox: '[type=search]',
  tab: '[role=tab]',
  text: 'p,li,h1,h2,h3,h4,label,span,strong,dd,time,td,div,[role=timer]',
  textbox: 'input,textarea',
};

/** Only a busy machine takes this long. */
const STATE_TIMEOUT_MS = 60_000;

type Found = {
  x: number;
  y: number;
  value: string;
  isOn: boolean;
  isInvalid: boolean;
  hasFocus: boolean;
};

/**
 * Runs in the page: the first visible element with this role and name, scrolled into view; null if it is
 * covered or moving.
 */
async function find({
  selector,
  source,
  isText,
}: {
  selector: string;
  source: string;
  isText: boolean;
}): Promise<Found | null> {
  const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element) => {
    const named = (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id));
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    const words = [...named, ...labels].flatMap((each) => (each === null ? [] : textOf(each))).join(' ');
    return element.getAttribute('aria-label') ?? (words || textOf(element));
  };
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  // Nothing behind an open dialog can be clicked.
  const scope = document.querySelector(':modal') ?? document;
  const element = [...scope.querySelectorAll(selector)].find(
    (each) => isShown(each) && new RegExp(source).test(isText ? textOf(each) : nameOf(each)),
  );
  if (element === undefined) return null;
  const [label] = element.matches('[type=radio],[type=checkbox]')
    ? ((element as HTMLInputElement).labels ?? [])
    : [];
  const aim = label ?? element;
  const boxOf = () => {
    const { left, top, width, height } = aim.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  aim.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = boxOf();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { x, y } = boxOf();
  if (x !== before.x || y !== before.y) return null;
  const hit = document.elementFromPoint(x, y);
  if (hit === null || !(aim.contains(hit) || hit.contains(aim))) return null;
  const { value = '', checked } = element as HTMLInputElement;
  const isOn =
    checked === true ||
    ['aria-checked', 'aria-pressed', 'aria-selected'].some((name) => element.getAttribute(name) === 'true');
  const isInvalid = element.getAttribute('aria-invalid') === 'true';
  return { x, y, value, isOn, isInvalid, hasFocus: element === document.activeElement };
}

/** A user of the app in an engine. Every action waits for what it needs, never for a fixed time. */
export class Reader {
  readonly #engine: Engine;
  readonly #origin: string;

  constructor(engine: Engine, origin: string) {
    this.#engine = engine;
    this.#origin = origin;
  }

  /** Opens a path, and waits for the app and its heading. */
  async open(path: string, heading: RegExp): Promise<void> {
    await this.#engine.open(this.#origin + path);
    await this.sees('heading', heading);
    await this.until(() => !('early' in window), 'the app has hydrated');
  }

  /** Waits until a condition holds in the page. */
  async until(holds: () => unknown, what: string): Promise<void> {
    await expect
      .poll(() => this.#engine.run(holds, undefined), { message: what, timeout: STATE_TIMEOUT_MS })
      .toBeTruthy();
  }

  async sees(role: Target['role'], name: RegExp): Promise<Found> {
    let found: Found | null = null;
    const look = async () => {
      found = await this.#engine.run(find, {
        selector: SELECTORS[role],
        source: name.source,
        isText: role === 'text',
      });
      return found !== null;
    };
    await expect.poll(look, { message: `${role} ${name}`, timeout: STATE_TIMEOUT_MS }).toBe(true);
    return found as unknown as Found;
  }

  /** Clicks an element once it has stopped moving: late parts of a page push others down. */
  async presses(role: Target['role'], name: RegExp): Promise<void> {
    let place = { x: 0, y: 0 };
    const stays = async () => {
      const { x, y } = await this.sees(role, name);
      const isSame = x === place.x && y === place.y;
      place = { x, y };
      return isSame;
    };
    await expect.poll(stays, { message: `${role} ${name} stays`, timeout: STATE_TIMEOUT_MS }).toBe(true);
    await this.#engine.clickAt(place.x, place.y);
  }

  /** Types into a field once it has the focus, key by key: the page can move between a look and the press. */
  async types(role: Target['role'], name: RegExp, text: string): Promise<void> {
    const seen = async () => {
      const { value, hasFocus } = await this.sees(role, name);
      return { value, hasFocus };
    };
    const press = async () => {
      await this.presses(role, name);
      return (await seen()).hasFocus;
    };
    await expect.poll(press, { message: `${name} takes the focus`, timeout: STATE_TIMEOUT_MS }).toBe(true);
    await this.#engine.type(text);
    await expect.poll(seen, { message: `${name}` }).toEqual({ value: text, hasFocus: true });
  }
}
