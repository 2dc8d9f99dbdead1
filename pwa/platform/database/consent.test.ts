// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ACCEPT_ALL, CONSENT_KEY, NECESSARY_ONLY } from '#domain/consent/stored-consent';

afterEach(() => vi.unstubAllGlobals());

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});

const load = () => import('./consent.ts');
const stored = () => JSON.parse(localStorage.getItem(CONSENT_KEY) ?? 'null');

describe('consent', () => {
  it('is requested while nothing is stored, and nothing is allowed until then', async () => {
    const { currentConsent } = await load();
    expect(currentConsent()).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  it('is stored under cookieConsent, in the documented shape', async () => {
    const { chooseConsent, currentConsent } = await load();
    chooseConsent(ACCEPT_ALL, new Date('2026-03-01T12:00:00Z'));
    expect(CONSENT_KEY).toBe('cookieConsent');
    expect(stored()).toEqual({
      necessary: true,
      analytics: true,
      advertising: true,
      functional: true,
      timestamp: '2026-03-01T12:00:00.000Z',
    });
    expect(currentConsent()?.analytics).toBe(true);
  });

  it('stored in the older format is read and rewritten', async () => {
    const record = { necessary: true, analytics: true, marketing: true, preferences: false };
    localStorage.setItem(CONSENT_KEY, JSON.stringify(record));
    const { currentConsent } = await load();
    expect(currentConsent()).toMatchObject({ analytics: true, advertising: true, functional: false });
    expect(stored()).toMatchObject({ analytics: true, advertising: true, functional: false });
    expect(stored()).not.toHaveProperty('marketing');
    expect(Date.parse(stored().timestamp)).not.toBeNaN();
  });

  it('changed in another tab applies here at once', async () => {
    const { chooseConsent, currentConsent } = await load();
    chooseConsent(ACCEPT_ALL);
    currentConsent();
    const refused = { ...stored(), ...NECESSARY_ONLY };
    localStorage.setItem(CONSENT_KEY, JSON.stringify(refused));
    dispatchEvent(Object.assign(new Event('storage'), { key: CONSENT_KEY }));
    expect(currentConsent()?.analytics).toBe(false);
  });

  it('applies to the page even if the browser stores nothing', async () => {
    const { chooseConsent, currentConsent } = await load();
    const refusal = () => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refusal);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refusal);
    expect(currentConsent()).toBeNull();
    chooseConsent(ACCEPT_ALL);
    expect(currentConsent()?.analytics).toBe(true);
    vi.restoreAllMocks();
  });
});

describe('S32: a browser that sends a do-not-track signal', () => {
  it.each([
    ['Do Not Track', { doNotTrack: '1' }],
    ['Global Privacy Control', { globalPrivacyControl: true }],
  ])('such as %s has refused: nothing is asked, stored or allowed', async (_, signal) => {
    vi.stubGlobal('navigator', { ...navigator, ...signal });
    const { currentConsent } = await load();
    expect(currentConsent()).toMatchObject({ analytics: false, advertising: false, functional: false });
    expect(localStorage.length).toBe(0);
  });

  it('overrides the choice of analytics and advertising, made before or after', async () => {
    localStorage.setItem(
      CONSENT_KEY,
      JSON.stringify({ ...ACCEPT_ALL, timestamp: '2026-03-01T12:00:00.000Z' }),
    );
    vi.stubGlobal('navigator', { ...navigator, globalPrivacyControl: true });
    const { chooseConsent, currentConsent } = await load();
    expect(currentConsent()).toMatchObject({ analytics: false, advertising: false, functional: true });
    chooseConsent(ACCEPT_ALL);
    expect(currentConsent()).toMatchObject({ analytics: false, advertising: false, functional: true });
  });

  it('leaves the choice to the visitor if the signal is off', async () => {
    vi.stubGlobal('navigator', { ...navigator, doNotTrack: '0', globalPrivacyControl: false });
    const { chooseConsent, currentConsent } = await load();
    expect(currentConsent()).toBeNull();
    chooseConsent(ACCEPT_ALL);
    expect(currentConsent()?.analytics).toBe(true);
  });
});
