import { Minus, Plus } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { BATCH_DAYS, BATCH_MEALS, type BatchChoice, batchOf } from '#domain/cook/batch';
import { petEnergy } from '#domain/pet/daily-energy';
import { TREAT_SENTENCE } from '#domain/pet/feeding';
import type { Recipe } from '#domain/recipe/recipe';
import { recipeFoods } from '#domain/recipe/recipe-foods';
import { lateFormat } from '#domain/text/late-format';
import { counted } from '#domain/text/sentence-parts';
import { kcalText } from '#domain/units/energy-text';
import { portionText } from '#domain/units/mass-text';
import { Announced } from '../../components/announce.tsx';
import { Button } from '../../components/button.tsx';
import { lazyPart } from '../../components/lazy-part.ts';
import { usePreference } from '../../platform/database/preferences.ts';
import { useMassText } from '../page/use-mass-text.ts';
import { NotesForPet } from '../pets/notes-for-pet.tsx';
import { type Pet, usePets } from '../pets/pets.ts';
import { IngredientTicks, UndoButton } from './ingredient-ticks.tsx';
import type { Cooking } from './use-cooking.ts';

/** Screen before the first step: batch size, and ingredients to weigh out. */
export function CookReady({ cooking }: { cooking: Cooking }) {
  const { recipe, session } = cooking;
  const { choice } = session;
  // Whom the batch is for, else the active pet.
  const eater = usePets()?.find(({ id, species, isActive }) =>
    choice.kind === 'pet' ? id === choice.petId : species === recipe.species && isActive,
  );
  return (
    <div className="cook-columns">
      <section aria-labelledby="cook-how-much">
        <h2 id="cook-how-much">How much?</h2>
        <BatchChoiceFields cooking={cooking} />
      </section>
      <section aria-labelledby="cook-get-ready">
        <h2 id="cook-get-ready">Get ready</h2>
        <NotesForPet species={recipe.species} profile={eater?.profile} foods={recipeFoods(recipe)} />
        <IngredientTicks cooking={cooking} />
        <UndoButton cooking={cooking} />
      </section>
    </div>
  );
}

const DoseEffectNote = lazyPart(() => import('./dose-effect-note.tsx'), 'DoseEffectNote');

const TIMES = [
  { times: 0.5, label: 'Half' },
  { times: 1, label: 'As written' },
  { times: 2, label: 'Double' },
  { times: 3, label: 'Triple' },
] as const;
/** Default: as long as food keeps in the refrigerator. */
const FIRST_DAYS = 3;
const FIRST_MEALS = 2;

function petName({ profile, species }: Pet): string {
  if (profile.name) return profile.name;
  return 'breed' in profile ? profile.breed : `your ${species}`;
}

/** A treat is a tenth of the whole day, other food follows the bowl's part of it. */
function forPet(pet: Pet, role: Recipe['role'], before: BatchChoice): BatchChoice {
  const { days, mealsPerDay } =
    before.kind === 'pet' ? before : { days: FIRST_DAYS, mealsPerDay: FIRST_MEALS };
  const { kcal, bowlKcal } = petEnergy(pet.profile);
  const dailyEnergyKcal = role === 'occasional' ? kcal : bowlKcal;
  return { kind: 'pet', petId: pet.id, name: petName(pet), dailyEnergyKcal, days, mealsPerDay };
}

type StepperProps = {
  label: string;
  value: number;
  bounds: { min: number; max: number };
  onChange: (value: number) => void;
};

function Stepper({ label, value, bounds: { min, max }, onChange }: StepperProps) {
  return (
    <fieldset className="cook-stepper" aria-label={label}>
      <span>{label}</span>
      {/* Not `disabled`, which would drop the focus at the last press. */}
      <button
        type="button"
        aria-label={`Fewer ${label.toLowerCase()}`}
        aria-disabled={value <= min}
        onClick={() => value > min && onChange(value - 1)}
      >
        <Minus size={22} aria-hidden style={{ margin: 'auto' }} />
      </button>
      <output aria-label={label} aria-live="off">
        {value}
      </output>
      <button
        type="button"
        aria-label={`More ${label.toLowerCase()}`}
        aria-disabled={value >= max}
        onClick={() => value < max && onChange(value + 1)}
      >
        <Plus size={22} aria-hidden style={{ margin: 'auto' }} />
      </button>
    </fieldset>
  );
}

