import { useId } from 'react';
import {
  BODY_SHAPE_SIZE,
  type BodyShape,
  bodyFromAbove,
  bodyFromTheSide,
} from '#domain/illustration/body-shape';
import { BODY_CONDITIONS, type BodyConditionScore, bodyConditionOf } from '#domain/pet/body-condition';
import type { Species } from '#domain/reference/species';
import { useAnnouncement } from '../../components/announce.tsx';
import { Button } from '../../components/button.tsx';
import row from '../../components/form-row.module.css';
import styles from './body-condition-field.module.css';

function View({ body, ears, tail, legs, ribs, face }: BodyShape) {
  return (
    <g>
      <path d={tail} className={styles['tail']} />
      <path d={tail} className={styles['tail-inside']} />
      <path d={legs} className={styles['leg']} />
      <path d={legs} className={styles['leg-inside']} />
      <path d={body} className={styles['body']} />
      <path d={ears} className={styles['ear']} />
      <path d={ribs} className={styles['rib']} />
      <path d={face} className={styles['face']} />
    </g>
  );
}

/** An animal of that body condition, from above and from the side. */
function Drawing({ species, score }: { species: Species; score: BodyConditionScore }) {
  const { width, height } = BODY_SHAPE_SIZE;
  return (
    <svg viewBox={`0 0 ${width} ${2 * height}`} className={styles['drawing']} aria-hidden>
      <View {...bodyFromAbove(species, score)} />
      <g transform={`translate(0 ${height})`}>
        <View {...bodyFromTheSide(species, score)} />
      </g>
    </svg>
  );
}

type BodyConditionFieldProps = {
  species: Species;
  /** Undefined: not scored. */
  value: BodyConditionScore | undefined;
  /** Whether only a vet should slim the animal. */
  isVetsCase: boolean;
  onChange: (score: BodyConditionScore | undefined) => void;
};

/** The nine-point body condition score: a drawing for each, and the physical signs of the selected one. */
export function BodyConditionField({ species, value, isVetsCase, onChange }: BodyConditionFieldProps) {
  const name = useId();
  const helpId = useId();
  const chosen = value && bodyConditionOf(species, value, isVetsCase);
  const signs = chosen && [
    ['Ribs', chosen.ribs],
    ['From above', chosen.fromAbove],
    ['From the side', chosen.fromTheSide],
    ['What to do', chosen.advice],
  ];
  useAnnouncement(signs?.map(([label, words]) => `${label}: ${words}`).join(' ') ?? '', { delayMs: 1000 });
  return (
    <fieldset className={styles['field']} aria-describedby={helpId}>
      <legend className={row['label']}>Body condition</legend>
      <p id={helpId} className={styles['help']}>
        Stroke along the ribs, then look from above and from the side. Choose the closest of nine.
      </p>
      <div className={styles['scores']}>
        {BODY_CONDITIONS.map((score) => (
          <label key={score} className={styles['score']}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={score === value}
              onChange={() => onChange(score)}
            />
            <Drawing species={species} score={score} />
            <span>
              <strong>{score}</strong> {bodyConditionOf(species, score).name}
            </span>
          </label>
        ))}
      </div>
      {signs !== undefined && (
        <>
          <dl className={styles['signs']}>
            {signs.map(([label, words]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
          <Button type="button" variant="ghost" onClick={() => onChange(undefined)}>
            Remove the score
          </Button>
        </>
      )}
    </fieldset>
  );
}
