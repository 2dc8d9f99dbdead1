import { Stethoscope } from 'lucide-react';
import type { NutrientStatus } from '#domain/nutrition/completeness';
import { asVerdict } from '#domain/nutrition/recipe-verdict';
import type { Standard } from '#domain/reference/targets';
import { BowlCautions } from '../../components/bowl-cautions.tsx';
import { NotJudged } from '../../components/caveats.tsx';
import { classNames } from '../../components/class-names.ts';
import { BowlIcon } from '../../components/icons/bowl-icon.tsx';
import { verdictTitle } from '../../components/verdict-words.ts';
import type { CheckedBowl } from './check-bowl.ts';
import { ClosurePanel } from './closure-panel.tsx';
import type { Fixing } from './fix-panel.tsx';
import styles from './result-cards.module.css';
import { StandardChoice } from './standard-choice.tsx';
import card from './tool-card.module.css';
import { intakeSentence, verdictSentence, vetSentences, whom } from './verdict-words.ts';

const SHOWN: readonly NutrientStatus[] = ['over', 'short', 'unknown', 'met'];

type VerdictCardProps = {
  bowl: CheckedBowl;
  standard: Standard;
  onStandard: (standard: Standard) => void;
  onAdd: (lines: readonly string[], done: string) => void;
  /** Writes changed lines into the bowl. */
  onFix: Fixing['onUse'];
  /** Illness mentioned by the recipe, after 'with'; null without one. */
  illness?: string | null;
};

/** Nutrient verdict by standard and animal, advice to see a vet, and the doses that close the gaps. */
export function VerdictCard(props: VerdictCardProps) {
  const { bowl, standard, onStandard, onAdd, onFix, illness = null } = props;
  const result = bowl.completeness[standard];
  const { verdict, counts } = result;
  const { lead } = bowl.analysis.safety;
  const shown = asVerdict(result, lead);
  const intake = intakeSentence(bowl);
  const vet = vetSentences(bowl.animal, illness);
  return (
    <section id="verdict" className={card['card']} aria-labelledby="verdict-title">
      <StandardChoice value={standard} onChange={onStandard} />
      <div className={classNames(styles['verdict'], styles[shown.status])}>
        <BowlIcon state={shown.status} size={40} />
        <div>
          <h2 id="verdict-title">{verdictTitle(shown)}</h2>
          <p>
            {lead === null && `Against the ${standard} figures for ${whom(bowl)}. `}
            {verdictSentence(result, lead)}
          </p>
        </div>
      </div>
      <ul className={styles['counts']}>
        {SHOWN.filter((status) => counts[status] > 0).map((status) => (
          <li key={status} className={styles[status]}>
            <BowlIcon state={status} /> {counts[status]} {status}
          </li>
        ))}
      </ul>
      <BowlCautions cautions={bowl.analysis.cautions} />
      <NotJudged />
      {intake !== undefined && <p className={card['muted']}>{intake}</p>}
      {vet.length > 0 && (
        <div className={styles['vet']} role="note" data-strong={bowl.vetNotice}>
          <Stethoscope size={22} aria-hidden />
          <div>
            {vet.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        </div>
      )}
      {lead === 'asked' && <p>Once you’ve answered, we’ll work out what closes the gaps.</p>}
      {lead === 'toxic' && (
        <p>Take out what your pet mustn’t eat; then we’ll work out what closes the gaps.</p>
      )}
      {lead === null && verdict !== 'met' && (
        <ClosurePanel
          nutrients={bowl.analysis.nutrients}
          result={result}
          options={bowl.animal}
          onAdd={onAdd}
          fixing={{ lines: bowl.analysis.lines, onUse: onFix }}
        />
      )}
    </section>
  );
}
