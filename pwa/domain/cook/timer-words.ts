const two = (part: number): string => String(part).padStart(2, '0');

/** Time left, rounded up to the second: '15:42', '1:05:03', '0:00'. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

/** A length of time on a button: '12 min', '1 h 10 min', '45 s', '1 min 30 s'. */
export function durationText(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 3600), 'h'],
    [Math.floor((seconds % 3600) / 60), 'min'],
    [seconds % 60, 's'],
  ] as const;
  return parts.flatMap(([count, unit]) => (count > 0 ? [`${count} ${unit}`] : [])).join(' ');
}

/** The same for speech: '12 minutes', '1 hour 10 minutes'. */
export function spokenDuration(seconds: number): string {
  return durationText(seconds)
    .replace(/(\d+) h\b/, (_, count) => `${count} ${count === '1' ? 'hour' : 'hours'}`)
    .replace(/(\d+) min\b/, (_, count) => `${count} ${count === '1' ? 'minute' : 'minutes'}`)
    .replace(/(\d+) s\b/, (_, count) => `${count} ${count === '1' ? 'second' : 'seconds'}`);
}

/** How long ago a timer rang: 'Rang just now', 'Rang 3 min ago', 'Rang 2 h ago'. */
export function rangText(sinceMs: number): string {
  const minutes = Math.floor(sinceMs / 60_000);
  if (minutes < 1) return 'Rang just now';
  return minutes < 60 ? `Rang ${minutes} min ago` : `Rang ${Math.floor(minutes / 60)} h ago`;
}
