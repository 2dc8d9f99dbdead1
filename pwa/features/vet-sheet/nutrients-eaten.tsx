import type { HistoryNutrient, HistoryNutrients } from '#domain/diet-history/diet-history';
import type { CompletenessRow, NutrientStatus } from '#domain/nutrition/completeness';
import type { Span } from '#domain/nutrition/diet';
import type { PetNeeds } from '#domain/nutrition/pet-needs';
import { asVerdict } from '#domain/nutrition/recipe-verdict';
import { targetName, targetUnit } from '#domain/reference/targets';
import { inSentence } from '#domain/text/sentence-parts';
import { NotJudged } from '../../components/caveats.tsx';
import { amountText, boundsText, foodList } from '../../components/nutrient-words.ts';
import { verdictTitle } from '../../components/verdict-words.ts';
import { STAGE_LABELS } from '../nutrition/species-and-stages.tsx';
import { bowlSentences } from '../plan/diet-words.ts';
import { shareText } from './sheet-words.ts';
import styles from './vet-sheet.module.css';

const WORDS: Record<NutrientStatus, string> = {
  met: 'Met',
  short: 'Short',
  unknown: 'Unknown',
  over: 'Over',
};

const unitOf = ({ nutrient }: HistoryNutrient) => {
  const unit = targetUnit(nutrient);
  return unit === '' ? '' : ` ${unit}`;
};

/** '18.2', '12 to 40', '12 or more'. */
function spanText({ least, most }: Span): string {
  const low = amountText(least);
  if (most === null) return `${low} or more`;
  const high = amountText(most);
  return low === high ? low : `${low} to ${high}`;
}

/** '18.2 mg', '12 to 40 mg'. */
const amountOf = (row: HistoryNutrient): string => `${spanText(row.span)}${unitOf(row)}`;

/** 'Short: at least 20'; a standard that doesn't ask for it has a dash. */
const verdictOf = (row: CompletenessRow | undefined): string =>
  row === undefined ? '–' : `${WORDS[row.status]}: ${boundsText(row)}`;

/** The foods that leave a row unknown: 'rice, peas and 3 more'; null if it is known. */
function unknownOf({ aafco, fediaf }: HistoryNutrient): string | null {
  const open = [aafco, fediaf].filter((row) => row?.status === 'unknown');
  const names = [...new Set(open.flatMap((row) => row?.missing ?? []))];
  return names.length === 0 ? null : foodList(names, 2);
}

const isMet = (row: CompletenessRow | undefined) => row === undefined || row.status === 'met';

/** Nutrients that a standard finds short, over or unknown, and those that both find met. */
function parted(nutrients: readonly HistoryNutrient[]) {
  const met = nutrients.filter(({ aafco, fediaf }) => isMet(aafco) && isMet(fediaf));
  return { met, open: nutrients.filter((row) => !met.includes(row)) };
}

/** 'Protein 62 g, zinc 25 mg': the rows that are met, in one paragraph. */
function metText(met: readonly HistoryNutrient[]): string {
  return met
    .map((row, at) => {
      const name = targetName(row.nutrient);
      return `${at === 0 ? name : inSentence(name)} ${amountOf(row)}`;
    })
    .join(', ');
}

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
