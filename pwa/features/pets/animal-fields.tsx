import { useCombobox } from 'downshift';
import { useId, useState } from 'react';
import { ACTIVITY_LEVELS, type ActivityLevel, activityLabel } from '#domain/pet/activity-level';
import { type Breed, breedsNamed } from '#domain/reference/breed';
import { counted } from '#domain/text/sentence-parts';
import { boundsError, typedNumber } from '#domain/units/typed-number';
import type { UnitSystem } from '#domain/units/unit-system';
import { kgOfWeight, weightNumber, weightUnit } from '#domain/units/weight-units';
import { useAnnouncement } from '../../components/announce.tsx';
import styles from '../../components/combobox.module.css';
import { ChoiceField, FormRow, NumberField } from '../../components/form-row.tsx';
import { usePreference } from '../../platform/database/preferences.ts';

type WeightFieldProps = {
  /** Without the unit. */
  label?: string;
  /** Undefined while the field is empty, NaN while it holds no weight. */
  weightKg: number | undefined;
  boundsKg: { min: number; max: number };
  /** Shows the bounds for an empty field too. */
  isMissing?: boolean;
  help?: string | undefined;
  /** A hint to check the weight. */
  remark?: string | undefined;
  onChange: (weightKg: number | undefined) => void;
};

type Typed = { text: string; weightKg: number | undefined; system: UnitSystem };

const NOISE_KG = 1e-5;

const isSame = (a: number | undefined, b: number | undefined) =>
  Object.is(a, b) || (a !== undefined && b !== undefined && Math.abs(a - b) < NOISE_KG);

/** Weight of an animal in the unit of the settings. The typed text stays as long as it means this weight. */
export function WeightField(props: WeightFieldProps) {
  const { label = 'Weight', weightKg, boundsKg, isMissing = false, help, remark = '', onChange } = props;
  const system = usePreference('unitSystem');
  const [typed, setTyped] = useState<Typed>();
  const unit = weightUnit(system);
  const bounds = { min: weightNumber(boundsKg.min, system), max: weightNumber(boundsKg.max, system) };
  const isTyped = typed?.system === system && isSame(typed.weightKg, weightKg);
  const change = (text: string) => {
    const number = typedNumber(text, bounds);
    const typedKg = number && kgOfWeight(number, system, boundsKg);
    setTyped({ text, weightKg: typedKg, system });
    onChange(typedKg);
  };
  return (
    <NumberField
      label={`${label} in ${unit}`}
      bounds={bounds}
      unit={unit}
      value={isTyped ? typed.text : weightKg ? String(weightNumber(weightKg, system)) : ''}
      help={help}
      error={isMissing ? boundsError(bounds, unit) : undefined}
      remark={remark}
      onChange={change}
    />
  );
}

const NONE = 'No breed found.';
/** Typing has stopped. */
const PAUSE_MS = 500;

type BreedFieldProps<B extends Breed> = {
  breeds: readonly B[];
  value: string;
  /** As typed: any text counts as a breed. */
  onChange: (text: string) => void;
  /** A breed chosen from the list, by Enter or a press. */
  onChoose: (breed: B) => void;
};

/** Combobox of breeds; accepts one that is not in the list. */
export function BreedField<B extends Breed>({ breeds, value, onChange, onChoose }: BreedFieldProps<B>) {
  const id = useId();
  const found = breedsNamed(breeds, value);
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox<B>({
    id,
    inputId: id,
    items: found,
    itemToString: (breed) => breed?.name ?? '',
    inputValue: value,
    // Nothing stays selected, so a breed can be chosen twice; the text alone holds the choice.
    selectedItem: null,
    onSelectedItemChange: ({ type, selectedItem }) => {
      // By default, blur chooses the option last highlighted by the arrow keys.
      if (selectedItem && type !== useCombobox.stateChangeTypes.InputBlur) onChoose(selectedItem);
    },
  });
  const isUnknown = found.length === 0;
  const offered = isOpen ? counted(found.length, 'breed') : '';
  useAnnouncement(isUnknown ? NONE : offered, { delayMs: PAUSE_MS });
  return (
    <div className={styles['combobox']}>
      <FormRow
        id={id}
        label="Breed"
        help={isUnknown ? 'We’ll keep it as you typed it.' : 'Type a few letters and choose.'}
      >
        {(field) => (
          <input
            {...getInputProps({
              ...field,
              // The label already points to the field.
              'aria-labelledby': undefined,
              spellCheck: false,
              onChange: ({ currentTarget }) => onChange(currentTarget.value),
            })}
          />
        )}
      </FormRow>
      {isUnknown && <p>{NONE}</p>}
      <ul
        {...getMenuProps({ 'aria-label': 'Suggestions' })}
        className={styles['list']}
        hidden={!isOpen || isUnknown}
      >
        {isOpen &&
          found.map((breed, index) => (
            <li
              key={breed.name}
              {...getItemProps({ item: breed, index })}
              className={styles['option']}
              data-highlighted={index === highlightedIndex || undefined}
            >
              {breed.name}
            </li>
          ))}
      </ul>
    </div>
  );
}

type ActivityFieldProps = {
  value: ActivityLevel;
  help?: string;
  onChange: (level: ActivityLevel) => void;
};

export function ActivityField(props: ActivityFieldProps) {
  return <ChoiceField label="Activity level" choices={ACTIVITY_LEVELS} labelOf={activityLabel} {...props} />;
}
