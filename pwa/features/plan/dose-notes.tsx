import { scaledSupplement } from '#domain/cook/scaled-supplement';
import type { PlanView } from '#domain/plan/plan-view';
import card from '../nutrition/tool-card.module.css';

/** Doses that rounding to whole steps changes for the batches of a plan. */
function changedDoses({ batches, recipes }: PlanView) {
  return batches.flatMap(({ recipeId, batches: scale }) => {
    const recipe = recipes.get(recipeId);
    if (recipe === undefined || scale <= 0) return [];
    return recipe.supplements.flatMap((line) => {
      const { name, amount, caution } = scaledSupplement(line, scale);
      return caution === null
        ? []
        : [{ key: `${recipeId} ${line.id}`, title: recipe.title, name, amount, caution }];
    });
  });
}

/** Says that the nutrients are those of the doses that are measured, and what each of them changes. */
export function DoseNotes({ view }: { view: PlanView }) {
  const doses = changedDoses(view);
  if (doses.length === 0) return null;
  return (
    <details className={card['source']}>
      <summary className="reach">Counted with doses in whole steps: {doses.length} rounded</summary>
      <ul>
        {doses.map(({ key, title, name, amount, caution }) => (
          <li key={key}>
            {title}: {name}, {amount}. {caution}
          </li>
        ))}
      </ul>
    </details>
  );
}
