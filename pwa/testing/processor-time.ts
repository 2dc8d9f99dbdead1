/** Processor time of a piece of work in ms, the least of three; a busy machine cannot make it longer by much. */
export function processorMs(work: () => void): number {
  const runs = [0, 1, 2].map(() => {
    const start = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.min(...runs);
}
