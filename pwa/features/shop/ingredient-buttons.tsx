import { classNames } from '../../components/class-names.ts';
import page from '../page/page.module.css';
import styles from './shop.module.css';

/** A button for an ingredient; `recipes` is null until the catalogue is read. */
type OfferedIngredient = { name: string; recipes: number | null };

type IngredientButtonsProps = {
  offered: readonly OfferedIngredient[];
  chosen: string;
  onChoose: (name: string) => void;
};

/** Ingredients to choose from, each with the number of recipes that use it. */
export function IngredientButtons({ offered, chosen, onChoose }: IngredientButtonsProps) {
  return (
    <ul className={page['row']}>
      {offered.map(({ name, recipes }) => (
        <li key={name}>
          <button
            type="button"
            className={classNames(page['chip'], styles['ingredient'])}
            aria-pressed={name === chosen}
            onClick={() => onChoose(name)}
          >
            {capitalised(name)}
            <span className={styles['count']}>
              {recipes}
              {recipes !== null && (
                <span className="visually-hidden"> {recipes === 1 ? 'recipe' : 'recipes'}</span>
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
