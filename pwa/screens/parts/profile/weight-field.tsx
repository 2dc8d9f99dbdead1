import { type RefObject, useState } from 'react';
import { kgOfWeight, weightNumber, weightUnit } from '#domain/units/body-weight';
import type { UnitSystem } from '#domain/units/unit-system';
import { FormRow } from '../../../components/form-row.tsx';
import { usePreference } from '../../../database/preferences.ts';
import { numberOf, textOf } from './number-text.ts';
import { boundsError, outOfBounds } from './out-of-bounds.ts';

type WeightFieldProps = {
  /** Undefined while the field is empty. */
  weightKg: number | undefined;
  boundsKg: { min: number; max: number };
  /** Names the bounds of an empty field too. */
  isMissing?: boolean;
  help?: string | undefined;
  inputRef?: RefObject<HTMLInputElement | null>;
  onChange: (weightKg: number | undefined) => void;
};

type Typed = { text: string; weightKg: number | undefined; system: UnitSystem };

const NOISE_KG = 1e-5;

const isSame = (a: number | undefined, b: number | undefined) =>
  a === b || (a !== undefined && b !== undefined && Math.abs(a - b) < NOISE_KG);

/** Weight of an animal in the unit of the settings. The typed text stays while it stands for the weight. */
export function WeightField(props: WeightFieldProps) {
  const { weightKg, boundsKg, isMissing = false, help, inputRef, onChange } = props;
  const system = usePreference('unitSystem');
  const [typed, setTyped] = useState<Typed>();
  const unit = weightUnit(system);
  const bounds = { min: weightNumber(boundsKg.min, system), max: weightNumber(boundsKg.max, system) };
  const isTyped = typed?.system === system && isSame(typed.weightKg, weightKg);
  const text = isTyped ? typed.text : textOf(weightKg && weightNumber(weightKg, system));
  const change = (text: string) => {
    const number = numberOf(text);
    const typedKg = number === undefined ? undefined : kgOfWeight(number, system, boundsKg);
    setTyped({ text, weightKg: typedKg, system });
    onChange(typedKg);
  };
  return (
    <FormRow
      label={`Weight in ${unit}`}
      help={help}
      error={isMissing ? boundsError(bounds, unit) : outOfBounds(text, bounds, unit)}
    >
      {(field) => (
        <input
          {...field}
          ref={inputRef}
          type="number"
          inputMode="decimal"
          // Anchored at zero: from an odd minimum the browser would take '4' for a number between two steps.
          min={0}
          max={bounds.max}
          step={0.1}
          value={text}
          onChange={(event) => change(event.target.value)}
        />
      )}
    </FormRow>
  );
}
