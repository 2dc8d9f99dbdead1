import { CircleCheck, CircleHelp, OctagonAlert, TriangleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Analysis } from '#domain/analysis/analyse-recipe';
import type { UnderstoodLine } from '#domain/analysis/read-lines';
import { Button } from '../../components/button.tsx';
import { Chip } from '../../components/chip.tsx';
import { LabelField, LineCorrection } from './line-correction.tsx';
import {
  choiceWords,
  isUnderstood,
  lineWords,
  questionWords,
  understoodWords,
  warningWords,
} from './line-words.ts';
import styles from './result-cards.module.css';
import card from './tool-card.module.css';

const ICONS = { toxic: OctagonAlert, look: TriangleAlert, known: CircleCheck, unknown: CircleHelp };

type LineItemProps = {
  line: UnderstoodLine;
  isToxic: boolean;
  /** Replaces this food's words by a line, or removes them. */
  onRewrite: (text: string) => void;
};

function kindOf({ warnings }: UnderstoodLine, isToxic: boolean, isKnown: boolean): keyof typeof ICONS {
  if (isToxic) return 'toxic';
  if (warnings.length > 0) return 'look';
  return isKnown ? 'known' : 'unknown';
}

/** One food of a line as parsed, with its open questions and a correction form. */
function LineItem({ line, isToxic, onRewrite }: LineItemProps) {
  const [isOpen, setOpen] = useState(false);
  const correct = useRef<HTMLButtonElement>(null);
  const isKnown = isUnderstood(line);
  const kind = kindOf(line, isToxic, isKnown);
  const Icon = ICONS[kind];
  const close = () => {
    setOpen(false);
    correct.current?.focus();
  };
  return (
    <li data-kind={kind}>
      <Icon size={18} aria-hidden />
      <div className={styles['understood']}>
        <p className={styles['typed']}>{line.part}</p>
        <p className={styles['meaning']}>
          {isToxic && <strong>Don’t feed this: see above. </strong>}
          {lineWords(line)}
        </p>
        {line.warnings.map((code) => (
          <p key={code} className={styles['look']}>
            {warningWords(code)}
          </p>
        ))}
        {/* The safety card asks about dangerous foods that a line only names. */}
        {line.questions
          .filter(({ code }) => code !== 'named-food')
          .map((question) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend in place of the sentence
            <div
              key={question.code}
              role="group"
              aria-label={questionWords(question)}
              className={styles['question']}
            >
              <p>{questionWords(question)}</p>
              {question.choices.map((choice) => (
                <Chip
                  key={choice.code + choice.text}
                  chosen={choice.isRead}
                  onChoose={() => onRewrite(choice.text)}
                >
                  {choiceWords(choice)}
                </Chip>
              ))}
              {(question.code === 'strength' || question.code === 'label') && (
                <LabelField part={line.part} name={line.name} onRewrite={onRewrite} />
              )}
            </div>
          ))}
        <div className={styles['acts']}>
          <Button
            ref={correct}
            variant="ghost"
            aria-expanded={isOpen}
            aria-label={`Change: ${line.part}`}
            onClick={() => setOpen(!isOpen)}
          >
            Change
          </Button>
          {kind === 'unknown' &&
            line.ingredientId === null &&
            line.grams === null &&
            line.bought === undefined &&
            line.mayHold === null && (
              <Button
                variant="ghost"
                aria-label={`No food, take it out: ${line.part}`}
                onClick={() => onRewrite('')}
              >
                No food, take it out
              </Button>
            )}
        </div>
        {isOpen && (
          <LineCorrection
            line={line}
            onCancel={close}
            onCorrect={(text) => {
              close();
              onRewrite(text);
            }}
          />
        )}
      </div>
    </li>
  );
}

type LinesCardProps = {
  lines: Analysis['lines'];
  /** Indices of lines with a toxic food. */
  toxic: ReadonlySet<number>;
  /** Number of lines skipped because they name no food. */
  leftOut: number;
  /** Replaces the words at that index by a line, or removes them. */
  onRewrite: (at: number, text: string) => void;
};

/** React keys that follow a line's text as lines are added and removed: the text and its occurrence number. */
function keysOf(lines: Analysis['lines']): string[] {
  const seen = new Map<string, number>();
  return lines.map(({ part }) => {
    const count = seen.get(part) ?? 0;
    seen.set(part, count + 1);
    return `${count} ${part}`;
  });
}

/** Each line as parsed: food, grams and how they are known, open questions, and corrections. */
export function LinesCard({ lines, toxic, leftOut, onRewrite }: LinesCardProps) {
  const keys = keysOf(lines);
  return (
    <section id="lines" className={card['card']} aria-labelledby="lines-title">
      <h2 id="lines-title">As we read it</h2>
      <p className={card['muted']}>{understoodWords(lines, leftOut)}</p>
      <ol className={styles['lines']}>
        {lines.map((line, at) => (
          <LineItem
            key={keys[at]}
            line={line}
            isToxic={toxic.has(at)}
            onRewrite={(text) => onRewrite(at, text)}
          />
        ))}
      </ol>
    </section>
  );
}
