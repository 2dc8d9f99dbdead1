import { Search, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { useLazyModule } from '../page/use-lazy-module.ts';
import styles from './search-field.module.css';

type SearchFieldProps = {
  /** Name of the box, also its placeholder. */
  label?: string;
  text: string;
  onType: (text: string) => void;
  /** Called when a search is imminent. */
  onApproach?: () => void;
  /** In a form without a button of its own, the icon submits. */
  isSubmit?: boolean;
};

const loadNotice = () => import('../safety/danger-notice.tsx');

/** The search box, with a clear button and a warning about toxic foods. */
export function SearchField(props: SearchFieldProps) {
  const { label = 'Ingredient or title', text, onType, onApproach, isSubmit = false } = props;
  const boxId = useId();
  const box = useRef<HTMLInputElement>(null);
  const Notice = useLazyModule(text.trim() === '' ? null : loadNotice).value?.DangerNotice;
  return (
    <>
      <div className={styles['field']}>
        {!isSubmit && <Search size={20} aria-hidden className={styles['icon']} />}
        <label htmlFor={boxId} className="visually-hidden">
          {label}
        </label>
        <input
          ref={box}
          id={boxId}
          type="search"
          name="q"
          className={styles['box']}
          placeholder={label}
          enterKeyHint="search"
          autoComplete="off"
          value={text}
          onFocus={onApproach}
          onChange={(event) => onType(event.target.value)}
        />
        {isSubmit && (
          <button type="submit" className={styles['submit']} aria-label="Search">
            <Search size={20} aria-hidden />
          </button>
        )}
        {text !== '' && (
          <button
            type="button"
            className={styles['cross']}
            aria-label="Clear the search box"
            onClick={() => {
              onType('');
              box.current?.focus();
            }}
          >
            <X size={20} aria-hidden />
          </button>
        )}
      </div>
      {Notice && <Notice words={text} />}
    </>
  );
}