/** Amount to cook: a multiple of the recipe, or for an animal by days and meals. */
function BatchChoiceFields({ cooking }: { cooking: Cooking }) {
  const { recipe, session, act } = cooking;
  const { choice } = session;
  const pets = (usePets() ?? []).filter(({ species }) => species === recipe.species);
  const choose = (chosen: BatchChoice) => act({ type: 'choose', choice: chosen });
  const chosen = pets.find(({ id }) => choice.kind === 'pet' && id === choice.petId);
  const current = chosen === undefined ? choice : forPet(chosen, recipe.role, choice);
  const isOld = JSON.stringify(current) !== JSON.stringify(choice);
  // An earlier batch was for the energy of its day.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `choose` and `current` are new objects in every render
  useEffect(() => {
    if (isOld) choose(current);
  }, [isOld]);
  return (
    <>
      <div className="cook-chips">
        {TIMES.map(({ times, label }) => (
          <Button
            key={times}
            variant="outline"
            aria-pressed={choice.kind === 'times' && choice.times === times}
            onClick={() => choose({ kind: 'times', times })}
          >
            {label}
          </Button>
        ))}
        {pets.map((pet) => (
          <Button
            key={pet.id}
            variant="outline"
            aria-pressed={choice.kind === 'pet' && choice.petId === pet.id}
            onClick={() => choose(forPet(pet, recipe.role, choice))}
          >
            For {petName(pet)}
          </Button>
        ))}
      </div>
      {choice.kind === 'pet' && (
        <>
          <Stepper
            label="Days"
            value={choice.days}
            bounds={BATCH_DAYS}
            onChange={(days) => choose({ ...choice, days })}
          />
          <Stepper
            label="Meals a day"
            value={choice.mealsPerDay}
            bounds={BATCH_MEALS}
            onChange={(mealsPerDay) => choose({ ...choice, mealsPerDay })}
          />
        </>
      )}
      {pets.length === 0 && (
        <p className="cook-note">
          Add a profile of your {recipe.species} on the{' '}
          {recipe.species === 'dog' ? 'dog recipes' : 'cat recipes'} page to cook for a number of days and
          meals.
        </p>
      )}
      <BatchSum cooking={cooking} />
    </>
  );
}

const PROBLEMS = {
  'no-energy': 'None of these foods are in our table, so we can’t size the batch for a pet.',
  'too-small': 'That’s too little to cook. Choose more days, and freeze what won’t be eaten in time.',
  'too-large': 'That’s more than twenty times the recipe. Choose fewer days and cook again.',
} as const;
const number = lateFormat(() => new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 }));

/** Result of the choice, with its warnings. */
function BatchSum({ cooking }: { cooking: Cooking }) {
  const { recipe, session, batch, supplements } = cooking;
  const mass = useMassText();
  const system = usePreference('unitSystem');
  const result = batchOf(recipe, session.choice);
  if (result.kind !== 'batch') {
    return (
      <p className="cook-sum">
        <Announced words={PROBLEMS[result.kind]} />
        {PROBLEMS[result.kind]} The amounts below are for the recipe as written.
      </p>
    );
  }
  const { scale, portions, portionGrams, cookedGrams, knownShare } = batch;
  const isForPet = session.choice.kind === 'pet';
  const sum = `${counted(portions, 'portion')} of ${portionText(portionGrams, system)}`;
  return (
    <div className="cook-sum">
      <Announced words={sum} />
      <p>
        <strong>{sum}</strong>, {mass(cookedGrams)} cooked,{' '}
        {scale === 1 ? 'the recipe as written' : `${number().format(scale)} × the recipe`}.
      </p>
      {session.choice.kind === 'pet' && (
        <p>
          Based on {kcalText(session.choice.dailyEnergyKcal)} a day
          {recipe.role === 'everyday' && ' from the bowl'} and the recipe’s own energy.
          {recipe.role === 'occasional' && ` ${TREAT_SENTENCE}`}
        </p>
      )}
      {isForPet && knownShare < 0.995 && (
        <p>We have energy figures for {Math.round(knownShare * 100)}% of the food: feed a little less.</p>
      )}
      {recipe.role === 'everyday' && supplements.some(({ caution }) => caution !== null) && (
        <Suspense>
          <DoseEffectNote cooking={cooking} />
        </Suspense>
      )}
      {scale > 1.5 && (
        <p>More food takes longer to heat through: go by the signs in the text, not by the clock alone.</p>
      )}
    </div>
  );
}
