import type { WeighIn } from '#domain/pet/weigh-ins';
import { shortDay } from '#domain/text/day-text';
import { bodyWeightText } from '#domain/units/body-weight';
import type { UnitSystem } from '#domain/units/unit-system';
import styles from './weight-history.module.css';
import { chartPoints } from './weight-points.ts';

const WIDTH = 480;
const HEIGHT = 180;
/** Room for half a point and for the line's width. */
const EDGE = 8;
/** More points than this would touch one another on a phone. */
const MOST_DOTS = 40;

/** The weights as a line. Hidden from screen readers, since words and table say the same. */
export function WeightChart({ weighIns, system }: { weighIns: readonly WeighIn[]; system: UnitSystem }) {
  const { points, lowKg, highKg } = chartPoints(weighIns);
  const at = points.map(({ x, y }) => ({
    x: EDGE + x * (WIDTH - 2 * EDGE),
    y: EDGE + (1 - y) * (HEIGHT - 2 * EDGE),
  }));
  const [first, last] = [weighIns[0], weighIns.at(-1)];
  if (first === undefined || last === undefined) return null;
  return (
    <div className={styles['chart']} aria-hidden data-points={points.length}>
      <div className={styles['scale']}>
        <span>{bodyWeightText(highKg, system)}</span>
        <span>{bodyWeightText(lowKg, system)}</span>
      </div>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
        <path d={`M0 ${EDGE}H${WIDTH}M0 ${HEIGHT - EDGE}H${WIDTH}`} className={styles['grid']} />
        <polyline points={at.map(({ x, y }) => `${x},${y}`).join(' ')} className={styles['line']} />
        {at.length <= MOST_DOTS &&
          at.map(({ x, y }) => (
            // A line without length is a round dot, whatever way the chart is stretched.
            <path key={x} d={`M${x} ${y}h0`} className={styles['dot']} />
          ))}
      </svg>
      <div className={styles['days']}>
        <span>{shortDay(first.day)}</span>
        <span>{shortDay(last.day)}</span>
      </div>
    </div>
  );
}
