import styles from './brand-mark.module.css';
import { classNames } from './class-names.ts';
import {
  MARK_BOWL,
  MARK_LEAF_VEIN,
  MARK_PAW_TRANSFORM,
  MARK_TOPS,
  MARK_VIEW_BOX,
  PAW_PATH,
} from './icons/mark-shapes.ts';
import type { Section } from './section.ts';

/**
 * The logo: a bowl with a paw in it. A leaf, floppy ears or pointed ears identify the section without relying on
 * colour. Decorative: the brand name accompanies it.
 */
export function BrandMark({ section }: { section: Section }) {
  const { x, y, radius, rimWidth } = MARK_BOWL;
  return (
    <svg
      width={32}
      height={32}
      viewBox={MARK_VIEW_BOX}
      aria-hidden="true"
      className={classNames(styles['mark'], styles[section])}
    >
      <path d={MARK_TOPS[section]} fill="currentColor" />
      {section === 'bowlful' && (
        <path d={MARK_LEAF_VEIN} stroke="var(--mark-inside)" strokeWidth={1.3} strokeLinecap="round" />
      )}
      <circle
        cx={x}
        cy={y}
        r={radius}
        stroke="currentColor"
        strokeWidth={rimWidth}
        className={styles['inside']}
      />
      <path d={PAW_PATH} transform={MARK_PAW_TRANSFORM} fill="currentColor" />
    </svg>
  );
}
