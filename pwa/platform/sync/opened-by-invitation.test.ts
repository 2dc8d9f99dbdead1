// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startAdNetwork } from './ad-network.ts';
import { isMeasuredOutside, startOutsideMeasurement } from './outside-measurement.ts';

const openedAt = (name: string) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name } as PerformanceEntry]);
const scripts = () => document.querySelectorAll('script').length;
const NETWORK = { client: 'ca-pub-1', consentPlatform: 'https://consent.example/cmp.js', units: {} };

beforeEach(() => document.head.replaceChildren());
afterEach(() => vi.restoreAllMocks());

describe('a page that an invitation opened', () => {
  it('runs no script of other companies, which could read the invitation', async () => {
    openedAt(`https://bowlful.example/join#1.${'a'.repeat(43)}`);
    startOutsideMeasurement('G-1');
    await expect(startAdNetwork(NETWORK)).rejects.toThrow('invitation');
    expect([isMeasuredOutside(), scripts()]).toEqual([false, 0]);
  });

  it('is not confused with another page whose address has a fragment', () => {
    openedAt('https://bowlful.example/settings#household');
    startOutsideMeasurement('G-1');
    expect([isMeasuredOutside(), scripts()]).toEqual([true, 1]);
  });
});
