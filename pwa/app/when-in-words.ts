/** 'today 08:12', 'yesterday 18:04', '9 Nov 08:12': as short as it can be said, in the device's own time. */
export function whenInWords(moment: Date, now: Date): string {
  const time = moment.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  if (isSameDay(moment, now)) return `today ${time}`;
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (isSameDay(moment, yesterday)) return `yesterday ${time}`;
  return `${moment.toLocaleDateString('en-GB', { day: 'numeric', month: 'short' })} ${time}`;
}

function isSameDay(a: Date, b: Date): boolean {
  return a.toDateString() === b.toDateString();
}
