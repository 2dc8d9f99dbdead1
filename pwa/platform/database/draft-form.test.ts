import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DraftForm, type DraftStorage } from './draft-form.ts';

type Values = { title: string; steps: string[] };
const EMPTY: Values = { title: '', steps: [''] };
const TERMS = { read: (kept: unknown) => kept as Values | null, initial: EMPTY, between: ' ' };
const titled = (title: string): Values => ({ ...EMPTY, title });

type Write = { kind: 'join' | 'clear'; resolve: () => Promise<void>; reject: () => Promise<void> };

/** A form on a device whose writes finish when the test says so. */
function formOn(kept: Values | null) {
  const at: string | undefined = kept === null ? undefined : 'before';
  const device = { kept: kept as unknown, at, writes: [] as Write[] };
  const write = <R>(kind: Write['kind'], change: () => R) =>
    new Promise<R>((resolve, reject) => {
      const end = async (how: () => void) => {
        how();
        await vi.advanceTimersByTimeAsync(0);
      };
      device.writes.push({
        kind,
        resolve: () => end(() => resolve(change())),
        reject: () => end(() => reject(new Error('full'))),
      });
    });
  const journal = vi.fn();
  const set = (kept: unknown, at: string | undefined) => Object.assign(device, { kept, at }).kept;
  const storage = {
    join: (_: string, join: (kept: unknown, row?: object) => unknown, at: string) =>
      write('join', () => set(join(device.kept, device.at ? { updatedAt: device.at } : undefined), at)),
    clear: (_: string, isSeen: (at: string) => boolean) =>
      write('clear', () => device.at !== undefined && isSeen(device.at) && set(null, undefined)),
    journal,
  } as unknown as DraftStorage;
  const form = new DraftForm<Values>('words', TERMS, storage);
  const read = () => form.follow(TERMS, device.kept as Values | null, device.at);
  const otherTab = (title: string) => set(titled(title), `other tab: ${title}`);
  return { form, device, journal, read, otherTab, next: () => device.writes.shift() as Write };
}

const stopTyping = () => vi.advanceTimersByTimeAsync(300);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a form whose draft has been read', () => {
  function opened(kept: Values | null = null) {
    const world = formOn(kept);
    world.read();
    return world;
  }

  it('saves 300 ms after the last key, not after every key', async () => {
    const { form, device } = opened();
    form.setValues(titled('Beef'));
    await vi.advanceTimersByTimeAsync(299);
    form.setValues(titled('Beef pot'));
    await vi.advanceTimersByTimeAsync(299);
    expect(device.writes).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await device.writes[0]?.resolve();
    expect(device.kept).toEqual(titled('Beef pot'));
    expect(device.writes).toHaveLength(1);
    expect(form.view()).toEqual({ typed: titled('Beef pot'), state: 'saved' });
  });

  it('says saved only once the latest text is stored', async () => {
    const { form, next } = opened();
    form.setValues(titled('Beef'));
    await stopTyping();
    const first = next();
    form.setValues(titled('Beef pot'));
    await first.resolve();
    expect(form.view().state).toBe('unsaved');
    await stopTyping();
    await next().resolve();
    expect(form.view().state).toBe('saved');
  });

  it('ignores an earlier save that ends after a later one began', async () => {
    const { form, next } = opened();
    form.setValues(titled('Beef'));
    await stopTyping();
    const first = next();
    form.setValues(titled('Beef pot'));
    await stopTyping();
    await first.reject();
    expect(form.view().state).toBe('unsaved');
    await next().resolve();
    expect(form.view().state).toBe('saved');
  });

  it('reports a failed save, journals the text when the page is left, and retries on closing', async () => {
    const { form, next, journal } = opened();
    const close = form.open();
    form.setValues(titled('Beef'));
    await stopTyping();
    await next().reject();
    expect(form.view().state).toBe('failed');
    window.dispatchEvent(new Event('pagehide'));
    const left = { value: titled('Beef'), updatedAt: expect.any(String), opened: undefined };
    expect(journal).toHaveBeenCalledWith('words', left, undefined);
    close();
    expect(next().kind).toBe('join');
  });

  it('journals nothing that the device has confirmed', async () => {
    const { form, next, journal } = opened();
    const close = form.open();
    form.setValues(titled('Beef'));
    await stopTyping();
    await next().resolve();
    window.dispatchEvent(new Event('pagehide'));
    expect(journal).not.toHaveBeenCalled();
    close();
  });

  it('saves at once and only once when it closes, and journals the text until the save ends', async () => {
    const { form, device, journal } = opened();
    const close = form.open();
    form.setValues(titled('Beef'));
    close();
    await stopTyping();
    expect([device.writes.length, journal.mock.calls.length]).toEqual([1, 1]);
  });

  it('clears the draft of a form that is back in its initial state', async () => {
    const { form, next } = opened(titled('Beef'));
    form.setValues(EMPTY);
    await stopTyping();
    const write = next();
    expect(write.kind).toBe('clear');
    await write.resolve();
    expect(form.view().state).toBe('none');
  });

  it('forgets text whose save has not begun', async () => {
    const { form, device } = opened();
    form.setValues(titled('Beef'));
    form.forget();
    await stopTyping();
    expect(device.writes.map(({ kind }) => kind)).toEqual(['clear']);
    expect(form.view().state).toBe('none');
  });

  it('is cleared when its text is handed over, but keeps all of it if more was typed since', async () => {
    const { form, device } = opened();
    form.setValues(titled('Beef pot'));
    form.handOver(titled('Beef'), EMPTY);
    expect(form.view()).toEqual({ typed: titled('Beef pot'), state: 'unsaved' });
    form.handOver(titled('Beef pot'), EMPTY);
    expect(form.view()).toEqual({ typed: EMPTY, state: 'none' });
    await stopTyping();
    expect(device.writes.map(({ kind }) => kind)).toEqual(['clear']);
  });

  it('is cleared when an unchanged draft is handed over', () => {
    const { form } = opened(titled('Beef'));
    form.handOver(titled('Beef'), EMPTY);
    expect(form.view().typed).toEqual(EMPTY);
  });
});

