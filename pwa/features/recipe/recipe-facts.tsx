import { Clock, Coins, Soup } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RecipeCard } from '#domain/catalogue/recipe-card';
import { formatMoney } from '#domain/market/currency';
import { difficultyLabel } from '#domain/recipe/difficulty';
import { fallbackServingGbp } from '#domain/recipe/fallback-cost';
import { timesText } from '#domain/recipe/times-text';
import { useCurrency } from '../market/use-currency.ts';
import styles from './recipe-facts.module.css';

/** A filled paw print. */
function PawIcon() {
  return (
    <svg
      width={22}
      height={22}
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="currentColor"
      stroke="currentColor"
      strokeWidth={0.6}
      strokeLinejoin="round"
    >
      <ellipse cx="5" cy="10.6" rx="2.2" ry="2.9" transform="rotate(-22 5 10.6)" />
      <ellipse cx="9.3" cy="6.2" rx="2.2" ry="3.1" transform="rotate(-6 9.3 6.2)" />
      <ellipse cx="14.7" cy="6.2" rx="2.2" ry="3.1" transform="rotate(6 14.7 6.2)" />
      <ellipse cx="19" cy="10.6" rx="2.2" ry="2.9" transform="rotate(22 19 10.6)" />
      <path d="M12 11.6c-2.6 0-5.7 3.3-5.7 6 0 1.8 1.3 2.8 2.9 2.8 1.2 0 1.9-.6 2.8-.6s1.6.6 2.8.6c1.6 0 2.9-1 2.9-2.8 0-2.7-3.1-6-5.7-6Z" />
    </svg>
  );
}

function Fact({ icon, value, label }: { icon: ReactNode; value: string; label: string }) {
  return (
    <div className={styles['fact']}>
      <dt>{label}</dt>
      <dd>
        {icon}
        {value}
      </dd>
    </div>
  );
}

/** Four facts: time, servings, difficulty, cost. A fallback cost is marked 'estimate'. */
export function RecipeFacts({ card }: { card: RecipeCard }) {
  const currency = useCurrency();
  const isEstimate = card.costPerServingGbp === null;
  const servingGbp = card.costPerServingGbp ?? fallbackServingGbp(card);
  return (
    <dl className={styles['facts']}>
      <Fact
        icon={<Clock size={22} aria-hidden />}
        value={timesText(card)}
        label={card.chillTime ? 'Prep, cook, chill' : 'Prep + cook time'}
      />
      <Fact icon={<Soup size={22} aria-hidden />} value={String(card.servings)} label="Servings" />
      <Fact icon={<PawIcon />} value={difficultyLabel(card.difficulty)} label="Difficulty" />
      <Fact
        icon={<Coins size={22} aria-hidden />}
        value={formatMoney(servingGbp, currency)}
        label={isEstimate ? 'A serving, estimate' : 'A serving'}
      />
    </dl>
  );
}
