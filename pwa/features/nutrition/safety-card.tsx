import { CircleCheck, OctagonAlert, TriangleAlert } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { Chip } from '../../components/chip.tsx';
import { classNames } from '../../components/class-names.ts';
import { ReportFlag } from '../safety/report-flag.tsx';
import { type CheckerValues, ingredientLines, instructionLines, unreadText } from './checker-values.ts';
import {
  allFixed,
  answered,
  type Fix,
  type FlaggedLine,
  flagSentence,
  isToxic,
  safetyTitle,
  swapLabel,
  swapped,
  takenOut,
} from './flagged-lines.ts';
import { choiceWords, namedFoodWords } from './line-words.ts';
import styles from './result-cards.module.css';
import card from './tool-card.module.css';

type SafetyCardProps = {
  lines: readonly FlaggedLine[];
  values: CheckerValues;
  onFix: (fix: Fix) => void;
};

const ANSWERS = [
  ['out', 'not-in'],
  ['little', 'a-little'],
  ['in', 'in'],
] as const;

/** Unsafe foods line by line, with reason and alternative. */
export function SafetyCard({ lines, values, onFix }: SafetyCardProps) {
  const toxic = lines.filter(isToxic);
  if (lines.length === 0) {
    const fields = [ingredientLines(values.ingredients), instructionLines(values.instructions)];
    const isWhole = fields.every((field) => unreadText(field) === null);
    return (
      <div id="safety">
        <p className={styles['safe']}>
          <CircleCheck size={22} aria-hidden /> Nothing {isWhole ? 'here' : 'that we read'} is on our list of
          foods that are toxic to {values.species}s.
        </p>
        <ReportFlag species={values.species} text={`${values.ingredients}\n${values.instructions}`} />
      </div>
    );
  }
  return (
    <section
      id="safety"
      className={classNames(card['card'], toxic.length > 0 && card['danger'])}
      aria-labelledby="flagged-title"
    >
      <h2 id="flagged-title">{safetyTitle(lines)}</h2>
      <ul className={styles['flags']}>
        {lines.map((line) => (
          <FlaggedItem key={`${line.field} ${line.row}`} line={line} values={values} onFix={onFix} />
        ))}
      </ul>
      {toxic.length > 1 && (
        <Button onClick={() => onFix(allFixed(lines, values))}>Make all {toxic.length} lines safe</Button>
      )}
    </section>
  );
}

function FlaggedItem({
  line,
  values,
  onFix,
}: Pick<SafetyCardProps, 'values' | 'onFix'> & { line: FlaggedLine }) {
  const swap = swapped(line, values);
  const Icon = isToxic(line) ? OctagonAlert : TriangleAlert;
  return (
    <li data-severity={isToxic(line) ? 'toxic' : 'caution'}>
      <p className={styles['typed']}>
        <Icon size={20} aria-hidden />
        <span>
          {line.field === 'instructions' && 'In the method: '}
          {line.text}
        </span>
      </p>
      {line.asked.map((flag) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend in place of the sentence
        <div
          key={`${flag.start} ${flag.food}`}
          role="group"
          aria-label={namedFoodWords(flag.text)}
          className={styles['question']}
        >
          <p>
            {namedFoodWords(flag.text)} {flag.reason}.
          </p>
          {ANSWERS.map(([answer, code]) => (
            <Chip key={answer} chosen={false} onChoose={() => onFix(answered(line, flag, answer, values))}>
              {choiceWords({ code, text: '' })}
            </Chip>
          ))}
        </div>
      ))}
      {line.flags.map((flag) => (
        <p key={`${flag.start} ${flag.food}`}>{flagSentence(flag, values.species)}</p>
      ))}
      <div className={styles['buttons']}>
        {swap !== null && line.flags.length > 0 && (
          <Button variant="soft" onClick={() => onFix(swap)}>
            {swapLabel(line)}
          </Button>
        )}
        <Button variant="destructive" onClick={() => onFix(takenOut(line, values))}>
          Take it out
        </Button>
        <ReportFlag
          species={values.species}
          text={line.text}
          food={[...line.flags, ...line.asked][0]?.food}
        />
      </div>
    </li>
  );
}