describe('text typed before the draft was read', () => {
  it('is merged into it once it is read, and saved', async () => {
    const { form, next, device, read } = formOn(titled('Sunday'));
    form.setValues(titled('beef'));
    read();
    expect(form.view().typed).toEqual(titled('Sunday beef'));
    await stopTyping();
    await next().resolve();
    expect(device.kept).toEqual(titled('Sunday beef'));
  });

  it('is merged on the device if the save comes first, and only once: later text replaces it', async () => {
    const { form, next, device } = formOn(titled('Sunday'));
    form.setValues(titled('beef'));
    await stopTyping();
    const first = next();
    expect(first.kind).toBe('join');
    await first.resolve();
    expect(form.view()).toEqual({ typed: titled('Sunday beef'), state: 'saved' });
    const { at } = device;
    form.setValues(titled('Sunday beef pot'));
    await stopTyping();
    await next().resolve();
    expect(device.kept).toEqual(titled('Sunday beef pot'));
    form.follow(TERMS, titled('Sunday beef'), at);
    expect(form.view().typed).toEqual(titled('Sunday beef pot'));
  });

  it.each([
    ['no draft', null, 'beef pot'],
    ['a draft', titled('Sunday'), 'Sunday beef pot'],
  ])('is stored once if more is typed while it is being merged: %s', async (_, kept, whole) => {
    const { form, next, device, read } = formOn(kept);
    form.setValues(titled('beef'));
    await stopTyping();
    const first = next();
    form.setValues(titled('beef pot'));
    await first.resolve();
    read();
    await stopTyping();
    await next().resolve();
    expect(form.view().typed?.title).toBe(whole);
    expect(device.kept).toEqual(titled(whole));
  });

  it('stays the same if there was no draft', async () => {
    const { form, next, read } = formOn(null);
    const typed = titled('beef');
    form.setValues(typed);
    await stopTyping();
    await next().resolve();
    read();
    expect(form.view().typed).toBe(typed);
  });

  it('is journalled with merge instructions, and in full once the draft is known', async () => {
    const { form, next, journal } = formOn(titled('Sunday'));
    const close = form.open();
    form.setValues(titled('beef'));
    window.dispatchEvent(new Event('pagehide'));
    const left = { value: titled('beef'), updatedAt: expect.any(String), opened: undefined };
    expect(journal).toHaveBeenLastCalledWith('words', left, { initial: EMPTY, between: ' ' });
    const first = next();
    form.setValues(titled('beef pot'));
    await first.resolve();
    window.dispatchEvent(new Event('pagehide'));
    const joined = { ...left, value: titled('Sunday beef pot') };
    expect(journal).toHaveBeenLastCalledWith('words', joined, undefined);
    close();
  });

  it('is gone once forgotten, as is the draft it was merged into', async () => {
    const { form, next, device } = formOn(titled('Sunday'));
    form.setValues(titled('beef'));
    await stopTyping();
    const first = next();
    form.setValues(titled('beef pot'));
    await first.resolve();
    form.forget();
    await next().resolve();
    form.setValues(titled('rice'));
    await stopTyping();
    await next().resolve();
    expect(device.kept).toEqual(titled('rice'));
  });
});

describe('a draft that another tab stored meanwhile', () => {
  function opened() {
    const world = formOn(titled('Beef'));
    world.read();
    return world;
  }

  it('is merged into text whose save finds it, on the device and on the screen', async () => {
    const { form, next, device, otherTab } = opened();
    form.setValues({ ...titled('Beef'), steps: ['Boil.'] });
    otherTab('Beef pot');
    await stopTyping();
    await next().resolve();
    expect(device.kept).toEqual({ title: 'Beef pot', steps: ['Boil.'] });
    expect(form.view()).toEqual({ typed: device.kept, state: 'saved' });
  });

  it('is merged and saved at once if the form has closed meanwhile', async () => {
    const { form, next, device, otherTab } = opened();
    const close = form.open();
    form.setValues({ ...titled('Beef'), steps: ['Boil.'] });
    await stopTyping();
    otherTab('Beef pot');
    form.setValues({ ...titled('Beef'), steps: ['Boil.', 'Cool.'] });
    close();
    for (let write = 0; write < 3; write += 1) await next().resolve();
    expect(device).toMatchObject({ kept: { title: 'Beef pot', steps: ['Boil.', 'Cool.'] }, writes: [] });
  });

  it('stays when this form hands over its own text, and is shown next', async () => {
    const { form, next, device, read, otherTab } = opened();
    form.setValues(titled('Rice'));
    await stopTyping();
    await next().resolve();
    otherTab('Beef pot');
    form.handOver(titled('Rice'), EMPTY);
    await next().resolve();
    expect(device.kept).toEqual(titled('Beef pot'));
    read();
    expect(form.view()).toEqual({ typed: titled('Beef pot'), state: 'saved' });
  });
});
