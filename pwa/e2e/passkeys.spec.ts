import type { Page } from '@playwright/test';
import { expect, test } from './harness/journey.ts';
import { seriousViolations } from './harness/serious-violations.ts';
import { ADMINISTRATOR } from './harness/server-process.ts';
import { signIn } from './harness/sign-in.ts';

/** A phone that holds passkeys and recognises its owner; answers without asking. */
async function giveAuthenticator(page: Page): Promise<void> {
  const chromium = await page.context().newCDPSession(page);
  await chromium.send('WebAuthn.enable');
  await chromium.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** The toast shows exactly this; its announcement contains more. */
const expectToast = (page: Page, sentence: string) =>
  expect(page.getByText(sentence, { exact: true })).toBeVisible();

const REFUSED =
  'We couldn’t accept this passkey. It may have been removed, or five minutes have passed. Try again, or sign in with your password.';

test('an administrator adds a passkey on a phone, names it, signs in with it and removes it', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 360, height: 780 });
  await giveAuthenticator(page);
  await signIn(page, '/admin?tab=account');
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await passkeys.getByLabel('Your password, to add a passkey').fill(ADMINISTRATOR.password);
  await passkeys.getByRole('button', { name: 'Continue' }).click();
  const name = passkeys.getByLabel('Name of this passkey');
  await expect(name).toBeFocused();
  await expect(name).toHaveValue(/^Chrome on/);
  await name.fill('Phone in the kitchen');
  await passkeys.getByRole('button', { name: 'Save the name' }).click();
  await expect(passkeys.getByText('Never used')).toBeVisible();
  const isWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
  expect(await page.evaluate(isWide)).toBe(false);
  expect(await seriousViolations(page)).toEqual([]);

  // The phone already has a passkey for this account.
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await passkeys.getByLabel('Your password, to add a passkey').fill(ADMINISTRATOR.password);
  await passkeys.getByRole('button', { name: 'Continue' }).click();
  await expectToast(page, 'This device already has a passkey for your account.');

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText(/^Last used/)).toBeVisible();

  await passkeys.getByRole('button', { name: 'Remove Phone in the kitchen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(passkeys.getByText('Phone in the kitchen')).toHaveCount(0);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expectToast(page, REFUSED);
  expect(await seriousViolations(page)).toEqual([]);
});
