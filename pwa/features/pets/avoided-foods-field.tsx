import { useCombobox } from 'downshift';
import { X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { type AvoidedOption, avoidedOptions, isSameAvoided } from '#domain/pet/avoided-options';
import { avoidedName } from '#domain/pet/avoided-words';
import type { AvoidedFood } from '#domain/pet/health';
import { counted } from '#domain/text/sentence-parts';
import { announce, useAnnouncement } from '../../components/announce.tsx';
import { Button } from '../../components/button.tsx';
import combobox from '../../components/combobox.module.css';
import { FormRow } from '../../components/form-row.tsx';
import styles from './avoided-foods-field.module.css';

const HELP =
  'Allergies and dislikes: a kind, such as chicken, or one food. Egg isn’t chicken and dairy isn’t beef, so add each that must stay out.';
const NONE = 'No food of that name. Try another word for it.';
const MOST = 60;
/** Typing has stopped. */
const PAUSE_MS = 500;

type AvoidedFoodsFieldProps = {
  value: readonly AvoidedFood[];
  onChange: (value: AvoidedFood[]) => void;
};

/** Foods that an animal must not get: a searchable list of kinds and foods, with what is chosen as chips above it. */
export function AvoidedFoodsField({ value, onChange }: AvoidedFoodsFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const found = avoidedOptions(typed, value);
  const isFull = value.length >= MOST;

  function add({ avoided, label }: AvoidedOption) {
    setTyped('');
    onChange([...value, avoided]);
    announce(`${label} is on the list`);
  }

  function remove(avoided: AvoidedFood) {
    onChange(value.filter((one) => !isSameAvoided(one, avoided)));
    announce(`${avoidedName(avoided)} is off the list`);
    // The chip that had the focus is gone.
    input.current?.focus();
  }

  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox<AvoidedOption>({
    id,
    inputId: id,
    items: found,
    itemToString: (option) => option?.label ?? '',
    inputValue: typed,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    onSelectedItemChange: ({ type, selectedItem }) => {
      // By default, blur chooses the highlighted option.
      if (selectedItem && type !== useCombobox.stateChangeTypes.InputBlur) add(selectedItem);
    },
  });
  const isNone = typed.trim() !== '' && found.length === 0;
  useAnnouncement(isNone ? NONE : isOpen ? counted(found.length, 'food') : '', { delayMs: PAUSE_MS });
  return (
    <div className={combobox['combobox']}>
      <FormRow
        id={id}
        label="Foods to avoid (optional)"
        help={isOpen ? undefined : isFull ? `The list holds ${MOST} foods.` : HELP}
        error={isNone ? NONE : undefined}
      >
        {(field) => (
          <input
            {...getInputProps({
              ...field,
              // The label already points to the field.
              'aria-labelledby': undefined,
              ref: input,
              disabled: isFull,
              spellCheck: false,
              onChange: ({ currentTarget }) => setTyped(currentTarget.value),
              onKeyDown: (event) => {
                // Enter in this field adds a food; it never saves the profile with a half-typed one.
                if (event.key === 'Enter' && typed.trim() !== '') event.preventDefault();
              },
            })}
          />
        )}
      </FormRow>
      <ul
        {...getMenuProps({ 'aria-label': 'Foods' })}
        className={combobox['list']}
        // In the flow: the last field of a form has no room below for a list that floats.
        style={{ position: 'static' }}
        hidden={!isOpen || found.length === 0}
      >
        {isOpen &&
          found.map((option, index) => (
            <li
              key={option.label + option.includes}
              {...getItemProps({ item: option, index })}
              className={combobox['option']}
              data-highlighted={index === highlightedIndex || undefined}
            >
              <span>
                {option.label}
                {option.includes !== '' && (
                  <span className={styles['includes']}>{`: ${option.includes}`}</span>
                )}
              </span>
            </li>
          ))}
      </ul>
      {value.length > 0 && (
        <ul className={styles['chosen']} aria-label="On the list">
          {value.map((avoided) => (
            <li key={JSON.stringify(avoided)}>
              <Button
                type="button"
                variant="soft"
                aria-label={`Take ${avoidedName(avoided)} off the list`}
                onClick={() => remove(avoided)}
              >
                {avoidedName(avoided)} <X size={18} aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
