import { TriangleAlert } from 'lucide-react';
import type { BowlCaution } from '#domain/nutrition/bowl-cautions';
import type { CautionCode } from '#domain/nutrition/food-shares';
import styles from './bowl-cautions.module.css';

const WORDS: Record<CautionCode, (amount: string) => string> = {
  'too-much-liver': (percent) =>
    `Liver is ${percent}% of the food. Keep it below 10%: its vitamin A and copper build up in the body.`,
  liver: (percent) =>
    `Liver is ${percent}% of the food. Keep it below 10%: its vitamin A and copper build up in the body.`,
  offal: (percent) =>
    `Liver, kidney and other organs are ${percent}% of the food. About 10% is the usual limit: feed it in turn with bowls that hold less.`,
  fat: (grams) =>
    `${grams} g of fat per 1,000 kcal. So much fat can set off pancreatitis: not for a dog or cat that has had it.`,
  'large-fish': (percent) =>
    `Tuna and other large fish are ${percent}% of the food. They bring mercury and use up vitamin E: not every day.`,
  'raw-egg-white': (percent) => `Raw egg white is ${percent}% of the food. It binds biotin: cook it.`,
};

/** A caution as a sentence. */
function cautionWords({ code, amount }: BowlCaution): string {
  return WORDS[code](String(Math.round(amount)));
}

/** Cautions about a bowl, such as its share of liver; renders nothing without any. */
export function BowlCautions({ cautions }: { cautions: readonly BowlCaution[] }) {
  if (cautions.length === 0) return null;
  return (
    <ul className={styles['cautions']} aria-label="Take care">
      {cautions.map((caution) => (
        <li key={caution.code}>
          <TriangleAlert size={20} aria-hidden /> <span>{cautionWords(caution)}</span>
        </li>
      ))}
    </ul>
  );
}
