import { setTimeout as delay } from 'node:timers/promises';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { Device } from '../../e2e/harness/device.ts';
import { FaultProxy } from '../../e2e/harness/fault-proxy.ts';
import { answerLost, type Fault, requestLost } from '../../e2e/harness/faults.ts';
import { follow } from '../../e2e/harness/follow.ts';
import { freePort } from '../../e2e/harness/server-process.ts';
import { daysOf, readStored, type Stored } from './household-stored.ts';

const HOUSEHOLD_CALLS = /^\/api\/households\//;
const ANY = /^\//;
const METHODS = ['GET', 'POST', 'PUT', 'DELETE'];
const PATIENCE_MS = 120_000;

/** Shifts the page's clock by the offset that the phone has stored, before the app's first script runs. */
const setClock = () => {
  const Real = Date;
  const apart = () => Number(localStorage.getItem('soak-clock') ?? 0);
  class Apart extends Real {
    constructor(...given: unknown[]) {
      super(...((given.length === 0 ? [Real.now() + apart()] : given) as [number]));
    }
    static override now(): number {
      return Real.now() + apart();
    }
  }
  globalThis.Date = Apart as DateConstructor;
};

/** A browser with a profile, a worker, a network and a clock of its own, and what a person does in it. */
export class Phone {
  readonly name: string;
  readonly #device: Device;
  readonly #proxy: FaultProxy;
  #clock: number;
  #opened: { context: BrowserContext; page: Page } | undefined;
  #isOffline = false;

  private constructor(name: string, device: Device, proxy: FaultProxy, clock: number) {
    this.name = name;
    this.#device = device;
    this.#proxy = proxy;
    this.#clock = clock;
  }

  /** @param clock ms by which the phone's clock is ahead */
  static async start(name: string, directory: string, server: number, clock: number): Promise<Phone> {
    const proxy = new FaultProxy(await freePort());
    proxy.pointAt(server);
    const origin = `http://localhost:${await proxy.listen()}`;
    const phone = new Phone(name, new Device({ directory, origin }, name), proxy, clock);
    await phone.open();
    const { page } = phone;
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await page.waitForFunction(() =>
      /Available offline: (\d+) of \1 recipes/.test(document.querySelector('footer')?.textContent ?? ''),
    );
    return phone;
  }

