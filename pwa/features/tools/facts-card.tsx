import { formatMoney } from '#domain/market/currency';
import { nutrientsPer } from '#domain/nutrition/recipe-nutrients';
import { difficultyLabel } from '#domain/recipe/difficulty';
import { kcalText } from '#domain/units/energy-text';
import { foodList } from '../../components/nutrient-words.ts';
import { PawRating } from '../../components/paw-rating.tsx';
import { priceNote } from '../market/price-note.ts';
import { useCurrency } from '../market/use-currency.ts';
import type { CheckedBowl } from '../nutrition/check-bowl.ts';
import { gramsText, isUnderstood } from '../nutrition/line-words.ts';
import styles from '../nutrition/result-cards.module.css';
import card from '../nutrition/tool-card.module.css';

/** If less than this share of the weight lacks a figure, the sum counts as complete. */
const NEARLY_ALL = 0.995;
const percent = (share: number) => `${Math.floor(share * 100)}%`;

/** Energy, weight, cost and difficulty of the bowl, each with what it leaves out. */
export function FactsCard({ bowl }: { bowl: CheckedBowl }) {
  const { analysis, servings } = bowl;
  const { nutrients, cost } = analysis;
  const currency = useCurrency();
  const money = (gbp: number) => formatMoney(gbp, currency);
  const isEnergyKnown = nutrients.energyKcal > 0;
  const kcalPer100g =
    nutrients.cookedWeightGrams > 0 ? (nutrients.energyKcal / nutrients.cookedWeightGrams) * 100 : 0;
  const open = analysis.lines.filter((line) => !isUnderstood(line));
  const unweighed = open.filter(({ grams }) => grams === null).map(({ part }) => part);
  const atLeast = open.length > 0 ? ', at least' : '';
  const perServing = (total: number) => (servings === null ? null : total / servings);
  const servingKcal = perServing(nutrients.energyKcal);
  const servingProtein = servings === null ? null : nutrientsPer(nutrients, 'portion')('protein');
  return (
    <section id="facts" className={card['card']} aria-labelledby="facts-title">
      <h2 id="facts-title">Energy, cost and work</h2>
      <dl className={styles['facts']}>
        <Fact
          value={isEnergyKnown ? kcalText(nutrients.energyKcal) : 'Unknown'}
          label={isEnergyKnown ? `the whole batch${atLeast}` : 'the whole batch'}
        />
        {isEnergyKnown && servingKcal !== null && (
          <Fact value={kcalText(servingKcal)} label={`a serving, one of ${servings}${atLeast}`} />
        )}
        {isEnergyKnown && unweighed.length === 0 && (
          <Fact value={kcalText(kcalPer100g)} label="per 100 g, cooked (estimate)" />
        )}
        {isEnergyKnown && servingProtein !== null && (
          <Fact value={gramsText(servingProtein)} label={`protein a serving${atLeast}`} />
        )}
        <Fact
          value={cost.batchGbp === null ? 'No price' : money(cost.batchGbp)}
          label={cost.batchGbp === null ? 'we have no price for these foods' : 'the whole batch'}
        />
        {cost.perServingGbp !== null && servings !== null && (
          <Fact value={money(cost.perServingGbp)} label="a serving" />
        )}
        <Fact value={`${analysis.estimatedMinutes} min`} label="to prepare (estimate)" />
        <div>
          <dt>{difficultyLabel(analysis.difficulty)} to cook</dt>
          <dd className={styles['paws']}>
            <PawRating value={analysis.difficulty} />
          </dd>
        </div>
      </dl>
      <p className={card['source']}>
        {isEnergyKnown &&
          nutrients.knownShare < NEARLY_ALL &&
          `The ingredient table knows ${percent(nutrients.knownShare)} of the weight: the true energy is higher. `}
        {isEnergyKnown &&
          unweighed.length > 0 &&
          `Not counted in the energy, because we have no weight: ${foodList(unweighed)}. `}
        {cost.batchGbp !== null && `${priceNote(cost, currency)} `}
        {cost.batchGbp !== null &&
          cost.unpriced.length > 0 &&
          `Not included, because we have no price: ${foodList(cost.unpriced)}. `}
        {bowl.instructions.texts.length === 0 &&
          'Until you add steps, we judge difficulty and time by the ingredients alone.'}
      </p>
    </section>
  );
}

function Fact({ value, label }: { value: string; label: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
