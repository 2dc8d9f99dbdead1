import { lateFormat } from '#domain/text/late-format';

const format = lateFormat(
  () => new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' }),
);

/** 'Wednesday 25 November', of a moment in the device's time zone. */
export const weekDay = (moment: Date | number): string => format().format(moment);
