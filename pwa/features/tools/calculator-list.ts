import { ClipboardCheck, Coins, Flame, Scale } from 'lucide-react';

/** The calculators, each with the question it answers, in the order in which owners ask. */
export const CALCULATORS = [
  {
    to: '/tools/portion-calculator',
    title: 'Portion Calculator',
    text: 'Grams a meal, and how much to cook',
    Icon: Scale,
  },
  {
    to: '/tools/cost-calculator',
    title: 'Cost Calculator',
    text: 'What a meal, a day and a month cost',
    Icon: Coins,
  },
  {
    to: '/tools/nutrition-checker',
    title: 'Nutrition Checker',
    text: 'What any recipe contains and lacks',
    Icon: ClipboardCheck,
  },
  {
    to: '/tools/calorie-calculator',
    title: 'Calorie Calculator',
    text: 'How much energy a day takes',
    Icon: Flame,
  },
] as const;
