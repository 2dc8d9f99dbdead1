import { join } from 'node:path';
import { expectDeliveredOnce } from './harness/delivery.ts';
import { Device } from './harness/device.ts';
import { requestLost } from './harness/faults.ts';
import { expect, install, test } from './harness/journey.ts';
import { outboxRows } from './harness/outbox-rows.ts';
import { beginReview, reviewForm, SAVED, submitReview, toast, words } from './harness/review.ts';
import { smallDisk } from './harness/small-disk.ts';

/** The profile of a browser with the app takes less than half of it. */
const DISK_MEGABYTES = 256;

test('fault 8: on a disk that is really full a review is kept or said not to be, and its words go when there is room', async ({
  kitchen,
}) => {
  test.setTimeout(180_000);
  const disk = smallDisk(join(kitchen.directory, 'full'), DISK_MEGABYTES);
  test.skip(disk === null, 'This account may not mount a disk of its own.');
  if (disk === null) return;
  const device = new Device(kitchen, 'full');
  let filling: NodeJS.Timeout | undefined;
  try {
    const review = words('Written on a full disk.');
    const before = await device.open();
    await install(before.page, '/recipe/1');
    await beginReview(before.page, review);
    disk.fill();
    // The browser frees a little by itself: that is taken as well, until it has said something.
    filling = setInterval(() => disk.fill(), 10);
    expect(disk.freeBytes()).toBe(0);
    kitchen.proxy.break('POST', /ratings$/, requestLost);
    await reviewForm(before.page).getByRole('button', { name: 'Submit Review' }).click();
    await expect(toast(before.page)).toContainText(/Saved on this device|Your text is still here/);
    clearInterval(filling);
    const isSaved = ((await toast(before.page).textContent()) ?? '').includes(SAVED);
    if (!isSaved)
      await expect(reviewForm(before.page).getByLabel('Your comment')).toHaveValue(review.comment);
    if (isSaved) {
      // What was called saved outlives a crash on the disk as it is.
      await device.kill();
      disk.free();
      const after = await device.open();
      await after.page.goto('/queue');
      expect((await outboxRows(after.page)).map(({ status }) => status)).toEqual(['waiting']);
      kitchen.proxy.mend();
      await expectDeliveredOnce(after.page, kitchen, [review.comment]);
    } else {
      disk.free();
      kitchen.proxy.mend();
      await submitReview(before.page);
      await expectDeliveredOnce(before.page, kitchen, [review.comment]);
    }
  } finally {
    clearInterval(filling);
    // A browser does not close on a full disk.
    disk.free();
    await device.close();
    disk.remove();
  }
});
