import { useId, useState } from 'react';
import {
  type Completeness,
  type CompletenessOptions,
  type CompletenessRow,
  completeness,
} from '#domain/nutrition/completeness';
import { petNeeds } from '#domain/nutrition/pet-needs';
import type { BatchReading, RecipeNutrients } from '#domain/nutrition/recipe-nutrients';
import { asVerdict } from '#domain/nutrition/recipe-verdict';
import { isOwnRecipeId } from '#domain/own/own-id';
import type { PetLimits } from '#domain/pet/pet-limits';
import { nameInSentence } from '#domain/pet/pet-name';
import type { Recipe } from '#domain/recipe/recipe';
import { needsVet } from '#domain/reference/life-stage';
import type { Standard, TargetId } from '#domain/reference/targets';
import type { SafetyAudit } from '#domain/safety/audit/audit-recipe';
import { Announced } from '../../components/announce.tsx';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { BowlIcon } from '../../components/icons/bowl-icon.tsx';
import { NutrientBar } from '../../components/nutrient-bar.tsx';
import { amountText, nutrientName } from '../../components/nutrient-words.ts';
import { Segmented } from '../../components/segmented.tsx';
import { VerdictBadge } from '../../components/verdict-badge.tsx';
import { verdictTitle } from '../../components/verdict-words.ts';
import { OverNotes } from '../nutrition/nutrients-card.tsx';
import { StandardChoice } from '../nutrition/standard-choice.tsx';
import { hasProfile, useActivePet } from '../pets/pets.ts';
import { PremixChoice } from '../premix/premix-choice.tsx';
import { useChosenPremix } from '../premix/premix-store.ts';
import styles from './nutrition-panel.module.css';
import { firstRows, groupedRows } from './nutrition-table.tsx';
import {
  animalInWords,
  animalLabel,
  intakeInWords,
  judgedForRecipe,
  nutritionWith,
  petName,
} from './recipe-nutrition.ts';
import { VerdictVetNotice } from './vet-notice.tsx';
import { WhatToAdd } from './what-to-add.tsx';

/** Nutrients that a cat's body cannot make. */
const CAT_GATE: readonly TargetId[] = ['taurine', 'arachidonic-acid', 'preformed-vitamin-a'];

function ratioInWords(row: CompletenessRow): string {
  return row.status === 'unknown' ? 'unknown' : `${amountText(row.amount)} to 1, ${row.status}`;
}

/** The calcium to phosphorus ratio for standards that set none, such as AAFCO's for cats. */
function plainRatio({ calcium, phosphorus }: RecipeNutrients['amounts']): string {
  const isKnown = calcium.missing.length === 0 && phosphorus.missing.length === 0 && phosphorus.known > 0;
  return isKnown ? `${amountText(calcium.known / phosphorus.known)} to 1` : 'unknown';
}

type NutritionGateProps = { completeness: Completeness; nutrients: RecipeNutrients };

/** The decisive nutrients: the balance of calcium and phosphorus, and for cats the three of `CAT_GATE`. */
function NutritionGate({ completeness, nutrients }: NutritionGateProps) {
  const { rows, species, standard } = completeness;
  const rowOf = (nutrient: TargetId) => rows.find((row) => row.nutrient === nutrient);
  const ratio = rowOf('ca-p-ratio');
  const gate = species === 'cat' ? CAT_GATE.flatMap((nutrient) => rowOf(nutrient) ?? []) : [];
  return (
    <ul className={styles['gate']}>
      <li className={ratio && styles[ratio.status]}>
        {ratio && <BowlIcon state={ratio.status} size={20} />}
        <strong>Calcium to phosphorus</strong>{' '}
        {ratio
          ? ratioInWords(ratio)
          : `${plainRatio(nutrients.amounts)}; ${standard} sets no range for ${species}s`}
      </li>
      {gate.length > 0 && (
        <li>
          <strong>What cats cannot make themselves</strong>
          {gate.map((row) => (
            <span key={row.nutrient} className={classNames(styles['part'], styles[row.status])}>
              <BowlIcon state={row.status} size={20} /> {nutrientName(row)} {row.status}
            </span>
          ))}
        </li>
      )}
    </ul>
  );
}

type Judged = { options: CompletenessOptions & PetLimits; pet: string | null };

