import { useState } from 'react';
import { saysOfOne, withLabel } from '#domain/analysis/unsaid-strength';
import { Button } from '../../components/button.tsx';
import { Chip } from '../../components/chip.tsx';
import { FormRow } from '../../components/form-row.tsx';
import { setPreference, usePreference } from '../../platform/database/preferences.ts';
import styles from './line-correction.module.css';

const MOST_KEPT = 50;
const LONGEST = 200;

/** '2 Multivitamin tablets' and '1 multivitamin tablet' are one product. */
const productOf = (name: string) => name.toLowerCase().replace(/s\b/g, '').trim();

type LabelFieldProps = {
  part: string;
  name: string;
  /** Receives the line with its label's content. */
  onRewrite: (text: string) => void;
};

/** A supplement's label, typed by the owner and stored on the device for the next line with that product. */
export function LabelField({ part, name, onRewrite }: LabelFieldProps) {
  const labels = usePreference('labels');
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const kept = labels[productOf(name)];
  const line = withLabel(part, typed);

  function use() {
    setTried(true);
    if (line === null) return;
    const others = Object.entries(labels).filter(([product]) => product !== productOf(name));
    const all = [...others, [productOf(name), typed.trim()] as const].slice(-MOST_KEPT);
    void setPreference('labels', Object.fromEntries(all)).catch(() => undefined);
    onRewrite(line);
  }

  return (
    <form
      className={styles['correction']}
      aria-label={`Label: ${part}`}
      onSubmit={(event) => {
        event.preventDefault();
        use();
      }}
    >
      {kept !== undefined && (
        <div className={styles['choices']}>
          <Chip chosen={false} onChoose={() => onRewrite(withLabel(part, kept) ?? part)}>
            As last time: {kept}
          </Chip>
        </div>
      )}
      <FormRow
        label={saysOfOne(part) ? 'On its label, for one' : 'On its label, for what goes in'}
        help="Everything it lists, such as: calcium 120 mg, zinc 15 mg, vitamin D 100 IU"
        error={isTried && line === null ? 'Write each nutrient with its amount: zinc 15 mg.' : undefined}
      >
        {(field) => (
          <input
            {...field}
            maxLength={LONGEST}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </FormRow>
      <div className={styles['buttons']}>
        <Button type="submit" variant="soft">
          Use this label
        </Button>
      </div>
    </form>
  );
}
