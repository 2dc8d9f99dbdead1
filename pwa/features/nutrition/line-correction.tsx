import { useEffect, useId, useRef, useState } from 'react';
import { type FoodChoice, foodChoices, lineOfFood } from '#domain/analysis/food-choices';
import type { UnderstoodLine } from '#domain/analysis/read-lines';
import { saysOfOne, withLabel } from '#domain/analysis/unsaid-strength';
import { boundsError, GRAMS, typedNumber } from '#domain/units/typed-number';
import { useAnnouncement } from '../../components/announce.tsx';
import { Button } from '../../components/button.tsx';
import { Chip } from '../../components/chip.tsx';
import { FormRow, NumberField } from '../../components/form-row.tsx';
import { changePreference, usePreference } from '../../platform/database/preferences.ts';
import styles from './line-correction.module.css';

const SHOWN = 6;

type LineCorrectionProps = {
  line: UnderstoodLine;
  /** Receives the corrected line with food and grams. */
  onCorrect: (text: string) => void;
  onCancel: () => void;
};

/** Corrects food and grams of one line in place: the food is chosen from the tables by any of its names. */
export function LineCorrection({ line, onCorrect, onCancel }: LineCorrectionProps) {
  const known = line.ingredientId === null ? null : { id: line.ingredientId, name: line.name };
  const [query, setQuery] = useState(line.name);
  const [food, setFood] = useState<FoodChoice | null>(known);
  const [grams, setGrams] = useState(line.grams === null ? '' : String(Number(line.grams.toPrecision(4))));
  const [isTried, setTried] = useState(false);
  const choices = foodChoices(query, SHOWN);
  const weight = typedNumber(grams, GRAMS) || null;
  const none = choices.length === 0 && query.trim() !== '' ? 'Our table has no food of that name.' : '';
  useAnnouncement(none, { delayMs: 1000 });
  const search = useRef<HTMLInputElement>(null);
  const hint = useId();
  useEffect(() => search.current?.focus(), []);

  function use() {
    setTried(true);
    if (food !== null && weight !== null) onCorrect(lineOfFood(food.id, weight));
  }

  return (
    <form
      className={styles['correction']}
      aria-label={`Change: ${line.part}`}
      onSubmit={(event) => {
        event.preventDefault();
        use();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
    >
      <FormRow
        label="Food"
        help="Type a name and choose it from our table."
        error={isTried && food === null ? 'Choose a food from the table.' : undefined}
      >
        {(field) => (
          <input
            {...field}
            ref={search}
            type="search"
            autoComplete="off"
            spellCheck={false}
            value={query}
            onChange={(event) => {
              setQuery(event.target.value);
              setFood(foodChoices(event.target.value, 1)[0] ?? null);
            }}
          />
        )}
      </FormRow>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend */}
      <div
        role="group"
        aria-label="Foods from the table"
        aria-describedby={hint}
        className={styles['choices']}
      >
        {choices.map((choice) => (
          <Chip key={choice.id} chosen={choice.id === food?.id} onChoose={() => setFood(choice)}>
            {choice.name}
          </Chip>
        ))}
        <p id={hint} className={styles['hint']}>
          {none}
        </p>
      </div>
      <NumberField
        label="Grams"
        bounds={GRAMS}
        unit="grams"
        error={isTried && grams.trim() === '' ? boundsError(GRAMS, 'grams') : undefined}
        value={grams}
        onChange={setGrams}
      />
      <div className={styles['buttons']}>
        <Button type="submit" variant="soft">
          Use this
        </Button>
        <Button type="button" variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

const MOST_KEPT = 50;
const LONGEST = 200;

/** '2 Multivitamin tablets' and '1 multivitamin tablet' are one product. */
const productOf = (name: string) => name.toLowerCase().replace(/s\b/g, '').trim();

type LabelFieldProps = {
  part: string;
  name: string;
  /** Receives the line with its label's content. */
  onRewrite: (text: string) => void;
};

/** A supplement's label, typed by the owner; if it is for one, it is stored for the next line with that product. */
export function LabelField({ part, name, onRewrite }: LabelFieldProps) {
  const labels = usePreference('labels');
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  // A label typed for 10 g would be wrong for 30 g.
  const isOfOne = saysOfOne(part);
  const kept = isOfOne ? labels[productOf(name)] : undefined;
  const line = withLabel(part, typed);

  function keep() {
    void changePreference('labels', (all) => {
      const others = Object.entries(all).filter(([product]) => product !== productOf(name));
      return Object.fromEntries([...others, [productOf(name), typed.trim()]].slice(-MOST_KEPT));
    }).catch(() => undefined);
  }

  function use() {
    setTried(true);
    if (line === null) return;
    if (isOfOne) keep();
    onRewrite(line);
  }

  return (
    <form
      className={styles['correction']}
      aria-label={`Label: ${part}`}
      onSubmit={(event) => {
        event.preventDefault();
        use();
      }}
    >
      {kept !== undefined && (
        <div className={styles['choices']}>
          <Chip chosen={false} onChoose={() => onRewrite(withLabel(part, kept) ?? part)}>
            As last time: {kept}
          </Chip>
        </div>
      )}
      <FormRow
        label={isOfOne ? 'On its label, for one' : 'On its label, for what goes in'}
        help="Everything it lists, such as: calcium 120 mg, zinc 15 mg, vitamin D 100 IU"
        error={isTried && line === null ? 'Write each nutrient with its amount: zinc 15 mg.' : undefined}
      >
        {(field) => (
          <input
            {...field}
            maxLength={LONGEST}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </FormRow>
      <div className={styles['buttons']}>
        <Button type="submit" variant="soft">
          Use this label
        </Button>
      </div>
    </form>
  );
}
