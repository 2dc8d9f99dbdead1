import type { NutritionResult } from '#domain/pet/nutrition-calculator';
import type { EnergyBand } from '#domain/pet/reference-band';
import { kcalText } from '#domain/units/energy-text';
import { Announced } from '../../components/announce.tsx';
import { Fold } from '../../components/fold.tsx';
import styles from '../page/calculator.module.css';
import { useMassText } from '../page/use-mass-text.ts';
import { range, whole } from './number-format.ts';
import { type ResultRow, ResultRows } from './result-rows.tsx';

type NutritionResultsProps = {
  result: NutritionResult;
  band: EnergyBand;
  /** The formula's assumption about the food, in words. */
  assumption: string;
  /** Further rows of a species: how long the recipe lasts. */
  extra?: readonly ResultRow[] | undefined;
  /** On a card, which shows first what to feed: the figures are folded. */
  isCard: boolean;
};

/** The two energies in one line, the veterinary reference and the site's estimate, with what else its formula gives. */
export function NutritionResults({ result, band, isCard, ...rest }: NutritionResultsProps) {
  const reference = `${range(band.lowKcal, band.highKcal)} kcal`;
  const estimate = kcalText(result.dailyCalories);
  const figures = (
    <Energies reference={reference} estimate={estimate} result={result} band={band} {...rest} />
  );
  return (
    <div className={styles['results']}>
      <Announced
        before=""
        delayMs={1000}
        words={`Energy a day: veterinary reference ${reference}, site estimate ${estimate}.`}
      />
      {isCard ? (
        <Fold title={<strong>How we know</strong>} fact="The two energies, and what our formula gives">
          {figures}
        </Fold>
      ) : (
        figures
      )}
    </div>
  );
}

type EnergiesProps = Omit<NutritionResultsProps, 'isCard'> & { reference: string; estimate: string };

function Energies({ result, band, assumption, extra = [], reference, estimate }: EnergiesProps) {
  const mass = useMassText();
  return (
    <>
      <h3>Energy a day</h3>
      <dl className={styles['pair']}>
        <div>
          <dt>Veterinary reference</dt>
          <dd>{reference}</dd>
        </div>
        <div>
          <dt>Site estimate</dt>
          <dd>{estimate}</dd>
        </div>
      </dl>
      <p className={styles['source']}>
        {result.dailyCalories < band.lowKcal
          ? 'The site estimate is a rule of thumb and lies below what veterinary sources give, so start from the reference and watch the weight.'
          : 'The site estimate is a rule of thumb, the reference is what veterinary sources give, and single animals differ by 30% either way.'}
      </p>
      <p className={styles['source']}>{assumption}</p>
      <ResultRows
        rows={[
          { label: 'Protein', value: `${whole(result.proteinGrams)} g a day` },
          { label: 'Fat', value: `${whole(result.fatGrams)} g a day` },
          { label: 'Meals', value: `${result.dailyPortions} a day` },
          { label: 'Portion size', value: `${mass(result.portionSizeGrams)} a meal` },
          ...extra,
        ]}
      />
    </>
  );
}
