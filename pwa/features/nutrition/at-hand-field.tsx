import { FIX_FOODS } from '#domain/reference/fix-foods';
import { findIngredient } from '#domain/reference/ingredients';
import { DOSE_FORMS } from '#domain/reference/supplement-doses';
import { findSupplement } from '#domain/reference/supplements';
import { Switch } from '../../components/switch.tsx';
import type { Preferences } from '../../platform/database/preference-values.ts';
import styles from './fix-panel.module.css';

const FOODS = FIX_FOODS.map(({ id }) => ({ id, name: findIngredient(id)?.name ?? id }));
const SUPPLEMENTS = Object.keys(DOSE_FORMS)
  .filter((id) => FOODS.every((food) => food.id !== id))
  .map((id) => ({ id, name: findSupplement(id)?.name ?? id }));

const GROUPS = [
  { title: 'Foods', things: FOODS },
  { title: 'Supplements', things: SUPPLEMENTS },
];

type AtHand = Preferences['atHand'];
type AtHandFieldProps = {
  atHand: AtHand;
  onChange: (change: (kept: AtHand) => AtHand) => void;
};

/** Limits the fix to foods and supplements that the owner has. */
export function AtHandField({ atHand, onChange }: AtHandFieldProps) {
  const { isOnly, ids } = atHand;
  const tick = (id: string, isTicked: boolean) =>
    onChange((kept) => {
      const others = kept.ids.filter((one) => one !== id);
      return { ...kept, ids: isTicked ? [...others, id] : others };
    });
  return (
    <div>
      <Switch checked={isOnly} onChange={(next) => onChange((kept) => ({ ...kept, isOnly: next }))}>
        Only with what I have
      </Switch>
      {isOnly && (
        <>
          <p className={styles['hint']}>Tick what you have besides the foods in this bowl.</p>
          {GROUPS.map(({ title, things }) => (
            <fieldset key={title} className={styles['group']}>
              <legend>{title}</legend>
              {things.map(({ id, name }) => (
                <label key={id}>
                  <input
                    type="checkbox"
                    checked={ids.includes(id)}
                    onChange={() => tick(id, !ids.includes(id))}
                  />
                  <span>{name}</span>
                </label>
              ))}
            </fieldset>
          ))}
        </>
      )}
    </div>
  );
}
