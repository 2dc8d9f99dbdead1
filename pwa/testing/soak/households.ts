import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { follow } from '../../e2e/harness/follow.ts';
import { freePort, ServerProcess } from '../../e2e/harness/server-process.ts';
import { Phone } from './household-phone.ts';
import { daysOf, type Stored } from './household-stored.ts';
import { recordRow } from './record-row.ts';

const YEAR_MS = 365 * 24 * 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
const NAME =
  'two browsers share a household through kills, flapping and a day offline, their clocks a year apart';

const chance = (share: number) => Math.random() < share;
const oneOf = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)];

/** What the phones wrote in a run, and what must therefore be stored on both. */
class Written {
  /** By text. `isOff`: taken off the list, null if uncertain; `wasTicked`: before the phones were apart. */
  readonly items = new Map<
    string,
    { isSure: boolean; isOff: boolean | null; wasTicked: boolean; ticks: Map<string, boolean> }
  >();
  readonly weights: { day: string; kg: number; isSure: boolean }[] = [];
  /** The days last given to the plan's recipe, by the name of each phone that changed them. */
  readonly days = new Map<string, number>();
}

/** A run's edits on one phone. Edits whose phone is killed meanwhile may or may not be stored. */
class Person {
  readonly #phone: Phone;
  readonly #written: Written;
  readonly #run: number;
  static #weighed = 0;
  #count = 0;

  constructor(phone: Phone, written: Written, run: number) {
    this.#phone = phone;
    this.#written = written;
    this.#run = run;
  }

