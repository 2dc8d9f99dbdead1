import { expect, install, test } from './harness/journey.ts';
import { countNoticesOf, dayIn, remindRow, seedReminder, shown } from './harness/notices.ts';

test.use({ serviceWorkers: 'allow' });

test('a push shows the device’s own words if a reminder is due today, otherwise the words that the push brings', async ({
  page,
  context,
  backend,
}) => {
  await context.grantPermissions(['notifications'], { origin: backend.origin });
  await install(page);
  const cdp = await context.newCDPSession(page);
  const registered = new Promise<string>((found) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first !== undefined) found(first.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const registrationId = await registered;
  const push = (tag: string) => {
    const navigate = `${backend.origin}/plan`;
    const notification = { title: 'Use by today', body: 'Open Bowlful to see of what.', tag, navigate };
    // 8030 marks a message of Declarative Web Push.
    const data = JSON.stringify({ web_push: 8030, notification });
    return cdp.send('ServiceWorker.deliverPushMessage', { origin: backend.origin, registrationId, data });
  };
  const [worker] = context.serviceWorkers();
  if (worker === undefined) throw new Error('No worker runs');
  await countNoticesOf(worker);
  const noticesShown = () => worker.evaluate('noticesShown');
  await seedReminder(page, remindRow(await dayIn(page, 0)));
  await push('use-by today');
  const own = { title: 'Use by today', body: 'Chicken, pack 2', path: '/plan' };
  await expect.poll(noticesShown).toBe(1);
  await expect.poll(() => shown(page)).toEqual([own]);
  // The reminder has been shown, so none is due any more.
  await push('use-by another day');
  const brought = { title: 'Use by today', body: 'Open Bowlful to see of what.', path: '/plan' };
  await expect.poll(noticesShown).toBe(2);
  await expect.poll(() => shown(page)).toEqual(expect.arrayContaining([own, brought]));
});
