import { OctagonAlert, Star } from 'lucide-react';
import { useId } from 'react';
import { counted } from '#domain/text/sentence-parts';
import styles from './star-choice.module.css';

const STARS = [1, 2, 3, 4, 5] as const;

type StarChoiceProps = {
  /** 1 to 5; 0 while none is chosen. */
  value: number;
  onChange: (value: number) => void;
  error?: string | undefined;
  disabled?: boolean;
};

/** One to five stars as a radio group: arrow keys move between them, each star is labelled with its number. */
export function StarChoice({ value, onChange, error, disabled = false }: StarChoiceProps) {
  const id = useId();
  return (
    <fieldset
      className={styles['group']}
      disabled={disabled}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend>Your rating</legend>
      <div className={styles['stars']}>
        {STARS.map((star) => (
          <label key={star} className={styles['star']} data-filled={star <= value || undefined}>
            <input
              type="radio"
              name={`${id}-rating`}
              value={star}
              checked={star === value}
              onChange={() => onChange(star)}
              aria-invalid={error ? true : undefined}
            />
            <Star size={28} aria-hidden />
            <span className={styles['name']}>{counted(star, 'star')}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles['error']}>
          <OctagonAlert size={18} aria-hidden /> {error}
        </p>
      )}
    </fieldset>
  );
}