/** Every nutrient against the minimums of the selected standard and animal, and the doses that close the gaps. */
export function NutritionPanel({
  recipe,
  reading,
  lead = null,
}: {
  recipe: Recipe;
  reading?: BatchReading | undefined;
  lead?: SafetyAudit['lead'] | undefined;
}) {
  const [standard, setStandard] = useState<Standard>('AAFCO');
  // Defaults to the owner's animal until another choice is made.
  const [target, setTarget] = useState<'recipe' | 'pet'>('pet');
  const pet = useActivePet(recipe.species);
  const judged: Judged =
    target === 'pet' && hasProfile(pet)
      ? { options: { ...petNeeds(pet), standard }, pet: petName(recipe.species, pet) }
      : { options: judgedForRecipe(recipe, standard), pet: null };
  const premix = useChosenPremix(recipe.id);
  const nutrients = nutritionWith(premix, recipe, reading);
  if (nutrients.energyKcal <= 0) return null;
  const { options } = judged;
  const result = completeness(nutrients, options);
  const animal = animalInWords(options.species, options.lifeStage);
  const isTreat = recipe.role === 'occasional';
  // Treats aren't judged against the minimums; only a danger is shown.
  const verdict = isTreat && lead === null ? null : verdictTitle(asVerdict(result, lead));
  // The page already leads with the verdict for the defaults.
  const isNonDefault = standard !== 'AAFCO' || (target === 'recipe' && hasProfile(pet));
  return (
    <>
      <h3>Against the minimum</h3>
      <div className={styles['choices']}>
        <StandardChoice value={standard} onChange={setStandard} />
        {hasProfile(pet) && (
          <Segmented
            label="Compare with"
            options={[
              { value: 'recipe', label: animalLabel(recipe.species, judgedForRecipe(recipe).lifeStage) },
              { value: 'pet', label: petName(recipe.species, pet) },
            ]}
            value={target}
            onChange={setTarget}
          />
        )}
      </div>
      {/* The owner's own recipes list a premix as an ingredient. */}
      {!isTreat && !isOwnRecipeId(recipe.id) && <PremixChoice recipe={recipe} />}
      <Announced
        words={`${standard}, ${animal}${verdict === null ? '' : `: ${verdict}`}${
          premix === null ? '' : `, with ${premix.premix.name}`
        }`}
      />
      <div className={styles['result']}>
        {!isTreat && isNonDefault && <VerdictBadge verdict={asVerdict(result, lead)} />}
        <p>
          Per 1,000 kcal, against the {standard} minimums for {animal}
          {premix !== null && `, with ${premix.premix.name}, ${premix.doseText} a batch`}.{' '}
          {judged.pet !== null && intakeInWords(judged.pet, options, pet?.besidesPercent)}
          {isTreat && 'A treat or topper doesn’t have to meet them: the rest of the day’s food does.'}
        </p>
      </div>
      {!isTreat && needsVet(options.lifeStage) && <VerdictVetNotice species={recipe.species} />}
      <NutritionGate completeness={result} nutrients={nutrients} />
      <p className={styles['legend']} aria-hidden>
        <span className={styles['tick']} /> minimum
      </p>
      <NutritionBars rows={result.rows} />
      <OverNotes result={result} className={styles['source']} />
      {!isTreat && lead === null && result.verdict !== 'met' && (
        <WhatToAdd
          nutrients={nutrients}
          options={options}
          forWhom={judged.pet === null ? animal : nameInSentence(pet, recipe.species)}
        />
      )}
    </>
  );
}

function Bars({ rows, isBrief }: { rows: readonly CompletenessRow[]; isBrief?: boolean }) {
  return (
    <ul className={styles['bars']}>
      {rows.map((row) => (
        <NutrientBar key={row.nutrient} row={row} isBrief={isBrief} />
      ))}
    </ul>
  );
}

/** The unmet nutrients as bars, and every nutrient in groups on request. */
export function NutritionBars({ rows }: { rows: readonly CompletenessRow[] }) {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  return (
    <div>
      <div className={styles['first']} hidden={isWhole}>
        <Bars rows={firstRows(rows)} isBrief />
      </div>
      <div id={id} className={styles['groups']} hidden={!isWhole}>
        {groupedRows(rows).map((group) => (
          <section key={group.name} className={styles['group']} aria-label={group.name}>
            <h4>{group.name}</h4>
            <Bars rows={group.rows} />
          </section>
        ))}
      </div>
      <Button
        variant="soft"
        className={styles['more'] ?? ''}
        aria-expanded={isWhole}
        aria-controls={id}
        onClick={() => setWhole(!isWhole)}
      >
        {isWhole ? 'Show fewer nutrients' : `Show all ${rows.length} nutrients`}
      </Button>
    </div>
  );
}
