import { describe, expect, it } from 'vitest';
import { consentSchema } from './consent.ts';
import { ACCEPT_ALL, consentOf, consentSettings, NECESSARY_ONLY, readConsent } from './stored-consent.ts';

const NOW = new Date('2026-03-01T12:00:00.000Z');
const read = (record: unknown) => readConsent(JSON.stringify(record), NOW);

describe('a stored choice', () => {
  it('is read back unchanged', () => {
    const consent = consentOf({ analytics: true, advertising: false, functional: true }, NOW);
    expect(consent.timestamp).toBe('2026-03-01T12:00:00.000Z');
    expect(readConsent(JSON.stringify(consent), new Date())).toEqual(consent);
    expect(consentSchema.parse(consent)).toEqual(consent);
  });

  it('with the older names means the same: marketing is advertising, preferences are functional', () => {
    expect(read({ necessary: true, analytics: false, marketing: true, preferences: true })).toEqual({
      necessary: true,
      analytics: false,
      advertising: true,
      functional: true,
      timestamp: '2026-03-01T12:00:00.000Z',
    });
  });

  it('allows only explicit consent', () => {
    expect(read({ analytics: true, advertising: 'true', functional: 1 })).toMatchObject({
      analytics: true,
      advertising: false,
      functional: false,
    });
  });

  it('always includes the necessary category', () => {
    expect(read({ necessary: false, analytics: false })?.necessary).toBe(true);
  });

  it.each([null, '', 'yes', '[]', '7', 'null', '{}', '{"analytics":"yes"}', '{"analytics":tr'])(
    'that is %s counts as none, so the visitor is asked',
    (text) => {
      expect(readConsent(text, NOW)).toBeNull();
    },
  );
});

it('pushes analytics to analytics storage, and advertising to the three ad settings', () => {
  expect(consentSettings(ACCEPT_ALL)).toEqual({
    analytics_storage: 'granted',
    ad_storage: 'granted',
    ad_user_data: 'granted',
    ad_personalization: 'granted',
  });
  expect(Object.values(consentSettings(NECESSARY_ONLY))).toEqual(['denied', 'denied', 'denied', 'denied']);
  expect(consentSettings({ ...NECESSARY_ONLY, analytics: true })).toMatchObject({
    analytics_storage: 'granted',
    ad_storage: 'denied',
  });
});
