/** '1 day', '14 days'. */
export const daysText = (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`;
