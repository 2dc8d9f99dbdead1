import { kcalText } from '#domain/units/energy-text';
import { ChoiceField } from '../../components/choice-field.tsx';

/** Shares of a day in percent, with what they look like. */
const EXAMPLES: Readonly<Record<string, string>> = {
  '0': 'Nothing besides the bowl',
  '5': 'A treat now and then (5% of the day)',
  '10': 'Treats every day (10%)',
  '20': 'Treats and a chew (20%)',
  '30': 'Treats, chews and leftovers (30%)',
  '50': 'Half of the day (50%)',
};
const UNSAID = '';
/** Cheddar has 4 kcal a gram (USDA). */
const CHEDDAR_KCAL_PER_GRAM = 4;

const labelOf = (choice: string) =>
  choice === UNSAID ? 'Not said' : (EXAMPLES[choice] ?? `${choice}% of the day`);

type BesidesFieldProps = {
  percent: number | undefined;
  /** Energy of the day; undefined until it is known. */
  dailyKcal: number | undefined;
  onChange: (percent: number | undefined) => void;
};

/** How much an animal eats besides the bowl, as a share of the day in words. */
export function BesidesField({ percent, dailyKcal, onChange }: BesidesFieldProps) {
  const value = percent === undefined ? UNSAID : String(percent);
  const choices = [...new Set([UNSAID, ...Object.keys(EXAMPLES), value])];
  return (
    <ChoiceField
      label="Eaten besides the bowl"
      value={value}
      choices={choices}
      labelOf={labelOf}
      help={helpOf(percent, dailyKcal)}
      onChange={(choice) => onChange(choice === UNSAID ? undefined : Number(choice))}
    />
  );
}

function helpOf(percent = 0, dailyKcal: number | undefined): string {
  if (percent === 0) return 'Treats, chews and leftovers. The bowl then gives that much less.';
  if (dailyKcal === undefined) return 'The bowl then gives that much less.';
  const besidesKcal = (dailyKcal * percent) / 100;
  const grams = Math.max(1, Math.round(besidesKcal / CHEDDAR_KCAL_PER_GRAM));
  const over = percent > 10 ? ' Vets advise 10% at most.' : '';
  return `${kcalText(besidesKcal)}, as in ${grams} g of cheddar. The bowl gives the other ${kcalText(dailyKcal - besidesKcal)}.${over}`;
}