  get page(): Page {
    if (this.#opened === undefined) throw new Error(`${this.name} is off`);
    return this.#opened.page;
  }

  get asked(): number {
    return this.#proxy.seen.length;
  }

  async open(): Promise<void> {
    this.#opened = await this.#device.open();
    const { context, page } = this.#opened;
    context.setDefaultTimeout(PATIENCE_MS);
    const choice = { necessary: true, analytics: false, advertising: false, functional: false };
    const consent = JSON.stringify({
      ...choice,
      timestamp: new Date(Date.now() + this.#clock).toISOString(),
    });
    await context.addInitScript(
      ([clock, consent]) => {
        localStorage.setItem('soak-clock', clock);
        localStorage.setItem('cookieConsent', consent);
      },
      [String(this.#clock), consent] as const,
    );
    // tsx wraps nested functions in `__name()`, which the page does not have.
    await context.addInitScript('globalThis.__name ??= (named) => named');
    await context.addInitScript(setClock);
    if (this.#isOffline) await context.setOffline(true);
    await page.goto('/shopping-list');
  }

  /** Ends the browser's process without notice, and starts it again on its profile. */
  async kill(): Promise<void> {
    await this.#device.kill();
    await this.open();
  }

  async close(): Promise<void> {
    await this.#device.close();
    this.#proxy.close();
  }

  async setOffline(isOffline: boolean): Promise<void> {
    this.#isOffline = isOffline;
    this.#proxy.mend();
    if (isOffline) for (const method of METHODS) this.#proxy.break(method, ANY, requestLost);
    await this.#opened?.context.setOffline(isOffline);
  }

  /** The next calls of the household are lost on the way there or back. */
  loseCalls(times: number): void {
    const fault: Fault = (...call) => (Math.random() < 0.5 ? requestLost : answerLost)(...call);
    for (const method of METHODS) this.#proxy.break(method, HOUSEHOLD_CALLS, fault, times);
  }

  async passDay(): Promise<void> {
    this.#clock += 24 * 60 * 60_000;
    await this.page.evaluate((clock) => localStorage.setItem('soak-clock', clock), String(this.#clock));
  }

  stored(): Promise<Stored> {
    return this.page.evaluate(readStored);
  }

  /** Waits until `isSo` is true of what the phone has stored. */
  async until(what: string, isSo: (stored: Stored) => boolean): Promise<Stored> {
    // After a kill there is another page, on which nobody pressed anything.
    const { page } = this;
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      const stored = await page.evaluate(readStored);
      if (isSo(stored)) return stored;
      if (Date.now() > deadline) throw new Error(`${this.name} waits in vain: ${what}`);
      await delay(50);
    }
  }

  async #show(path: string, ready: (page: Page) => Locator): Promise<void> {
    const { page } = this;
    if (new URL(page.url()).pathname !== path) await follow(page, path);
    await ready(page).first().waitFor();
  }

  /** The list shows others' changes at once; most other screens do when the phone is next picked up. */
  showList = () => this.#show('/shopping-list', (page) => page.getByLabel('Add something of your own'));

  async addItem(text: string): Promise<void> {
    await this.showList();
    await this.page.getByLabel('Add something of your own').fill(text);
    await this.page.getByRole('button', { name: 'Add to the list' }).click();
    await this.until(
      `${text} on the list`,
      ({ shopping }) => !!shopping?.own.some((own) => own.text === text),
    );
  }

  async hasItem(text: string): Promise<boolean> {
    const { shopping } = await this.stored();
    return shopping?.own.some((own) => own.text === text) === true;
  }

  /** Ticks or unticks an item; false if the other phone has taken it off the list. */
  async tick(text: string, isTicked: boolean): Promise<boolean> {
    await this.showList();
    if (!(await this.hasItem(text))) return false;
    await this.page.getByRole('checkbox', { name: text, exact: true }).setChecked(isTicked);
    await this.until(`${text} ticked: ${isTicked}`, ({ shopping }) =>
      (shopping?.own ?? []).every((own) => own.text !== text || own.isTicked === isTicked),
    );
    return true;
  }

  async removeItem(text: string): Promise<void> {
    await this.showList();
    await this.page.getByRole('button', { name: `Take ${text} off the list` }).click();
    await this.until(
      `${text} off the list`,
      ({ shopping }) => !shopping?.own.some((own) => own.text === text),
    );
  }

  /** One day more or fewer of the plan's recipe; returns the days that it then has. */
  async stepDays(more: 1 | -1): Promise<number> {
    await this.#show('/plan', (page) => page.getByRole('button', { name: 'One day more' }));
    const before = daysOf(await this.stored());
    await this.page
      // At one day, less would take the recipe out.
      .getByRole('button', { name: more === 1 || before === 1 ? 'One day more' : 'One day less' })
      .first()
      .click();
    return daysOf(await this.until('other days', (stored) => daysOf(stored) !== before));
  }

  async weigh(day: string, kg: number): Promise<void> {
    const form = this.page.getByRole('form', { name: 'Add a weight' });
    if (!(await form.isVisible())) {
      await this.#show('/dog-recipes', (page) => page.getByRole('button', { name: 'Rex', exact: true }));
      await this.page.getByRole('button', { name: 'Rex', exact: true }).click();
      await this.page.getByText('Weight over time').click();
    }
    await form.getByLabel('Weighed on').fill(day);
    await form.getByLabel('Weight in kg').fill(String(kg));
    await form.getByRole('button', { name: 'Add weight' }).click();
    await this.until(`${kg} kg on ${day}`, ({ weights }) => weights[day] === kg);
  }
}
