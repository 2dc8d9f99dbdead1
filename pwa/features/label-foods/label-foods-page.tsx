import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { LabelFood } from '#domain/pet-food/label-food';
import { Button } from '../../components/button.tsx';
import { EmptyBowl } from '../../components/empty-bowl.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { moveFocus } from '../../components/focus.ts';
import { PageHero } from '../../components/page-hero.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useDraft } from '../../platform/database/drafts.ts';
import { labelFoodKey } from '../../platform/database/label-food-rows.ts';
import { newId } from '../../platform/database/rows.ts';
import { removeLabelFood, saveLabelFood, useLabelFoods } from '../../platform/own/label-foods.ts';
import { showToast } from '../../platform/state/toast-store.ts';
import { useMarket } from '../market/use-market.ts';
import { NotLoaded } from '../nutrition/not-loaded.tsx';
import card from '../nutrition/tool-card.module.css';
import { LongWait } from '../page/long-wait.tsx';
import { runCommand } from '../page/run-command.ts';
import { useLazyModule } from '../page/use-lazy-module.ts';
import { usePets } from '../pets/pets.ts';
import { FoodSummary, foodWords } from './food-in-words.tsx';
import styles from './label-foods.module.css';

/** The form that is open: for a new food, or for one to change. */
type Editing = { id: string; before: LabelFood | undefined };

async function remove(food: LabelFood): Promise<void> {
  const removed = await runCommand(() => removeLabelFood(food));
  if (removed === undefined) return;
  showToast({
    title: `${food.name} is deleted`,
    description: 'Recipes that name it count it as unknown.',
    undo: () => void runCommand(() => saveLabelFood(removed)),
  });
}

/** The form needs the tables of foods and nutrients, which are larger than the list. */
const loadForm = () => import('./label-food-form.tsx');

const formPlace = () => document.getElementById('label-food-form');

function FoodCard({ food, onEdit }: { food: LabelFood; onEdit: () => void }) {
  return (
    <li className={card['card']}>
      <h2 className={styles['name']}>{food.name}</h2>
      <p>{foodWords(food)}</p>
      <FoodSummary food={food} />
      <div className={styles['buttons']}>
        <Button variant="soft" aria-label={`Change ${food.name}`} onClick={onEdit}>
          <Pencil size={18} aria-hidden /> Change
        </Button>
        <Button variant="ghost" aria-label={`Delete ${food.name}`} onClick={() => void remove(food)}>
          <Trash2 size={18} aria-hidden /> Delete
        </Button>
      </div>
    </li>
  );
}

/** The stored foods and the form; separate, so that it only renders once they are read. */
function Foods({ foods }: { foods: readonly LabelFood[] }) {
  const pets = usePets();
  const law = useMarket()?.countryCode === 'US' ? 'US' : 'EU';
  const hasDraft = useDraft(labelFoodKey('new')) != null;
  const [editing, setEditing] = useState<Editing | null>(null);
  const { value: late, isFailed, retry } = useLazyModule(editing === null ? null : loadForm);
  const open = (next: Editing) => {
    setEditing(next);
    moveFocus(formPlace);
  };
  const add = () => open({ id: newId(), before: undefined });

  async function save(food: LabelFood): Promise<boolean> {
    const isStored = await runCommand(() => saveLabelFood(food, editing?.before).then(() => true));
    if (isStored !== true) return false;
    setEditing(null);
    showToast({ title: `${food.name} is saved`, description: 'On your devices and in your backups.' });
    return true;
  }

  return (
    <>
      {editing === null && foods.length > 0 && (
        <div>
          <Button onClick={add}>{hasDraft ? 'Continue your unsaved food' : 'Add a food'}</Button>
        </div>
      )}
      {editing !== null && (
        <section id="label-food-form" className={card['card']} aria-labelledby="label-food-title">
          <h2 id="label-food-title">{editing.before === undefined ? 'A new food' : editing.before.name}</h2>
          {late !== null ? (
            <late.LabelFoodForm
              key={editing.id}
              id={editing.id}
              before={editing.before}
              foods={foods}
              species={pets?.[0]?.species ?? 'dog'}
              law={law}
              onSave={save}
              onClose={() => setEditing(null)}
            />
          ) : isFailed ? (
            <NotLoaded what="The form" onRetry={retry} />
          ) : (
            <Skeleton lines={6} label="Opening the form" />
          )}
        </section>
      )}
      {editing === null && foods.length === 0 && (
        <EmptyState
          art={<EmptyBowl species="dog" />}
          title="No food from a label yet"
          text="Type a kibble, tin or treat from its label, and we count it in bowls and recipes."
        >
          <Button onClick={add}>{hasDraft ? 'Continue your unsaved food' : 'Add a food'}</Button>
        </EmptyState>
      )}
      {foods.length > 0 && (
        <>
          <ul className={styles['list']}>
            {foods
              .filter(({ id }) => id !== editing?.id)
              .map((food) => (
                <FoodCard key={food.id} food={food} onEdit={() => open({ id: food.id, before: food })} />
              ))}
          </ul>
          <p className={styles['words']}>
            To count one, write its name and amount in the{' '}
            <Link to="/tools/nutrition-checker">nutrition checker</Link> or in{' '}
            <Link to="/my-recipes">a recipe of your own</Link>: 80 g {foods[0]?.name}.
          </p>
        </>
      )}
    </>
  );
}

/** Route `/label-foods`: bought foods by their labels. */
export function LabelFoodsPage() {
  const foods = useLabelFoods();
  return (
    <>
      <PageHero section="bowlful" title="Foods from a label">
        <p>Kibble, tins, treats and chews, as their labels describe them. They stay on your devices.</p>
      </PageHero>
      <div className={styles['page']}>
        {foods === undefined ? (
          <LongWait of="device">
            <Skeleton lines={6} label="Opening your foods" />
          </LongWait>
        ) : (
          <Foods foods={foods} />
        )}
      </div>
    </>
  );
}
