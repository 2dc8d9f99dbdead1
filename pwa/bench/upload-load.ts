import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { call } from '../../sync-server/testing/call.ts';
import { atMost, type Figure, median } from './figures.ts';
import { percentile99 } from './open-loop.ts';

const PHOTOS = 10;
const ROUNDS = 3;
const READS = 300;
const MB = 1024 * 1024;

function residentMb(pid: number): number {
  return (Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024) / MB;
}

/** A process that is ready to hand in photos; `start` resolves when all are in. */
async function uploader(origin: string): Promise<{ start(): Promise<void> }> {
  const script = fileURLToPath(new URL('upload-caller.ts', import.meta.url));
  const child = fork(script, [origin, String(PHOTOS)], { execArgv: ['--import', 'tsx'] });
  await once(child, 'message');
  return {
    async start() {
      const ended = once(child, 'exit');
      child.send('start');
      const [code] = await ended;
      if (code !== 0) throw new Error('the photos were not taken');
    },
  };
}

/** L12: what ten large photos at once cost in memory, and those who read the catalogue meanwhile. */
export async function uploadLoad(origin: string, pid: number): Promise<Figure[]> {
  async function reads(isOver: () => boolean): Promise<number> {
    const times: number[] = [];
    while (times.length < READS || !isOver()) {
      const began = performance.now();
      await call(`${origin}/api/recipes`);
      times.push(performance.now() - began);
      await setTimeout(5);
    }
    return percentile99(times);
  }

  await reads(() => true);
  const ratios: number[] = [];
  const grown: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const caller = await uploader(origin);
    const idleMs = await reads(() => true);
    const before = residentMb(pid);
    let most = before;
    let isOver = false;
    const uploads = caller.start().finally(() => {
      isOver = true;
    });
    const watch = (async () => {
      for (; !isOver; await setTimeout(20)) most = Math.max(most, residentMb(pid));
    })();
    ratios.push((await reads(() => isOver)) / idleMs);
    await Promise.all([uploads, watch]);
    grown.push(most - before);
  }
  return [
    atMost('L12: ten photos of 5 MB and 24 megapixels at once, memory', Math.max(...grown), 400, 'MB more'),
    atMost('L12: catalogue meanwhile against idle, p99', median(ratios), 3, '×', 2),
  ];
}
