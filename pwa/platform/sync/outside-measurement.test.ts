// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  window.dataLayer = [];
  document.head.replaceChildren();
  vi.spyOn(document.head, 'append').mockImplementation(() => {});
});

const load = () => import('./outside-measurement.ts');
const commands = () => (window.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>));

it('loads the service once, with its own page views turned off', async () => {
  const { startOutsideMeasurement, isMeasuredOutside } = await load();
  expect(isMeasuredOutside()).toBe(false);
  startOutsideMeasurement('G-TEST1234');
  startOutsideMeasurement('G-TEST1234');
  expect(document.head.append).toHaveBeenCalledTimes(1);
  const [script] = vi.mocked(document.head.append).mock.calls[0] as [HTMLScriptElement];
  expect(script.src).toBe('https://www.googletagmanager.com/gtag/js?id=G-TEST1234');
  expect(commands()).toEqual([
    ['js', expect.any(Date)],
    ['config', 'G-TEST1234', { send_page_view: false }],
  ]);
  expect(isMeasuredOutside()).toBe(true);
});

it('catches and logs an error of its initialisation', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const failure = new Error('no head');
  vi.mocked(document.head.append).mockImplementation(() => {
    throw failure;
  });
  const { startOutsideMeasurement } = await load();
  expect(() => startOutsideMeasurement('G-TEST1234')).not.toThrow();
  expect(log).toHaveBeenCalledWith('Analytics could not be started:', failure);
});