  static nextDay(): string {
    Person.#weighed += 1;
    return new Date(Date.UTC(2018, 0, 1) + Person.#weighed * DAY_MS).toISOString().slice(0, 10);
  }

  async add(): Promise<void> {
    this.#count += 1;
    const text = `${this.#phone.name} ${this.#run}-${this.#count}`;
    const item = { isSure: false, isOff: false, wasTicked: false, ticks: new Map<string, boolean>() };
    this.#written.items.set(text, item);
    await this.#phone.addItem(text);
    item.isSure = true;
  }

  /** Ticks or takes off an item that this phone added, or if `isAny` one that either phone added. */
  async change(isAny: boolean): Promise<void> {
    const mine = [...this.#written.items].filter(
      ([text, { isOff, isSure }]) =>
        isSure && isOff === false && (isAny || text.startsWith(this.#phone.name)),
    );
    const [text, item] = oneOf(mine) ?? [];
    if (text === undefined || item === undefined) return this.add();
    if (chance(0.3)) {
      if (!(await this.#phone.hasItem(text))) return;
      item.isOff = null;
      await this.#phone.removeItem(text);
      item.isOff = true;
    } else {
      const isTicked = chance(0.7);
      if (await this.#phone.tick(text, isTicked)) item.ticks.set(this.#phone.name, isTicked);
    }
  }

  async weigh(day: string): Promise<void> {
    const weighed = { day, kg: Math.round(100 + Math.random() * 300) / 10, isSure: false };
    this.#written.weights.push(weighed);
    await this.#phone.weigh(day, weighed.kg);
    weighed.isSure = true;
  }

  async step(more: 1 | -1): Promise<void> {
    this.#written.days.set(this.#phone.name, await this.#phone.stepDays(more));
  }
}

/** What is wrong with what both phones have stored after a run; null if nothing. */
function fault(written: Written, stored: Stored, asides: Stored['asides']): string | null {
  const own = new Map((stored.shopping?.own ?? []).map((item) => [item.text, item]));
  if (own.size !== stored.shopping?.own.length) return 'an item is twice on the list';
  for (const [text, { isSure, isOff, wasTicked, ticks }] of written.items) {
    const item = own.get(text);
    if (item === undefined && isSure && isOff === false) return `${text} is lost`;
    if (item !== undefined && isOff === true) return `${text} came back`;
    const ticked = ticks.size === 0 ? [wasTicked] : [...ticks.values()];
    if (item !== undefined && !ticked.includes(item.isTicked)) return `${text} has lost its tick`;
  }
  for (const { day, kg, isSure } of written.weights) {
    const isAside = asides.some(({ name, aside }) => name.endsWith(`/${day}`) && aside === kg);
    if (isSure && stored.weights[day] !== kg && !isAside) return `${kg} kg on ${day} are lost`;
  }
  const days = daysOf(stored);
  const wrote = [...written.days.values()];
  if (wrote.length === 0) return null;
  if (!wrote.includes(days)) return `the plan has ${days} days, but the phones chose ${wrote.join(', ')}`;
  const lost = wrote.find((each) => each !== days && !asides.some(({ aside }) => aside === each));
  return lost === undefined ? null : `${lost} days in the plan are neither kept nor set aside`;
}

async function prepare(ann: Phone, ben: Phone): Promise<void> {
  const { page } = ann;
  await follow(page, '/plan');
  await page.getByRole('button', { name: 'Add a dog' }).click();
  const form = page.getByRole('form', { name: 'Dog profile' });
  await form.getByLabel('Name').fill('Rex');
  await form.getByLabel('Breed').fill('Labrador Retriever');
  await form.getByRole('option', { name: 'Labrador Retriever' }).click();
  await form.getByLabel('Weight in kg').fill('30');
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByText('30 kg, adult').waitFor();
  await follow(page, '/recipe/1');
  await page.getByRole('button', { name: 'Add to plan' }).click();
  await ann.until('a plan', (stored) => daysOf(stored) === 3);
  await follow(page, '/settings');
  await page.getByRole('button', { name: 'Start a household' }).click();
  const { membership } = await ann.until('a household', (stored) => stored.membership?.epoch != null);
  await ben.page.goto(`/join#1.${membership?.secret}`);
  await ben.page.getByRole('button', { name: 'Join', exact: true }).click();
  await inStep(ann, ben);
}

/** Waits until both have everything and nothing waits; returns what they have. */
async function inStep(ann: Phone, ben: Phone): Promise<[Stored, Stored]> {
  const isCalm = ({ membership }: Stored) => membership?.waiting === 0 && membership.problem === null;
  const deadline = Date.now() + 180_000;
  for (;;) {
    const [a, b] = await Promise.all([ann.stored(), ben.stored()]);
    const isSame = a.shared === b.shared && a.membership?.after === b.membership?.after;
    if (isCalm(a) && isCalm(b) && isSame) return [a, b];
    if (Date.now() > deadline) {
      const told = [a, b].map(({ membership, shared }) => `${JSON.stringify(membership)}\n${shared}`);
      throw new Error(`Not in step:\n${told.join('\n').replace(/"secret":"[^"]*",?/g, '')}`);
    }
    await delay(100);
  }
}

async function killServer(server: ServerProcess): Promise<void> {
  await server.stop('SIGKILL');
  await server.start();
}

/** Both edit while calls are lost, the network comes and goes, and a process is killed. */
async function chaos(phones: readonly Phone[], server: ServerProcess, run: number): Promise<Written> {
  const written = new Written();
  const stepper = phones[run % 2];
  const victim = oneOf([...phones, server]);
  await Promise.all([
    ...phones.map(async (phone) => {
      const person = new Person(phone, written, run);
      const edits = [() => person.add(), () => person.change(false), () => person.add()];
      if (phone === stepper) edits.push(() => person.step(run % 4 < 2 ? 1 : -1));
      else edits.push(() => person.weigh(Person.nextDay()));
      for (const [at, edit] of edits.entries()) {
        if (chance(0.4)) phone.loseCalls(1 + Math.floor(Math.random() * 3));
        if (chance(0.3)) await phone.setOffline(chance(0.5));
        // The browser dies at any moment of its last edit, which may then be stored or not.
        const isLast = at === edits.length - 1;
        if (victim === phone && isLast) await Promise.all([edit().catch(() => {}), dies(phone)]);
        else await edit();
      }
    }),
    victim === server ? delay(Math.random() * 1500).then(() => killServer(server)) : undefined,
  ]);
  return written;
}

async function dies(phone: Phone): Promise<void> {
  await delay(Math.random() * 600);
  await phone.kill();
}

/** Both edit the same things for a day without a network; each of them may die, and the server too. */
async function apart(phones: readonly Phone[], server: ServerProcess, run: number, before: Written) {
  const written = new Written();
  for (const [text, item] of before.items) {
    const wasTicked = [...item.ticks.values()].at(-1) ?? item.wasTicked;
    const isThere = item.isSure && item.isOff === false;
    if (isThere) written.items.set(text, { ...item, wasTicked, ticks: new Map() });
  }
  await Promise.all(phones.map((phone) => phone.setOffline(true)));
  const day = Person.nextDay();
  await Promise.all([
    ...phones.map(async (phone, at) => {
      const person = new Person(phone, written, run + 0.5);
      await person.step(at === run % 2 ? 1 : -1);
      await person.change(true);
      if (run % 2 === 0) await person.weigh(day);
      await phone.passDay();
      await person.add();
      await person.change(true);
      if (chance(0.25)) await phone.kill();
    }),
    chance(0.3) ? killServer(server) : undefined,
  ]);
  return written;
}

async function play(phones: readonly [Phone, Phone], server: ServerProcess, run: number): Promise<void> {
  const online = () => Promise.all(phones.map((phone) => phone.setOffline(false)));
  async function check(written: Written, old: Set<string>) {
    // Both come back online with the list on screen, like phones brought up from a cellar.
    await Promise.all(phones.map((phone) => phone.setOffline(true)));
    await Promise.all(phones.map((phone) => phone.showList()));
    await online();
    const [a, b] = await inStep(...phones);
    const asides = [...a.asides, ...b.asides].filter(({ id }) => !old.has(id));
    const found = fault(written, a, asides);
    if (found !== null) throw new Error(`${found}\n${a.shared}\n${JSON.stringify(asides)}`);
    return new Set([...old, ...asides.map(({ id }) => id)]);
  }
  const [a, b] = await inStep(...phones);
  const asides = new Set([...a.asides, ...b.asides].map(({ id }) => id));
  const written = await chaos(phones, server, run);
  const seen = await check(written, asides);
  await check(await apart(phones, server, run, written), seen);
  // A list has room for a hundred items.
  const { shopping } = await phones[0].stored();
  if ((shopping?.own.length ?? 0) > 40)
    for (const { text } of shopping?.own ?? []) await phones[0].removeItem(text);
}

/** Plays the runs, up to the first fault. */
async function soak(runs: number): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'bowlful-soak-'));
  const server = new ServerProcess(await freePort(), { DATA_DIR: join(directory, 'data') });
  const phones: Phone[] = [];
  const begun = Date.now();
  let played = 0;
  let outcome = 'failed';
  try {
    await server.start();
    const ann = await Phone.start('ann', directory, server.port, 0);
    phones.push(ann);
    const ben = await Phone.start('ben', directory, server.port, -YEAR_MS);
    phones.push(ben);
    await prepare(ann, ben);
    for (; played < runs; played += 1) {
      const from = Date.now();
      await play([ann, ben], server, played);
      process.stdout.write(`Run ${played + 1} of ${runs}: ${((Date.now() - from) / 1000).toFixed(1)} s\n`);
    }
    outcome = 'passed';
  } catch (error) {
    // Before the cleaning up, which may fail as well.
    process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
    process.exitCode = 1;
  } finally {
    const path = fileURLToPath(import.meta.url);
    await recordRow({ path, test: NAME, runs: played, outcome, durationMs: Date.now() - begun });
    await Promise.all(phones.map((phone) => phone.close()));
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

await soak(Number(process.argv[2] ?? 50));
