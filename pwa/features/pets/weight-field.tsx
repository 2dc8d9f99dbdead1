import { useState } from 'react';
import { boundsError, typedNumber } from '#domain/units/typed-number';
import type { UnitSystem } from '#domain/units/unit-system';
import { kgOfWeight, weightNumber, weightUnit } from '#domain/units/weight-units';
import { NumberField } from '../../components/form-row.tsx';
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
