import { useState } from 'react';
import type { LifeStage } from '#domain/reference/life-stage';
import type { Species } from '#domain/reference/species';
import {
  isRatio,
  type NutrientTarget,
  nutrientTargets,
  STANDARD_VERSIONS,
  type Standard,
  targetUnit,
} from '#domain/reference/targets';
import { Chip, ChipRow } from '../../components/chip.tsx';
import { amountText, nutrientName } from '../../components/nutrient-words.ts';
import { Segmented } from '../../components/segmented.tsx';
import styles from './nutrition.module.css';
import { ANIMALS, STAGE_LABELS, STAGES } from './species-and-stages.tsx';
import { StandardChoice } from './standard-choice.tsx';

type TargetTableProps = { standard: Standard; species: Species; lifeStage: LifeStage };

/** Figures of a standard per 1000 kcal, with a footnote for each that is not simply transcribed. */
function TargetTable({ standard, species, lifeStage }: TargetTableProps) {
  const targets = nutrientTargets(standard, species, lifeStage);
  const notes = [...new Set(targets.flatMap(({ note }) => (note === null ? [] : [note])))];
  return (
    <>
      <table className={styles['table']}>
        <caption>
          {standard}, {species}, {STAGE_LABELS[species][lifeStage].toLowerCase()}: per 1,000 kcal
        </caption>
        <thead>
          <tr>
            <th scope="col">Nutrient</th>
            <th scope="col">Minimum</th>
            <th scope="col">Maximum</th>
          </tr>
        </thead>
        <tbody>
          {targets.map((target) => (
            <tr key={target.nutrient}>
              <th scope="row">
                {nutrientName(target)}
                {target.note !== null && <sup> {notes.indexOf(target.note) + 1}</sup>}
              </th>
              <td>{bound(target, target.minimum)}</td>
              <td>{bound(target, target.maximum)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {notes.length > 0 && (
        <ol className={styles['notes']}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ol>
      )}
    </>
  );
}

function bound({ nutrient }: NutrientTarget, amount: number | null): string {
  if (amount === null) return 'none';
  return isRatio(nutrient) ? `${amountText(amount)} to 1` : `${amountText(amount)} ${targetUnit(nutrient)}`;
}

/** A standard's requirements for a species and a life stage. */
export function TargetSection() {
  const [species, setSpecies] = useState<Species>('dog');
  const [lifeStage, setLifeStage] = useState<LifeStage>('adult');
  const [standard, setStandard] = useState<Standard>('AAFCO');
  return (
    <div className={styles['targets']}>
      <div className={styles['choices']}>
        <Segmented label="Animal" options={ANIMALS} value={species} onChange={setSpecies} />
        <StandardChoice value={standard} onChange={setStandard} />
        <ChipRow label="Life stage">
          {STAGES.map((stage) => (
            <Chip key={stage} chosen={stage === lifeStage} onChoose={() => setLifeStage(stage)}>
              {STAGE_LABELS[species][stage]}
            </Chip>
          ))}
        </ChipRow>
      </div>
      <TargetTable standard={standard} species={species} lifeStage={lifeStage} />
      <p className={styles['small']}>
        {STANDARD_VERSIONS[standard]}. {STAGE_NOTES[lifeStage](species, standard)}
      </p>
    </div>
  );
}

const STAGE_NOTES: Record<LifeStage, (species: Species, standard: Standard) => string> = {
  adult: () => '',
  senior: () => 'Neither standard has figures for seniors: these are the adult ones.',
  growth: (species, standard) =>
    species === 'dog' && standard === 'FEDIAF'
      ? 'FEDIAF splits the growth of dogs at 14 weeks: these are the stricter of its two figures.'
      : `${standard} has one table for growth and reproduction.`,
  reproduction: (species, standard) =>
    species === 'dog' && standard === 'FEDIAF'
      ? 'FEDIAF’s table for early growth is also its table for reproduction.'
      : `${standard} has one table for growth and reproduction.`,
};
