const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** Day and minute in the administrator's own time zone. */
export function momentInWords(at: string): string {
  return MOMENT.format(new Date(at));
}
