import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CONSENT_KEY } from '#domain/consent/stored-consent';
import { chooseConsent, consentStore, customizeConsent } from '../platform/database/consent.ts';
import { ConsentGate } from './deferred-ui.tsx';

beforeEach(() => {
  localStorage.clear();
  window.dataLayer = [];
  consentStore.setState({ consent: null, isCustomizing: false });
});
afterEach(cleanup);

const show = (asks = true) =>
  render(
    <MemoryRouter>
      <ConsentGate asks={asks} />
    </MemoryRouter>,
  );
const banner = () => screen.findByRole('region', { name: 'Cookies' });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const stored = () => JSON.parse(localStorage.getItem(CONSENT_KEY) ?? 'null');
/** The command that was pushed to the data layer last. */
const lastPushed = () => Array.from((window.dataLayer ?? []).at(-1) as ArrayLike<unknown>);
const GRANTED = {
  analytics_storage: 'granted',
  ad_storage: 'granted',
  ad_user_data: 'granted',
  ad_personalization: 'granted',
};
const DENIED = {
  analytics_storage: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
};

describe('the consent banner', () => {
  it('shows while nothing is stored, and links to /privacy-policy', async () => {
    show();
    const link = within(await banner()).getByRole('link', { name: 'Privacy Policy' });
    expect(link.getAttribute('href')).toBe('/privacy-policy');
    expect(window.dataLayer).toEqual([]);
  });

  it("'Accept All' sets all four categories true, pushes them and hides the banner", async () => {
    show();
    await press('Accept All');
    expect(stored()).toMatchObject({ necessary: true, analytics: true, advertising: true, functional: true });
    expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull();
    await waitFor(() => expect(lastPushed()).toEqual(['consent', 'update', GRANTED]));
  });

  it.each(['Reject Non-Essential', 'Close, allow only what is necessary'])(
    "'%s' keeps only what is necessary",
    async (name) => {
      show();
      await press(name);
      expect(stored()).toMatchObject({
        necessary: true,
        analytics: false,
        advertising: false,
        functional: false,
      });
      expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull();
      await waitFor(() => expect(lastPushed()).toEqual(['consent', 'update', DENIED]));
    },
  );

  it("'Customize' opens the toggles; necessary cannot be switched off; 'Save' stores the choices", async () => {
    show();
    await press('Customize');
    const dialog = await screen.findByRole('dialog', { name: 'Cookie settings' });
    const toggle = (name: string) => within(dialog).getByRole<HTMLInputElement>('switch', { name });
    expect(toggle('Necessary')).toMatchObject({ checked: true, disabled: true });
    expect(['Analytics', 'Advertising', 'Functional'].map((name) => toggle(name).checked)).toEqual([
      false,
      false,
      false,
    ]);
    fireEvent.click(toggle('Analytics'));
    expect(stored()).toBeNull();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(stored()).toMatchObject({ analytics: true, advertising: false, functional: false });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(lastPushed()).toEqual(['consent', 'update', { ...DENIED, analytics_storage: 'granted' }]),
    );
  });

  it('stays hidden if a choice is stored, which is applied again on load', async () => {
    chooseConsent({ analytics: true, advertising: false, functional: false });
    show();
    await waitFor(() =>
      expect(lastPushed()).toEqual(['consent', 'update', { ...DENIED, analytics_storage: 'granted' }]),
    );
    expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull();
  });

  it('does not obstruct a screen that opts out, but the settings still open there', async () => {
    show(false);
    customizeConsent();
    await screen.findByRole('dialog', { name: 'Cookie settings' });
    expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull();
  });
});
