import type { WeighIn } from '#domain/pet/weigh-ins';
import { shortDay } from '#domain/text/day-text';
import { bodyWeightText } from '#domain/units/body-weight';
import type { UnitSystem } from '#domain/units/unit-system';
import { chartPoints } from '../pets/weight-points.ts';
import styles from './vet-sheet.module.css';

const WIDTH = 300;
const HEIGHT = 70;
/** Room for a dot. */
const EDGE = 4;
/** Written out under the curve; the curve has all. */
const WRITTEN = 6;

/** Weights over the last year as a curve, black on white when printed; the last ones in words. */
export function WeightCurve({ weighIns, system }: { weighIns: readonly WeighIn[]; system: UnitSystem }) {
  if (weighIns.length < 2) return null;
  const { points, lowKg, highKg } = chartPoints(weighIns);
  const at = points.map(({ x, y }) => ({
    x: EDGE + x * (WIDTH - 2 * EDGE),
    y: EDGE + (1 - y) * (HEIGHT - 2 * EDGE),
  }));
  const written = weighIns.slice(-WRITTEN);
  return (
    <figure className={styles['curve']}>
      <div className={styles['scale']} aria-hidden>
        <span>{bodyWeightText(highKg, system)}</span>
        <span>{bodyWeightText(lowKg, system)}</span>
      </div>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
        <path d={`M0 .5H${WIDTH}M0 ${HEIGHT - 0.5}H${WIDTH}`} className={styles['grid']} />
        <polyline points={at.map(({ x, y }) => `${x},${y}`).join(' ')} className={styles['line']} />
        {at.map(({ x, y }) => (
          <circle key={x} cx={x} cy={y} r={2} />
        ))}
      </svg>
      <figcaption>
        {written.length < weighIns.length
          ? `The last ${WRITTEN} of ${weighIns.length} weights in a year`
          : 'Weights'}
        :{' '}
        {written
          .map(({ day, weightKg }) => `${bodyWeightText(weightKg, system)} on ${shortDay(day)}`)
          .join(', ')}
        .
      </figcaption>
    </figure>
  );
}
