/** The clock of simulated devices. */
export type DeviceTime = {
  now: () => number;
  until: (at: number) => Promise<void>;
  /** Runs a device. */
  run: (life: () => Promise<void>) => Promise<void>;
};

/** A clock that jumps to the next moment at which a device wakes, as soon as all of them wait. */
export function jumpingTime(start: number): DeviceTime {
  let now = start;
  let busy = 0;
  const waiting: { at: number; resolve: () => void }[] = [];
  function rest(): void {
    busy -= 1;
    if (busy > 0) return;
    waiting.sort((a, b) => a.at - b.at);
    const next = waiting.shift();
    if (next === undefined) return;
    now = Math.max(now, next.at);
    busy += 1;
    next.resolve();
  }
  return {
    now: () => now,
    until: (at) =>
      new Promise((resolve) => {
        waiting.push({ at, resolve });
        rest();
      }),
    async run(life) {
      busy += 1;
      try {
        await life();
      } finally {
        rest();
      }
    },
  };
}
