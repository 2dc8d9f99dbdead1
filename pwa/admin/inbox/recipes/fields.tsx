import { Plus, X } from 'lucide-react';
import { CATEGORIES, categoryLabel } from '#domain/reference/category';
import { findSupplement } from '#domain/reference/supplements';
import { A_VISITOR, type SubmittedLine } from '#domain/submission/recipe-from-submission';
import { DESCRIPTION_MAX, TITLE_MAX } from '#domain/submission/submission';
import { Button } from '../../../components/button.tsx';
import card from '../../../features/nutrition/tool-card.module.css';
import { CheckRow } from '../../parts/check-row.tsx';
import { Choice } from '../../parts/choice.tsx';
import { AreaRow, TextRow } from '../../parts/fields.tsx';
import { SelectRow } from '../../parts/select-row.tsx';
import { type DraftLine, nextKey, type ReadDraft, type RecipeDraft } from './draft.ts';
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

/** All fields but lines and steps; an empty cooking time or cooked weight uses the computed figure. */
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

type RecipeLinesProps = {
  lines: readonly DraftLine[];
  read: ReadDraft;
  onChange: (lines: DraftLine[]) => void;
};

/** Preview of a row's foods; the first error of one stands for the row. */
function understood(lines: readonly SubmittedLine[]): { help?: string; error?: string } {
  const each = lines.map(understoodFood);
  return each.find(({ error }) => error !== undefined) ?? { help: each.map(({ help }) => help).join('; ') };
}

/** Preview of a food in both measures; asks for weights that cannot be computed. */
function understoodFood(line: SubmittedLine): { help?: string; error?: string } {
  if (line.kind === 'empty') return { error: 'This line is empty. Remove it.' };
  if (line.kind === 'supplement') {
    return { help: `Supplement: ${findSupplement(line.line.id)?.name ?? line.line.id}, ${line.line.dose}` };
  }
  const { grams, metric, us, ingredientId } = line.line;
  if (grams <= 0) return { error: 'We can’t work out the weight. Enter it in grams.' };
  const known = ingredientId === null ? '. Not in our table, so its nutrients are unknown' : '';
  return { help: `${metric === us ? metric : `${metric} | ${us}`}${known}` };
}

/** The ingredients as written, with grams for lines that state none. */
export function RecipeLines({ lines, read, onChange }: RecipeLinesProps) {
  const put = (index: number, changes: Partial<DraftLine>) =>
    onChange(lines.map((line, at) => (at === index ? { ...line, ...changes } : line)));
  return (
    <section className={card['card']} aria-labelledby="review-lines">
      <h2 id="review-lines">Ingredients</h2>
      <ul className={styles['rows']}>
        {lines.map(({ key, text, grams }, index) => {
          const number = index + 1;
          const foods = read.lines[index] ?? [];
          const known = foods.reduce((sum, food) => sum + (food.kind === 'empty' ? 0 : food.line.grams), 0);
          return (
            <li key={key} className={styles['line']}>
              <TextRow
                label={`Ingredient ${number}`}
                {...understood(foods)}
                value={text}
                onChange={(written) => put(index, { text: written })}
              />
              <TextRow
                label={`Grams of ${number}`}
                error={read.gramErrors[index]}
                inputMode="decimal"
                placeholder={known > 0 ? String(known) : ''}
                value={grams}
                onChange={(weight) => put(index, { grams: weight })}
              />
              <Button
                variant="ghost"
                aria-label={`Remove ingredient ${number}`}
                onClick={() => onChange(lines.filter((_, at) => at !== index))}
              >
                <X size={20} aria-hidden />
              </Button>
            </li>
          );
        })}
      </ul>
      <Button
        variant="soft"
        onClick={() => onChange([...lines, { key: nextKey(lines), text: '', grams: '' }])}
      >
        <Plus size={18} aria-hidden /> Add an ingredient
      </Button>
    </section>
  );
}
