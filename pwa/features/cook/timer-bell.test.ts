import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startedTimer } from '#domain/cook/timer';

const rung = [
  {
    recipeId: 1,
    title: 'Chicken Bowl',
    timer: startedTimer({ id: 't', name: 'Rice, step 1', seconds: 60, upToSeconds: null }, Date.now()),
  },
];
const parameter = () => ({ value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() });
const started = vi.fn();

class FakeAudio {
  state = 'suspended';
  currentTime = 0;
  destination = {};
  resume = vi.fn(async () => {
    this.state = 'running';
  });
  createOscillator = () => ({
    frequency: parameter(),
    connect: (next: unknown) => next,
    start: started,
    stop: vi.fn(),
  });
  createGain = () => ({ gain: parameter(), connect: (next: unknown) => next });
}

beforeEach(() => {
  vi.resetModules();
  started.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

it('rings two tones four times once a tap has unlocked sound', async () => {
  vi.stubGlobal('AudioContext', FakeAudio);
  const { ring, unlockSound } = await import('./timer-bell.ts');
  unlockSound();
  ring(rung);
  expect(started).toHaveBeenCalledTimes(8);
});

it('only vibrates without Web Audio, before and after a tap', async () => {
  const vibrate = vi.fn();
  vi.stubGlobal('navigator', { vibrate });
  const { ring, unlockSound } = await import('./timer-bell.ts');
  expect(() => {
    ring(rung);
    unlockSound();
    ring(rung);
  }).not.toThrow();
  expect(started).not.toHaveBeenCalled();
  expect(vibrate).toHaveBeenCalledTimes(2);
});

it('does nothing if no timer has rung', async () => {
  vi.stubGlobal('AudioContext', FakeAudio);
  const { ring, unlockSound } = await import('./timer-bell.ts');
  unlockSound();
  ring([]);
  expect(started).not.toHaveBeenCalled();
});
