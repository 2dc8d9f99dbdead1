import type { HistoryNutrients } from '#domain/diet-history/history-nutrients';
import type { PetNeeds } from '#domain/nutrition/pet-needs';
import { asVerdict } from '#domain/nutrition/recipe-verdict';
import { targetName } from '#domain/reference/target-name';
import { inSentence } from '#domain/text/in-sentence';
import { NotJudged } from '../../components/not-judged.tsx';
import { verdictTitle } from '../../components/verdict-words.ts';
import { STAGE_LABELS } from '../nutrition/stage-labels.ts';
import { bowlSentences } from '../plan/diet-words.ts';
import { amountOf, metText, parted, unknownOf, verdictOf } from './nutrient-cells.ts';
import { shareText } from './sheet-words.ts';
import styles from './vet-sheet.module.css';

type NutrientsEatenProps = {
  found: HistoryNutrients;
  needs: PetNeeds;
  /** Names of the recipes that should be complete. */
  bowls: readonly string[];
  /** The gravest finding of the safety audit in what was eaten. */
  lead: 'toxic' | 'asked' | null;
};

/** Each nutrient per 1000 kcal with least and most against both standards; those that are met in one paragraph. */
export function NutrientsEaten({ found, needs, bowls, lead }: NutrientsEatenProps) {
  const { nutrients, aafco, fediaf } = found;
  const { met, open } = parted(nutrients);
  const stage = inSentence(STAGE_LABELS[needs.species][needs.lifeStage]);
  const isRaised = needs.intakeShare < 1 && (needs.lifeStage === 'adult' || needs.lifeStage === 'senior');
  const verdict = ({ completeness }: typeof aafco) => inSentence(verdictTitle(asVerdict(completeness, lead)));
  return (
    <section>
      <h3>Nutrients per 1,000 kcal</h3>
      <p>
        By AAFCO: {verdict(aafco)}. By FEDIAF: {verdict(fediaf)}. For stage ‘{stage}’
        {isRaised &&
          `, minimums raised for an intake of ${shareText(needs.intakeShare)} of what the tables assume`}
        . Least and most count every blank in the tables and every open amount.
      </p>
      {bowlSentences(aafco, bowls).map((sentence) => (
        <p key={sentence}>By AAFCO: {sentence}</p>
      ))}
      {open.length > 0 && (
        <table className={styles['nutrients']}>
          <thead>
            <tr>
              <th scope="col">Nutrient</th>
              <th scope="col">Least to most</th>
              <th scope="col">AAFCO</th>
              <th scope="col">FEDIAF</th>
            </tr>
          </thead>
          <tbody>
            {open.map((row) => {
              const unknown = unknownOf(row);
              return (
                <tr key={row.nutrient}>
                  <th scope="row">
                    {targetName(row.nutrient)}
                    {unknown !== null && <small>left open by {unknown}</small>}
                  </th>
                  <td>{amountOf(row)}</td>
                  <td>{verdictOf(row.aafco)}</td>
                  <td>{verdictOf(row.fediaf)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {met.length > 0 && (
        <p>
          <strong>Met by both standards:</strong> {metText(met)}.
        </p>
      )}
      <NotJudged />
    </section>
  );
}
