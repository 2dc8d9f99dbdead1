import type { DietHistory } from '#domain/diet-history/diet-history';
import type { HistoryFood } from '#domain/diet-history/food-history';
import type { DailyEnergy } from '#domain/pet/daily-energy';
import { foodKey } from '#domain/plan/fed-log';
import { kcalText } from '#domain/units/energy-text';
import { sentenceHead } from '../../components/nutrient-words.ts';
import { coverageText, energyText, gramsText, recordText, shareText } from './sheet-words.ts';
import styles from './vet-sheet.module.css';

type FoodsEatenProps = {
  history: DietHistory;
  transitionDays: number;
  energy: DailyEnergy;
  /** Whether a food is a treat or topper. */
  isTreat: (food: HistoryFood) => boolean;
};

/** All foods of the mean day with grams, energy and share, and the energy against the reference. */
export function FoodsEaten({ history, transitionDays, energy, isTreat }: FoodsEatenProps) {
  const { foods, besides } = history;
  return (
    <section>
      <h3>Food a day</h3>
      <p>{coverageText(history, transitionDays)}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Food</th>
            <th scope="col">Grams a day</th>
            <th scope="col">Energy a day</th>
            <th scope="col">Share of energy</th>
            <th scope="col">Days</th>
          </tr>
        </thead>
        <tbody>
          {foods.map((food) => {
            const record = recordText(food);
            return (
              <tr key={foodKey(food.food)}>
                <th scope="row">
                  {sentenceHead(food.name)}
                  {isTreat(food) && ', treat or topper'}
                  {record !== null && <small>{record}</small>}
                </th>
                <td>{gramsText(food.gramsPerDay)}</td>
                <td>{food.kcalPerDay === null ? 'unknown' : kcalText(food.kcalPerDay)}</td>
                <td>{shareText(food.share)}</td>
                <td>{food.days}</td>
              </tr>
            );
          })}
          {besides !== null && (
            <tr>
              <th scope="row">
                Treats and leftovers besides
                <small>by the owner’s estimate, not recorded</small>
              </th>
              <td>–</td>
              <td>{kcalText(besides.kcalPerDay)}</td>
              <td>{shareText(besides.share)}</td>
              <td>–</td>
            </tr>
          )}
        </tbody>
      </table>
      <p className={styles['strong']}>{energyText(history, energy)}</p>
    </section>
  );
}
