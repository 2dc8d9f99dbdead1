import { Clock, Coins, Soup } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RecipeCard } from '#domain/catalogue/recipe-card';
import { formatMoney } from '#domain/market/currency';
import { difficultyLabel } from '#domain/recipe/difficulty';
import { fallbackServingGbp } from '#domain/recipe/fallback-cost';
import { useCurrency } from '../market/use-currency.ts';
import { PawIcon } from './paw-icon.tsx';
import styles from './recipe-facts.module.css';

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
      <Fact icon={<Clock size={22} aria-hidden />} value={`${card.prepTime} min`} label="Prep time" />
      <Fact icon={<Soup size={22} aria-hidden />} value={String(card.servings)} label="Servings" />
      <Fact icon={<PawIcon size={22} />} value={difficultyLabel(card.difficulty)} label="Difficulty" />
      <Fact
        icon={<Coins size={22} aria-hidden />}
        value={formatMoney(servingGbp, currency)}
        label={isEstimate ? 'A serving, estimate' : 'A serving'}
      />
    </dl>
  );
}
