import { Suspense } from 'react';
import type { AvoidedFood } from '#domain/pet/health';
import { lazyPart } from '../../components/lazy-part.ts';
import { Skeleton } from '../../components/skeleton.tsx';

// The field searches the food table, which a list page doesn't need.
const Field = lazyPart(() => import('./avoided-foods-field.tsx'), 'AvoidedFoodsField');

type AvoidedFoodsProps = {
  value: readonly AvoidedFood[] | undefined;
  onChange: (value: AvoidedFood[]) => void;
};

/** The foods to avoid, in the form of a dog or a cat. */
export function AvoidedFoods({ value = [], onChange }: AvoidedFoodsProps) {
  return (
    <Suspense fallback={<Skeleton lines={2} label="Opening the foods" />}>
      <Field value={value} onChange={onChange} />
    </Suspense>
  );
}
