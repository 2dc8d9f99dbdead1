import { Bone, Refrigerator, Repeat, Snowflake, Soup } from 'lucide-react';
import { memo, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { RecipeCard } from '#domain/catalogue/recipe-card';
import type { BatchReading } from '#domain/nutrition/recipe-nutrients';
import type { OwnRecipe } from '#domain/own/own-recipe';
import type { Recipe } from '#domain/recipe/recipe';
import { recipeFoods } from '#domain/recipe/recipe-foods';
import { chillMinutesOfSteps } from '#domain/recipe/step-durations';
import { refrigeratorText } from '#domain/recipe/storage-words';
import { timesSentence } from '#domain/recipe/times-text';
import { counted } from '#domain/text/sentence-parts';
import { lazyPart, untilLoaded } from '../../components/lazy-part.ts';
import { endWaits } from '../../components/near-viewport.ts';
import { sectionOfSpecies } from '../../components/section.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import { safetyLead } from '../../components/verdict-words.ts';
import { whenHydrated } from '../../platform/hydration/hydrate.ts';
import { LazyHydrationBoundary } from '../../platform/hydration/lazy-hydration-boundary.tsx';
import { NotesForPet } from '../pets/notes-for-pet.tsx';
import { useActivePet } from '../pets/pets.ts';
import { loadPremixes } from '../premix/load-premixes.ts';
import { FurtherSections } from './further-sections.tsx';
import { IngredientList } from './ingredient-list.tsx';
import portionStyles from './portions.module.css';
import styles from './recipe-article.module.css';
import { RecipeHead } from './recipe-head.tsx';
import { SectionTabs } from './section-tabs.tsx';
import { VerdictFrame } from './verdict-frame.tsx';
import { VetNotice } from './vet-notice.tsx';

/** Fields sorted by name, without the device's revision: neither affects what a reader sees. */
function contentOf(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const fields = Object.entries(value).filter(([name]) => name !== 'revision');
  return Object.fromEntries(fields.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** True if two recipes with their cards have the same content: the inlined one and the row on the device. */
export function isSameContent(one: object, other: object): boolean {
  return JSON.stringify(one, contentOf) === JSON.stringify(other, contentOf);
}

const freezerText = ({ freezerMonths }: Recipe['storage']) =>
  freezerMonths === 0 ? 'Does not freeze well' : `Freezer up to ${counted(freezerMonths, 'month')}`;

/** Storage and feeding advice. */
function KeepAndFeed({ recipe }: { recipe: Recipe }) {
  return (
    <ul className={styles['advice']}>
      <li>
        <Refrigerator size={22} aria-hidden /> {refrigeratorText(recipe.storage)}
      </li>
      <li>
        <Snowflake size={22} aria-hidden /> {freezerText(recipe.storage)}
      </li>
      <li>
        <Repeat size={22} aria-hidden />
        <Link to="/guides/changing-to-home-made-food" className="reach">
          Transition gradually over 7-10 days
        </Link>
      </li>
      <li>
        <Soup size={22} aria-hidden />
        {recipe.role === 'occasional'
          ? 'A treat or topper, beside a complete food'
          : `Weigh each meal and watch your ${recipe.species}’s weight from week to week`}
      </li>
      <li>
        <Bone size={22} aria-hidden />
        <a href="#on-kibble" className="reach">
          How much of this goes with kibble
        </a>
      </li>
    </ul>
  );
}

/** The description, the times and the numbered steps. */
function Method({ recipe }: { recipe: Pick<Recipe, 'description' | 'steps' | 'prepTime' | 'cookTime'> }) {
  const { description, steps, prepTime, cookTime } = recipe;
  const chillTime = chillMinutesOfSteps(steps.map(({ text }) => text));
  return (
    <>
      {description !== '' && <p className={styles['description']}>{description}</p>}
      <p className={styles['times']}>{timesSentence({ prepTime, cookTime, chillTime })}</p>
      <ol className={styles['steps']}>
        {steps.map((step, at) => (
          // The structured data points to each step by this id.
          // biome-ignore lint/suspicious/noArrayIndexKey: steps may be equal, and have no state
          <li key={at} id={`step-${at + 1}`} className={styles['step']}>
            {step.text}
          </li>
        ))}
      </ol>
    </>
  );
}

/** Print only: the recipe's URL. The origin is known only on the device, so it is set after the first paint. */
function PrintAddress() {
  const [address, setAddress] = useState('');
  useEffect(() => setAddress(`${window.location.origin}${window.location.pathname}`), []);
  return <p className={styles['address']}>{address}</p>;
}

// Needs the tables: rendered by the server, hydrated once they have loaded. Loaded with the screen, so that a recipe opened
// from a list has its verdict at once; a pre-rendered page already has it.
const verdict = untilLoaded(() => whenHydrated().then(() => import('./verdict-card.tsx')));
const VerdictCard = lazyPart(() => verdict, 'VerdictCard');
const portions = untilLoaded(() => whenHydrated().then(() => import('./portions.tsx')));
const Portions = lazyPart(() => portions, 'Portions');
// Only for owners with recipes of their own.
const OwnVerdict = lazyPart(() => import('./own-verdict.tsx'), 'OwnVerdict');
const OwnActions = lazyPart(() => import('./own-actions.tsx'), 'OwnActions');

const SECTIONS = [
  { id: 'ingredients', label: 'Ingredients' },
  { id: 'method', label: 'Method' },
  { id: 'nutrition', label: 'Nutrition' },
  { id: 'reviews', label: 'Reviews' },
] as const;
const OWN_SECTIONS = SECTIONS.filter(({ id }) => id !== 'reviews');

type RecipeArticleProps = {
  recipe: Recipe;
  card: RecipeCard;
  /** A recipe of the owner's: no reviews and no advertisements. */
  own?: OwnRecipe | undefined;
  reading?: BatchReading | undefined;
  /** The page was rendered by the server, with all its sections. */
  isServed: boolean;
};

/**
 * The recipe page's content. On wide screens the ingredients stay beside the method. Re-renders only when the content
 * changes, not when the device reads the same recipe again: that would replace parts waiting to hydrate.
 */
export const RecipeArticle = memo(function RecipeArticle(props: RecipeArticleProps) {
  const { recipe, card, own, reading, isServed } = props;
  const pet = useActivePet(recipe.species);
  const lead = safetyLead(card.verdict);
  // Renders the top first; the rest follows in steps, so that the phone can draw and scroll in between.
  const isWhole = useDeferredValue(true, isServed);
  useEffect(() => endWaits, []);
  useEffect(loadPremixes, []);
  useEffect(() => {
    // Recently viewed recipes are stored on this device; nothing on the page depends on it.
    void import('../../platform/database/recents.ts')
      .then(({ rememberRecipe }) => rememberRecipe(recipe.id))
      .catch(() => {});
  }, [recipe.id]);
  return (
    <article className={styles['article']} data-section={sectionOfSpecies(recipe.species)}>
      <RecipeHead
        recipe={recipe}
        card={card}
        isOwn={own !== undefined}
        notes={<NotesForPet species={recipe.species} profile={pet} foods={recipeFoods(reading ?? recipe)} />}
        verdict={
          <Suspense fallback={<VerdictFrame verdict={card.verdict} unsettledFor={card.species} />}>
            <VerdictCard recipe={recipe} lead={lead} />
          </Suspense>
        }
        portions={
          <section className={portionStyles['portions']} aria-label="Portions">
            {/* Nobody feeds a portion of what is or may be toxic. */}
            <Suspense>{lead === null && <Portions recipe={recipe} />}</Suspense>
          </section>
        }
      />
      <div className={styles['column']}>
        {own !== undefined && (
          <LazyHydrationBoundary fallback={<Skeleton lines={2} label="Opening your recipe" />}>
            <OwnActions own={own} recipe={recipe} />
            {lead !== null && <OwnVerdict own={own} />}
          </LazyHydrationBoundary>
        )}
        <SectionTabs sections={own === undefined ? SECTIONS : OWN_SECTIONS} areThere={isWhole} />
        <div className={styles['kitchen']}>
          <section id="ingredients" className={styles['ingredients']} aria-labelledby="ingredients-title">
            <IngredientList recipe={recipe} />
            <VetNotice species={recipe.species} />
          </section>
          <div>
            <section id="method" aria-labelledby="method-title">
              <h2 id="method-title">Method</h2>
              <Method recipe={recipe} />
            </section>
            <section aria-labelledby="keep-title">
              <h2 id="keep-title">Keep and feed</h2>
              {isWhole && <KeepAndFeed recipe={recipe} />}
            </section>
          </div>
        </div>
        {own !== undefined && lead === null && (
          <LazyHydrationBoundary fallback={<Skeleton lines={6} label="Computing the nutrients" />}>
            <OwnVerdict own={own} />
          </LazyHydrationBoundary>
        )}
        {isWhole && (
          <FurtherSections recipe={recipe} isOwn={own !== undefined} reading={reading} lead={lead} />
        )}
        <PrintAddress />
      </div>
    </article>
  );
}, isSameContent);
