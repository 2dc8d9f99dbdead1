import { useState } from 'react';
import type { LifeStage } from '#domain/reference/life-stage';
import type { Species } from '#domain/reference/species';
import { STANDARD_VERSIONS, STANDARDS, type Standard } from '#domain/reference/targets';
import { Chip, ChipRow } from '../../components/chip.tsx';
import { Segmented } from '../../components/segmented.tsx';
import { ANIMALS } from './animals.tsx';
import styles from './nutrition.module.css';
import { STAGE_LABELS, STAGES } from './stage-labels.ts';
import { TargetTable } from './target-table.tsx';

/** A standard's requirements for a species and a life stage. */
export function TargetSection() {
  const [species, setSpecies] = useState<Species>('dog');
  const [lifeStage, setLifeStage] = useState<LifeStage>('adult');
  const [standard, setStandard] = useState<Standard>('AAFCO');
  return (
    <div className={styles['targets']}>
      <div className={styles['choices']}>
        <Segmented label="Animal" options={ANIMALS} value={species} onChange={setSpecies} />
        <Segmented
          label="Standard"
          options={STANDARDS.map((value) => ({ value, label: value }))}
          value={standard}
          onChange={setStandard}
        />
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
  senior: () => 'Neither standard has figures of its own for seniors: these are the adult ones.',
  growth: (species, standard) =>
    species === 'dog' && standard === 'FEDIAF'
      ? 'FEDIAF parts the growth of dogs at 14 weeks: these are the stricter of its two figures.'
      : `${standard} has one table for growth and reproduction.`,
  reproduction: (species, standard) =>
    species === 'dog' && standard === 'FEDIAF'
      ? 'FEDIAF’s table for early growth is also its table for reproduction.'
      : `${standard} has one table for growth and reproduction.`,
};
