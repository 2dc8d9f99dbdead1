import { describe, expect, it } from 'vitest';
import { workQueue } from './work-queue.ts';

describe('workQueue', () => {
  it('S7: runs two at once, queues the next three and refuses the rest with 503', async () => {
    const inTurn = workQueue(2, 3);
    let running = 0;
    let most = 0;
    const job = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
    };
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => inTurn(job)));
    expect(most).toBe(2);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused.map(({ reason }) => reason.status)).toEqual([503, 503, 503]);
    await expect(inTurn(job)).resolves.toBeUndefined();
  });

  it('continues after a job that fails', async () => {
    const inTurn = workQueue(1, 1);
    await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(inTurn(async () => 1)).resolves.toBe(1);
  });

  it('refuses with 503 a job whose turn does not come in time, and continues with the next', async () => {
    const inTurn = workQueue(1, 9);
    let end = () => {};
    const long = inTurn(() => new Promise<void>((resolve) => (end = resolve)));
    const late = inTurn(async () => 'late', performance.now() + 20);
    const patient = inTurn(async () => 'patient');
    await expect(late).rejects.toMatchObject({ status: 503 });
    expect(inTurn.waiting()).toBe(1);
    end();
    await long;
    expect(await patient).toBe('patient');
  });
});
