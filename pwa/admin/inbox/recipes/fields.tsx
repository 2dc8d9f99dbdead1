import { CATEGORIES, categoryLabel } from '#domain/reference/category';
import { A_VISITOR } from '#domain/submission/recipe-from-submission';
import { DESCRIPTION_MAX, TITLE_MAX } from '#domain/submission/submission';
import card from '../../../features/nutrition/tool-card.module.css';
import { CheckRow } from '../../parts/check-row.tsx';
import { Choice } from '../../parts/choice.tsx';
import { AreaRow, TextRow } from '../../parts/fields.tsx';
import { SelectRow } from '../../parts/select-row.tsx';
import type { ReadDraft, RecipeDraft } from './draft.ts';
import styles from './recipes.module.css';

type RecipeFieldsProps = {
  draft: RecipeDraft;
  read: ReadDraft;
  onChange: (changes: Partial<RecipeDraft>) => void;
};

const CATEGORY_OPTIONS = CATEGORIES.map((category) => ({ value: category, label: categoryLabel(category) }));

const NUMBERS = [
  { field: 'servings', label: 'Servings' },
  { field: 'prepTime', label: 'Preparation in minutes' },
  { field: 'cookTime', label: 'Cooking in minutes' },
  { field: 'cookedWeight', label: 'Cooked weight in grams' },
] as const;

/** Title, author, species, category and figures of the recipe; an empty figure uses the computed one. */
export function RecipeFields({ draft, read, onChange }: RecipeFieldsProps) {
  const { errors, recipe } = read;
  const computed: Partial<Record<(typeof NUMBERS)[number]['field'], { figure: number; help: string }>> = {
    cookTime: { figure: recipe.cookTime, help: `From the method: ${recipe.cookTime}.` },
    cookedWeight: { figure: recipe.cookedWeightGrams, help: `Estimated: ${recipe.cookedWeightGrams}.` },
  };
  return (
    <section className={card['card']} aria-labelledby="review-fields">
      <h2 id="review-fields">Recipe</h2>
      <TextRow
        label="Title"
        error={errors.title}
        counter={`${draft.title.length}/${TITLE_MAX}`}
        value={draft.title}
        onChange={(title) => onChange({ title })}
      />
      <AreaRow
        label="Description"
        error={errors.description}
        counter={`${draft.description.length}/${DESCRIPTION_MAX}`}
        value={draft.description}
        onChange={(description) => onChange({ description })}
      />
      <TextRow
        label="Author"
        error={errors.authorName}
        help={`Published with the recipe. Leave empty to show ‘${A_VISITOR}’.`}
        placeholder={A_VISITOR}
        value={draft.authorName}
        onChange={(authorName) => onChange({ authorName })}
      />
      <div className={styles['pair']}>
        <Choice
          label="Animal"
          options={[
            { value: 'dog', label: 'Dogs' },
            { value: 'cat', label: 'Cats' },
          ]}
          value={draft.species}
          onChange={(species) => onChange({ species })}
        />
        <Choice
          label="Role"
          options={[
            { value: 'everyday', label: 'Everyday food' },
            { value: 'occasional', label: 'Treat or topper' },
          ]}
          value={draft.role}
          onChange={(role) => onChange({ role })}
        />
      </div>
      <div className={styles['pair']}>
        <SelectRow
          label="Category"
          options={CATEGORY_OPTIONS}
          value={draft.category}
          onChange={(category) => onChange({ category })}
        />
        {NUMBERS.map(({ field: name, label }) => (
          <TextRow
            key={name}
            label={label}
            error={errors[name]}
            help={draft[name] === '' ? computed[name]?.help : undefined}
            inputMode={name === 'cookedWeight' ? 'decimal' : 'numeric'}
            placeholder={computed[name]?.figure.toString()}
            value={draft[name]}
            onChange={(figure) => onChange({ [name]: figure })}
          />
        ))}
      </div>
      <CheckRow checked={draft.isOrganic} onChange={(isOrganic) => onChange({ isOrganic })}>
        Organic
      </CheckRow>
      <TextRow
        label="Picture address"
        error={errors.imageUrl}
        help="Leave empty to show the bowl drawn from the recipe."
        type="url"
        value={draft.imageUrl}
        onChange={(imageUrl) => onChange({ imageUrl })}
      />
    </section>
  );
}
