import type { Page, Worker } from '@playwright/test';
import { storeRows } from './stored-row.ts';

function count(): void {
  const counted = Object.assign(globalThis, { noticesShown: 0 });
  const show = ServiceWorkerRegistration.prototype.showNotification;
  ServiceWorkerRegistration.prototype.showNotification = async function (...given) {
    await show.apply(this, given);
    counted.noticesShown += 1;
  };
}

/** Counts in `noticesShown` the notifications that the page has shown, from the next navigation on. */
export const countNotices = (page: Page) => page.addInitScript(count);

/** As `countNotices`, of those that the worker shows, from now on. */
export const countNoticesOf = (worker: Worker) => worker.evaluate(count);

/** The notifications that are displayed. Asked while one is being shown, Chromium may list none, then or later. */
export const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const all = await registration.getNotifications();
    return all.map(({ title, body, data }) => ({ title, body, path: data.path }));
  });

/** A row with one reminder. */
export const remindRow = (day: string) => ({
  key: 'reminders',
  value: [{ id: 'pack 2', label: 'Chicken, pack 2', day, path: '/plan' }],
});

/** Stores a row with reminders. */
export const seedReminder = (page: Page, row: object) => storeRows(page, { preferences: [row] });

/** The date `days` from today in the page’s time zone, YYYY-MM-DD. */
export const dayIn = (page: Page, days: number) =>
  page.evaluate((days) => {
    const two = (number: number) => String(number).padStart(2, '0');
    const now = new Date();
    now.setDate(now.getDate() + days);
    return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  }, days);
