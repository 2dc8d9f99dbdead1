import type { FoodSources } from '#domain/diet-history/diet-history';
import type { HistorySupplement } from '#domain/diet-history/history-recipe';
import type { SheetNotes } from '#domain/diet-history/sheet-notes';
import { petNeeds } from '#domain/nutrition/pet-needs';
import { activityLabel } from '#domain/pet/activity-level';
import { ageText } from '#domain/pet/age-text';
import { avoidedName } from '#domain/pet/avoided-words';
import { bodyConditionOf, bodyConditionScore } from '#domain/pet/body-condition';
import { catActivityLabel, catAgeLabel } from '#domain/pet/cat-profile';
import { CONDITION_NAMES } from '#domain/pet/condition-words';
import { petAnimal, petEnergy } from '#domain/pet/daily-energy';
import { type AnyPet, petName } from '#domain/pet/pet-name';
import { slimmingTargetKg } from '#domain/pet/target-weight';
import type { WeighIn } from '#domain/pet/weigh-ins';
import { DOSE_FORMS } from '#domain/reference/supplement-doses';
import { shortDay } from '#domain/text/day-text';
import { inSentence, listText } from '#domain/text/sentence-parts';
import { doseWeight } from '#domain/units/measured-dose';
import type { UnitSystem } from '#domain/units/unit-system';
import { bodyWeightText } from '#domain/units/weight-units';
import { amountText } from '../../components/nutrient-words.ts';
import type { Pet } from '../pets/pets.ts';
import { chartPoints } from '../pets/weight-points.ts';
import { FoodsEaten, RecipesEaten } from './foods-eaten.tsx';
import { NutrientsEaten } from './nutrients-eaten.tsx';
import type { PetHistory } from './use-diet-history.ts';
import styles from './vet-sheet.module.css';

type SupplementsEatenProps = {
  supplements: readonly HistorySupplement[];
  /** As typed, by the supplement's name. */
  brands: Readonly<Record<string, string>>;
};

function brandWords({ name, id }: HistorySupplement, brands: SupplementsEatenProps['brands']): string {
  if (id === null) return 'as named';
  return brands[name]?.trim() || 'brand not noted';
}

/** '279 mg: 0.93 × a tablet of 150 µg iodine'; by weight alone where it is weighed or spooned. */
function dayWords({ id, gramsPerDay }: HistorySupplement): string {
  const dose = id === null ? undefined : DOSE_FORMS[id];
  const weight = doseWeight(gramsPerDay);
  if (dose?.holds === undefined) return weight;
  return `${weight}: ${amountText(gramsPerDay / dose.unitGrams, 2)} × a ${dose.form} of ${dose.holds}`;
}

