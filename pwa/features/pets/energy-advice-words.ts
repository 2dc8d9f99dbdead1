import type { EnergyAdvice } from '#domain/pet/energy-advice';
import { counted } from '#domain/text/sentence-parts';
import { kcalText } from '#domain/units/energy-text';

/** '2 weeks at +1.8% a week', '2 weeks at the same weight'. */
function paceWords({ pace: { weeklyPercent, days } }: EnergyAdvice): string {
  const percent = Math.abs(weeklyPercent).toFixed(1);
  const weeks = counted(Math.round(days / 7), 'week');
  if (percent === '0.0') return `${weeks} at the same weight`;
  return `${weeks} at ${weeklyPercent < 0 ? '−' : '+'}${percent}% a week`;
}

/**
 * '2 weeks at +1.8% a week: feed 8% less.'
 * @param name of the animal within a sentence
 */
export function energyAdviceWords(advice: EnergyAdvice, name: string, restingKcal: number): string {
  const pace = paceWords(advice);
  switch (advice.kind) {
    case 'less':
    case 'more':
      return `${pace}: feed ${advice.percent}% ${advice.kind}.`;
    case 'keep':
      return `${pace}: keep the amount as it is.`;
    case 'score':
      return `${pace}. Score the body of ${name} in the profile, and we can say whether to feed more or less.`;
    case 'ill':
      return `${pace}. With an illness or medicines, ask your vet how much to feed.`;
    case 'least':
      return `${pace}. Less would be below the resting energy of ${kcalText(restingKcal)}: ask your vet.`;
  }
}
