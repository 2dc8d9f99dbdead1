import { CATEGORIES, categoryLabel, findCategory } from '#domain/recipe/category';
import { DESCRIPTION_MAX, TITLE_MAX } from '#domain/recipe/submission';
import { FormRow } from '../components/form-row.tsx';
import { Segmented } from '../components/segmented.tsx';
import card from '../screens/tools/tool-card.module.css';
import styles from './recipes.module.css';
import type { ReadDraft, RecipeDraft } from './recipes-draft.ts';

type RecipeFieldsProps = {
  draft: RecipeDraft;
  read: ReadDraft;
  onChange: (changes: Partial<RecipeDraft>) => void;
};

const NUMBERS = [
  { field: 'servings', label: 'Servings' },
  { field: 'prepTime', label: 'Preparation in minutes' },
  { field: 'cookTime', label: 'Cooking in minutes' },
  { field: 'cookedWeight', label: 'Cooked weight in grams' },
] as const;

/** Title, species, category and figures of the recipe; an empty figure uses the engine's. */
export function RecipeFields({ draft, read, onChange }: RecipeFieldsProps) {
  const { errors, recipe } = read;
  const computed: Partial<Record<(typeof NUMBERS)[number]['field'], { figure: number; help: string }>> = {
    cookTime: { figure: recipe.cookTime, help: `From the method: ${recipe.cookTime}.` },
    cookedWeight: { figure: recipe.cookedWeightGrams, help: `Estimated: ${recipe.cookedWeightGrams}.` },
  };
  return (
    <section className={card['card']} aria-labelledby="review-fields">
      <h2 id="review-fields">Recipe</h2>
      <FormRow label="Title" error={errors.title} counter={`${draft.title.length}/${TITLE_MAX}`}>
        {(field) => (
          <input
            {...field}
            value={draft.title}
            onChange={(event) => onChange({ title: event.target.value })}
          />
        )}
      </FormRow>
      <FormRow
        label="Description"
        error={errors.description}
        counter={`${draft.description.length}/${DESCRIPTION_MAX}`}
      >
        {(field) => (
          <textarea
            {...field}
            value={draft.description}
            onChange={(event) => onChange({ description: event.target.value })}
          />
        )}
      </FormRow>
      <div className={styles['pair']}>
        <Segmented
          label="Animal"
          options={[
            { value: 'dog', label: 'Dogs' },
            { value: 'cat', label: 'Cats' },
          ]}
          value={draft.species}
          onChange={(species) => onChange({ species })}
        />
        <Segmented
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
        <FormRow label="Category">
          {(field) => (
            <select
              {...field}
              value={draft.category}
              onChange={(event) => onChange({ category: findCategory(event.target.value) ?? 'all' })}
            >
              {CATEGORIES.map((category) => (
                <option key={category} value={category}>
                  {categoryLabel(category)}
                </option>
              ))}
            </select>
          )}
        </FormRow>
        {NUMBERS.map(({ field: name, label }) => (
          <FormRow
            key={name}
            label={label}
            error={errors[name]}
            help={draft[name] === '' ? computed[name]?.help : undefined}
          >
            {(field) => (
              <input
                {...field}
                inputMode="numeric"
                placeholder={computed[name]?.figure.toString()}
                value={draft[name]}
                onChange={(event) => onChange({ [name]: event.target.value })}
              />
            )}
          </FormRow>
        ))}
      </div>
      <label className={styles['check']}>
        <input
          type="checkbox"
          checked={draft.isOrganic}
          onChange={(event) => onChange({ isOrganic: event.target.checked })}
        />
        Organic
      </label>
      <FormRow
        label="Picture address"
        error={errors.imageUrl}
        help="Empty shows the bowl drawn from the recipe."
      >
        {(field) => (
          <input
            {...field}
            type="url"
            value={draft.imageUrl}
            onChange={(event) => onChange({ imageUrl: event.target.value })}
          />
        )}
      </FormRow>
    </section>
  );
}