/** Supplements with brand and amount a day; the recipes have the dose in a batch. */
function SupplementsEaten({ supplements, brands }: SupplementsEatenProps) {
  return (
    <section>
      <h3>Supplements</h3>
      {supplements.length === 0 ? (
        <p>None in the recipes above.</p>
      ) : (
        <table className={styles['supplements']}>
          <thead>
            <tr>
              <th scope="col">Supplement</th>
              <th scope="col">Brand</th>
              <th scope="col">A day</th>
            </tr>
          </thead>
          <tbody>
            {supplements.map((supplement) => (
              <tr key={supplement.name}>
                <th scope="row">{supplement.name}</th>
                <td>{brandWords(supplement, brands)}</td>
                <td>{dayWords(supplement)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

const WIDTH = 300;
const HEIGHT = 70;
/** Room for a dot. */
const EDGE = 4;
/** Written out under the curve; the curve has all. */
const WRITTEN = 6;

/** Weights over the last year as a curve, black on white when printed; the last ones in words. */
function WeightCurve({ weighIns, system }: { weighIns: readonly WeighIn[]; system: UnitSystem }) {
  if (weighIns.length < 2) return null;
  const { points, lowKg, highKg } = chartPoints(weighIns);
  const at = points.map(({ x, y }) => ({
    x: EDGE + x * (WIDTH - 2 * EDGE),
    y: EDGE + (1 - y) * (HEIGHT - 2 * EDGE),
  }));
  const written = weighIns.slice(-WRITTEN);
  return (
    <figure className={styles['curve']}>
      <div className={styles['scale']} aria-hidden>
        <span>{bodyWeightText(highKg, system)}</span>
        <span>{bodyWeightText(lowKg, system)}</span>
      </div>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
        <path d={`M0 .5H${WIDTH}M0 ${HEIGHT - 0.5}H${WIDTH}`} className={styles['grid']} />
        <polyline points={at.map(({ x, y }) => `${x},${y}`).join(' ')} className={styles['line']} />
        {at.map(({ x, y }) => (
          <circle key={x} cx={x} cy={y} r={2} />
        ))}
      </svg>
      <figcaption>
        {written.length < weighIns.length
          ? `The last ${WRITTEN} of ${weighIns.length} weights in a year`
          : 'Weights'}
        :{' '}
        {written
          .map(({ day, weightKg }) => `${bodyWeightText(weightKg, system)} on ${shortDay(day)}`)
          .join(', ')}
        .
      </figcaption>
    </figure>
  );
}

type VetSheetProps = {
  pet: Pet;
  found: PetHistory;
  sources: Pick<FoodSources, 'premixes' | 'labelFoods'>;
  weighIns: readonly WeighIn[];
  notes: SheetNotes;
  system: UnitSystem;
};

/** The diet history of an animal, laid out for two sheets of paper. */
export function VetSheet({ pet, found, sources, weighIns, notes, system }: VetSheetProps) {
  const { history, transitionDays } = found;
  const { span, recipes, foods } = history;
  const bowls = recipes.filter(({ recipe }) => recipe.recipe.role === 'everyday');
  const leads = recipes.map(({ recipe }) => recipe.lead);
  const treats = new Set([
    ...recipes.filter((each) => !bowls.includes(each)).map(({ eaten }) => eaten),
    ...foods.filter(({ food }) =>
      sources.labelFoods.some(
        ({ id, kind }) =>
          food.kind === 'label' && id === food.foodId && (kind === 'treat' || kind === 'chew'),
      ),
    ),
  ]);
  return (
    <article className={styles['sheet']} aria-labelledby="vet-sheet-title">
      <h2 id="vet-sheet-title">Diet history of {petName(pet)}</h2>
      <p className={styles['muted']}>
        {shortDay(span.from)} to {shortDay(span.to)}, from the owner’s own records in Bowlful.
      </p>
      <div className={styles['animal']}>
        <dl>
          {animalFacts(pet, system).map(([label, words]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
        <WeightCurve weighIns={weighIns} system={system} />
      </div>
      {notes.questions.trim() !== '' && (
        <section>
          <h3>The owner asks</h3>
          <p className={styles['questions']}>{notes.questions.trim()}</p>
        </section>
      )}
      <FoodsEaten
        history={history}
        transitionDays={transitionDays}
        energy={petEnergy(pet.profile)}
        isTreat={(food) => treats.has(food)}
      />
      <SupplementsEaten supplements={history.supplements} brands={notes.brands} />
      <RecipesEaten history={history} premixes={sources.premixes} system={system} />
      {history.nutrients !== null && (
        <NutrientsEaten
          found={history.nutrients}
          needs={petNeeds(pet.profile)}
          bowls={bowls.map(({ recipe }) => recipe.recipe.title)}
          lead={leads.find((lead) => lead === 'toxic') ?? leads.find((lead) => lead !== undefined) ?? null}
        />
      )}
    </article>
  );
}

type Fact = readonly [label: string, words: string];

const NOT_NOTED = 'not noted';

function ofSpecies(pet: AnyPet): Fact[] {
  if (pet.species === 'dog') {
    const { breed, ageMonths, activityLevel } = pet.profile;
    return [
      ['Breed', breed],
      ['Age', ageText(ageMonths)],
      ['Activity', activityLabel(activityLevel)],
    ];
  }
  const { age, activity } = pet.profile;
  return [
    ['Species', 'Cat'],
    ['Age', catAgeLabel(age)],
    ['Activity', catActivityLabel(activity)],
  ];
}

function bodyText({ species, profile }: AnyPet): string {
  const score = bodyConditionScore(profile.bodyCondition);
  return score === undefined ? NOT_NOTED : `${score} of 9, ${bodyConditionOf(species, score).name}`;
}

function conditionText({ conditions = [], litter }: AnyPet['profile']): string {
  if (conditions.length === 0) return NOT_NOTED;
  const details = [
    litter?.week !== undefined && `week ${litter.week}`,
    litter?.young !== undefined && `${litter.young} young`,
  ].filter((detail) => detail !== false);
  return [listText(conditions.map((one) => inSentence(CONDITION_NAMES[one]))), ...details].join(', ');
}

/** What a vet asks about an animal, from its profile; what its owner didn't answer is 'not noted'. */
function animalFacts(pet: AnyPet, system: UnitSystem): Fact[] {
  const { isNeutered, avoidedFoods = [], besidesPercent } = pet.profile;
  const animal = petAnimal(pet.profile);
  const targetKg = slimmingTargetKg(animal);
  const named = avoidedFoods.map(avoidedName);
  return [
    ...ofSpecies(pet),
    ['Neutered', isNeutered === undefined ? NOT_NOTED : isNeutered ? 'yes' : 'no'],
    ['Weight', bodyWeightText(animal.weightKg, system)],
    ['Body condition', bodyText(pet)],
    ...(targetKg === undefined ? [] : [['Target weight', bodyWeightText(targetKg, system)] as const]),
    ['Conditions', conditionText(pet.profile)],
    ['Avoids', named.length === 0 ? NOT_NOTED : listText(named)],
    ['Eats besides', besidesPercent === undefined ? NOT_NOTED : `${besidesPercent}% of the day`],
  ];
}
