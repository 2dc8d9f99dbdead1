import { OctagonAlert, ShieldCheck, TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { isOwnRecipeId } from '#domain/own/own-id';
import type { Recipe } from '#domain/recipe/recipe';
import { type AuditFlag, auditStoredRecipe } from '#domain/safety/audit/audit-recipe';
import { askedSentence, flagSubject } from '#domain/safety/audit/safety-sentences';
import { TOXIC_FOODS } from '#domain/safety/lexicon/toxic-foods';
import { counted } from '#domain/text/sentence-parts';
import { classNames } from '../../components/class-names.ts';
import { LEADS } from '../../components/verdict-words.ts';
import { ReportFlag } from '../safety/report-flag.tsx';
import styles from './safety-result.module.css';

function checked(recipe: Recipe): string {
  const parts = [counted(recipe.ingredientLines.length, 'ingredient')];
  if (recipe.supplements.length > 0) parts.push(counted(recipe.supplements.length, 'supplement'));
  return `the title, ${parts.join(', ')} and ${counted(recipe.steps.length, 'step')}`;
}

/** Each food once, toxic ones first. */
function flagsToShow(flags: readonly AuditFlag[]): AuditFlag[] {
  const byFood = new Map(flags.map((flag) => [`${flag.severity} ${flag.food}`, flag]));
  return [...byFood.values()].sort(
    (a, b) => Number(a.severity === 'caution') - Number(b.severity === 'caution'),
  );
}

/** The line of the recipe that a flag refers to. */
function lineOf({ title, ingredientLines, steps, supplements }: Recipe, { where, index }: AuditFlag): string {
  const lines = {
    title: [title],
    ingredient: ingredientLines.map(({ metric }) => metric),
    instruction: steps.map(({ text }) => text),
    supplement: supplements.map(({ id }) => id),
  };
  return lines[where][index] ?? title;
}

/** Findings of the safety guard with reasons and alternatives. */
export function SafetyResult({ recipe }: { recipe: Recipe }) {
  const { lead, flags, asked } = useMemo(() => auditStoredRecipe(recipe), [recipe]);
  const animals = `${recipe.species}s`;
  const shown = flagsToShow(flags);
  // The server does not know the id of an owner's recipe.
  const reported = isOwnRecipeId(recipe.id) ? {} : { recipeId: recipe.id };
  const isSafe = lead === null && asked.length === 0;
  const found = isSafe ? `Nothing toxic to ${animals} in it` : LEADS.asked;
  const headline = lead === 'toxic' ? `Toxic to ${animals}: do not feed it` : found;
  return (
    <>
      <p className={classNames(styles['result'], isSafe ? styles['safe'] : styles['toxic'])}>
        {isSafe ? <ShieldCheck size={22} aria-hidden /> : <OctagonAlert size={22} aria-hidden />}
        <strong>{headline}</strong>
      </p>
      {asked.length > 0 && <p>{askedSentence(asked)}</p>}
      {shown.length > 0 && (
        <ul className={styles['flags']}>
          {shown.map((flag) => (
            <li key={`${flag.severity} ${flag.food}`} className={styles[flag.severity]}>
              {flag.severity === 'toxic' ? (
                <OctagonAlert size={20} aria-hidden />
              ) : (
                <TriangleAlert size={20} aria-hidden />
              )}
              <span>
                <strong>
                  {flagSubject(flag)}: {flag.severity === 'toxic' ? `toxic to ${animals}` : 'take care'}.
                </strong>{' '}
                {flag.reason}. <span className={styles['instead']}>Instead: {flag.alternative}.</span>
                <ReportFlag
                  species={recipe.species}
                  text={lineOf(recipe, flag)}
                  food={flag.food}
                  {...reported}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
      {shown.length === 0 && <ReportFlag species={recipe.species} text={recipe.title} {...reported} />}
    </>
  );
}

/** The extent of the check. */
export function SafetySource({ recipe }: { recipe: Recipe }) {
  return (
    <p>
      Safety: we checked {checked(recipe)} against the {TOXIC_FOODS.length} foods on our list of what harms
      dogs and cats.
    </p>
  );
}
