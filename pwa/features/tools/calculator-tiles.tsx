import { NamedLinks } from '../page/named-links.tsx';

/** The calculators, each with the question it answers, in the order in which owners ask. */
const CALCULATORS = [
  {
    to: '/tools/portion-calculator',
    name: 'Portion Calculator',
    text: 'Grams per meal, and how much to cook and freeze.',
  },
  { to: '/tools/cost-calculator', name: 'Cost Calculator', text: 'Cost per meal, day and month.' },
  {
    to: '/tools/nutrition-checker',
    name: 'Nutrition Checker',
    text: 'What a recipe holds, what it lacks, and any dangers.',
  },
  {
    to: '/tools/calorie-calculator',
    name: 'Calorie Calculator',
    text: 'Energy per day, with the veterinary range.',
  },
] as const;

/** Links to the four calculators. */
export function CalculatorTiles() {
  return <NamedLinks links={CALCULATORS} />;
}
