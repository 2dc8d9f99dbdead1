import { useCombobox } from 'downshift';
import { useId } from 'react';
import { type Breed, breedsNamed } from '#domain/reference/breed';
import { counted } from '#domain/text/sentence-parts';
import { useAnnouncement } from '../../components/announce.tsx';
import styles from '../../components/combobox.module.css';
import { FormRow } from '../../components/form-row.tsx';

const NONE = 'No breed found.';
/** Typing has stopped. */
const PAUSE_MS = 500;

type BreedFieldProps<B extends Breed> = {
  breeds: readonly B[];
  value: string;
  /** As typed: any text counts as a breed. */
  onChange: (text: string) => void;
  /** A breed chosen from the list, by Enter or a press. */
  onChoose: (breed: B) => void;
};

/** Combobox of breeds; accepts one that is not in the list. */
export function BreedField<B extends Breed>({ breeds, value, onChange, onChoose }: BreedFieldProps<B>) {
  const id = useId();
  const found = breedsNamed(breeds, value);
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox<B>({
    id,
    inputId: id,
    items: found,
    itemToString: (breed) => breed?.name ?? '',
    inputValue: value,
    // Nothing stays selected, so a breed can be chosen twice; the text alone holds the choice.
    selectedItem: null,
    onSelectedItemChange: ({ type, selectedItem }) => {
      // By default, blur chooses the option last highlighted by the arrow keys.
      if (selectedItem && type !== useCombobox.stateChangeTypes.InputBlur) onChoose(selectedItem);
    },
  });
  const isUnknown = found.length === 0;
  const offered = isOpen ? counted(found.length, 'breed') : '';
  useAnnouncement(isUnknown ? NONE : offered, { delayMs: PAUSE_MS });
  return (
    <div className={styles['combobox']}>
      <FormRow
        id={id}
        label="Breed"
        help={isUnknown ? 'We’ll keep it as you typed it.' : 'Type a few letters and choose.'}
      >
        {(field) => (
          <input
            {...getInputProps({
              ...field,
              // The label already points to the field.
              'aria-labelledby': undefined,
              spellCheck: false,
              onChange: ({ currentTarget }) => onChange(currentTarget.value),
            })}
          />
        )}
      </FormRow>
      {isUnknown && <p>{NONE}</p>}
      <ul
        {...getMenuProps({ 'aria-label': 'Suggestions' })}
        className={styles['list']}
        hidden={!isOpen || isUnknown}
      >
        {isOpen &&
          found.map((breed, index) => (
            <li
              key={breed.name}
              {...getItemProps({ item: breed, index })}
              className={styles['option']}
              data-highlighted={index === highlightedIndex || undefined}
            >
              {breed.name}
            </li>
          ))}
      </ul>
    </div>
  );
}
