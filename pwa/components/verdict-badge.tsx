import { Cookie } from 'lucide-react';
import type { Verdict } from '#domain/nutrition/verdict-schema';
import { classNames } from './class-names.ts';
import { BowlIcon } from './icons/bowl-icon.tsx';
import styles from './verdict-badge.module.css';
import { verdictInList } from './verdict-words.ts';

/**
 * A recipe's nutrient verdict as bowl, words and tint; null is a treat or topper. `name` is the animal it applies to.
 */
export function VerdictBadge({ verdict, name }: { verdict: Verdict | null; name?: string | undefined }) {
  return (
    <span className={classNames(styles['badge'], styles[verdict?.status ?? 'treat'])}>
      {verdict === null ? <Cookie size={18} aria-hidden /> : <BowlIcon state={verdict.status} />}
      {verdictInList(verdict, name)}
    </span>
  );
}
