const HOUR = 60;

/** '45 min', '2 h', '5 h 30 min': minutes from two hours up as hours. */
function minutesText(minutes: number): string {
  if (minutes < 2 * HOUR) return `${minutes} min`;
  const rest = minutes % HOUR;
  return `${Math.floor(minutes / HOUR)} h${rest > 0 ? ` ${rest} min` : ''}`;
}

type Times = { prepTime: number; cookTime: number; chillTime?: number | undefined };

/** A recipe's times, for a card: '20 + 40 min', '15 min + 5 h', '10 min' where nothing is cooked, '15 min, chill 4 h'. */
export function timesText({ chillTime = 0, ...worked }: Times): string {
  // Breaks only after the comma.
  const chilling = `chill ${minutesText(chillTime)}`.replaceAll(' ', '\u00a0');
  return chillTime === 0 ? workText(worked) : `${workText(worked)}, ${chilling}`;
}

function workText({ prepTime, cookTime }: Times): string {
  if (cookTime === 0) return minutesText(prepTime);
  const isShort = prepTime < 2 * HOUR && cookTime < 2 * HOUR;
  return isShort ? `${prepTime} + ${cookTime} min` : `${minutesText(prepTime)} + ${minutesText(cookTime)}`;
}

/** '20 min to prepare, 40 min to cook, 3 h to chill.' */
export function timesSentence(times: { prepTime: number; cookTime: number; chillTime: number }): string {
  const { prepTime, cookTime, chillTime } = times;
  const cooking = cookTime === 0 ? 'nothing is cooked' : `${minutesText(cookTime)} to cook`;
  const chilling = chillTime === 0 ? '' : `, ${minutesText(chillTime)} to chill or soak`;
  return `${minutesText(prepTime)} to prepare, ${cooking}${chilling}.`;
}
