import { CircleCheck, OctagonAlert, TriangleAlert } from 'lucide-react';
import { type ScoreBand, scoreBand } from '#domain/seo/score';
import { classNames } from '../../components/class-names.ts';
import styles from './seo.module.css';

const BANDS = {
  good: { word: 'Good', Icon: CircleCheck },
  fair: { word: 'Fair', Icon: TriangleAlert },
  poor: { word: 'Poor', Icon: OctagonAlert },
} as const satisfies Record<ScoreBand, unknown>;

/** A score in its colour, with icon and word. */
export function ScoreBadge({ score }: { score: number }) {
  const band = scoreBand(score);
  const { word, Icon } = BANDS[band];
  return (
    <span className={classNames(styles['badge'], styles[band])}>
      <Icon size={18} aria-hidden /> {word}, {score}%
    </span>
  );
}
