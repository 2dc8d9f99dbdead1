import { useId } from 'react';
import type { Breed } from '#domain/reference/breed';
import { FormRow } from '../../../components/form-row.tsx';
import { knowsBreed } from './knows-breed.ts';

type BreedFieldProps = {
  breeds: readonly Breed[];
  value: string;
  onChange: (breed: string) => void;
};

/** Combobox of breeds; accepts one that is not in the list. */
export function BreedField({ breeds, value, onChange }: BreedFieldProps) {
  const listId = useId();
  const isUnknown = value.trim() !== '' && !knowsBreed(breeds, value);
  return (
    <>
      <FormRow
        label="Breed"
        help={isUnknown ? 'It is kept as you write it.' : 'Type a few letters and choose.'}
      >
        {(field) => (
          <input
            {...field}
            list={listId}
            autoComplete="off"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </FormRow>
      {isUnknown && <p role="status">No breed found.</p>}
      <datalist id={listId}>
        {breeds.map((breed) => (
          <option key={breed.name} value={breed.name} />
        ))}
      </datalist>
    </>
  );
}
