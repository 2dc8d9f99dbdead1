import { Cookie } from 'lucide-react';
import type { Verdict } from '#domain/nutrition/verdict-schema';
import { classNames } from './class-names.ts';
import { BowlIcon } from './icons/bowl-icon.tsx';
import styles from './verdict-badge.module.css';
import { verdictInList } from './verdict-words.ts';

/** What a recipe's nutrients come to, by bowl, words and tint together; null is a treat or topper. `name` is the animal it is for. */
export function VerdictBadge({ verdict, name }: { verdict: Verdict | null; name?: string | undefined }) {
  return (
    <span className={classNames(styles['badge'], styles[verdict?.status ?? 'treat'])}>
      {verdict === null ? <Cookie size={18} aria-hidden /> : <BowlIcon state={verdict.status} />}
      {verdictInList(verdict, name)}
    </span>
  );
}
