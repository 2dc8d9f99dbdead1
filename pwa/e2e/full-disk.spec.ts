import { join } from 'node:path';
import { expectDeliveredOnce } from './harness/delivery.ts';
import { Device } from './harness/device.ts';
import { requestLost } from './harness/faults.ts';
import { expect, install, test } from './harness/journey.ts';
import { outboxRows } from './harness/outbox-rows.ts';
import { beginReview, reviewForm, SAVED, submitReview, toast, uniqueReview } from './harness/review.ts';
import { smallDisk } from './harness/small-disk.ts';

test.use({ serviceWorkers: 'allow' });

/** More than twice the size of a browser profile with the app. */
const DISK_MEGABYTES = 256;

test('fault 8: on a disk that is really full a review is saved or reported as not saved, and is sent once there is room', async ({
  backend,
}) => {
  test.setTimeout(180_000);
  const disk = smallDisk(join(backend.directory, 'full'), DISK_MEGABYTES);
  test.skip(disk === null, 'This account may not mount a disk.');
  if (disk === null) return;
  const device = new Device(backend, 'full');
  let filling: NodeJS.Timeout | undefined;
  try {
    const review = uniqueReview('Written on a full disk.');
    const before = await device.open();
    await install(before.page, '/recipe/1');
    await beginReview(before.page, review);
    disk.fill();
    // The browser frees some space itself: keep filling until it reports an error.
    filling = setInterval(() => disk.fill(), 10);
    expect(disk.freeBytes()).toBe(0);
    backend.proxy.break('POST', /ratings$/, requestLost);
    await reviewForm(before.page).getByRole('button', { name: 'Submit Review' }).click();
    await expect(toast(before.page)).toContainText(/Saved on this device|Your text is still here/);
    clearInterval(filling);
    const isSaved = ((await toast(before.page).textContent()) ?? '').includes(SAVED);
    if (!isSaved)
      await expect(reviewForm(before.page).getByLabel('Your comment')).toHaveValue(review.comment);
    if (isSaved) {
      // A review reported as saved must survive a crash while the disk is full.
      await device.kill();
      disk.free();
      const after = await device.open();
      await after.page.goto('/queue');
      expect((await outboxRows(after.page)).map(({ status }) => status)).toEqual(['waiting']);
      backend.proxy.mend();
      await expectDeliveredOnce(after.page, backend, [review.comment]);
    } else {
      disk.free();
      backend.proxy.mend();
      await submitReview(before.page);
      await expectDeliveredOnce(before.page, backend, [review.comment]);
    }
  } finally {
    clearInterval(filling);
    // Chromium cannot exit on a full disk.
    disk.free();
    await device.close();
    disk.remove();
  }
});
