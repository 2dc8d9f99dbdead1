import { Printer } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import type { HistorySupplement } from '#domain/diet-history/history-recipe';
import {
  BRAND_MAX,
  NO_SHEET_NOTES,
  QUESTIONS_MAX,
  SHEET_DRAFTS,
  type SheetNotes,
  sheetNotesSchema,
} from '#domain/diet-history/sheet-notes';
import { petName } from '#domain/pet/pet-name';
import { addDays } from '#domain/plan/calendar';
import { Button } from '../../components/button.tsx';
import { Chip, ChipRow } from '../../components/chip.tsx';
import { EmptyBowl } from '../../components/empty-bowl.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { FormRow } from '../../components/form-row.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { usePreference } from '../../platform/database/preferences.ts';
import { useNamedFoods } from '../../platform/own/label-foods.ts';
import { KeptStatus } from '../forms/kept-status.tsx';
import { type KeptForm, useKeptForm } from '../forms/use-kept-form.ts';
import { LongWait } from '../page/long-wait.tsx';
import { useToday } from '../page/use-today.ts';
import { type Pet, usePets } from '../pets/pets.ts';
import { useWeighIns } from '../pets/weigh-ins.ts';
import { useChosenPremixes } from '../premix/premix-store.ts';
import { type PetHistory, useDietHistory } from './use-diet-history.ts';
import styles from './vet-sheet.module.css';
import { VetSheet } from './vet-sheet.tsx';

type SheetNotesFormProps = {
  form: KeptForm<SheetNotes>;
  supplements: readonly HistorySupplement[];
};

/** The owner’s own lines on the sheet: questions, and the brands of the supplements. */
function SheetNotesForm({ form, supplements }: SheetNotesFormProps) {
  const { values, setValues, state } = form;
  const bought = supplements.filter(({ id }) => id !== null);
  return (
    <div className={styles['notes']}>
      <FormRow
        label="Your questions for the vet"
        help="They’re printed on the sheet."
        counter={`${values.questions.length} of ${QUESTIONS_MAX}`}
      >
        {(field) => (
          <textarea
            {...field}
            rows={3}
            maxLength={QUESTIONS_MAX}
            value={values.questions}
            onChange={(event) => setValues({ ...values, questions: event.target.value })}
          />
        )}
      </FormRow>
      {bought.length > 0 && (
        <fieldset>
          <legend>Brands of your supplements</legend>
          {bought.map(({ name }) => (
            <FormRow key={name} label={name}>
              {(field) => (
                <input
                  {...field}
                  type="text"
                  autoComplete="off"
                  maxLength={BRAND_MAX}
                  value={values.brands[name] ?? ''}
                  onChange={(event) =>
                    setValues({ ...values, brands: { ...values.brands, [name]: event.target.value } })
                  }
                />
              )}
            </FormRow>
          ))}
        </fieldset>
      )}
      <p className={styles['kept']}>
        <KeptStatus state={state} saved="Kept on this device" />
      </p>
    </div>
  );
}

const readNotes = (kept: unknown): SheetNotes | null => sheetNotesSchema.safeParse(kept).data ?? null;

const Wait = () => (
  <LongWait of="device">
    <Skeleton lines={8} label="Opening the sheet" />
  </LongWait>
);

/** Route `/vet-sheet?pet=…`: what an animal ate in the last thirty days, for its vet, on paper. */
export function VetSheetPage() {
  const pets = usePets();
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('pet');
  const pet = pets?.find(({ id }) => id === wanted) ?? pets?.[0];
  return (
    <div className={styles['page']}>
      <div className={styles['tools']}>
        <h1 tabIndex={-1}>Sheet for the vet</h1>
        {pets !== undefined && pets.length > 1 && (
          <ChipRow label="Whose sheet">
            {pets.map((one) => (
              <Chip
                key={one.id}
                chosen={one === pet}
                onChoose={() => setSearch({ pet: one.id }, { replace: true })}
              >
                {petName(one)}
              </Chip>
            ))}
          </ChipRow>
        )}
      </div>
      {pets === undefined && <Wait />}
      {pets !== undefined && pet === undefined && (
        <EmptyState
          art={<EmptyBowl species="dog" />}
          title="Whose sheet?"
          text="Set up your dog or cat in the plan first, and mark its meals there."
        >
          <Button asChild>
            <Link to="/plan">Go to the plan</Link>
          </Button>
        </EmptyState>
      )}
      {pet !== undefined && <PetSheet key={pet.id} pet={pet} />}
    </div>
  );
}

function PetSheet({ pet }: { pet: Pet }) {
  const today = useToday();
  const found = useDietHistory(pet, today);
  if (found === undefined) return <Wait />;
  if (found.history.foods.length === 0) {
    return (
      <EmptyState
        art={<EmptyBowl species={pet.species} />}
        title="Nothing recorded yet"
        text={`Plan ${petName(pet)}’s meals and mark them as fed. The sheet fills from there.`}
      >
        <Button asChild>
          <Link to="/plan">Go to the plan</Link>
        </Button>
      </EmptyState>
    );
  }
  return <FilledSheet pet={pet} found={found} today={today} />;
}

function FilledSheet({ pet, found, today }: { pet: Pet; found: PetHistory; today: string }) {
  const system = usePreference('unitSystem');
  const labelFoods = useNamedFoods();
  const premixes = useChosenPremixes();
  const weighIns = useWeighIns(pet.id);
  const form = useKeptForm(`${SHEET_DRAFTS}${pet.id}`, readNotes, NO_SHEET_NOTES, { between: '\n' });
  if (weighIns === undefined || !form.isRead) return <Wait />;
  const yearAgo = addDays(today, -365);
  return (
    <>
      <div className={styles['tools']}>
        <p>
          What {petName(pet)} ate in the last 30 days, for two sheets of paper. To send it, choose ‘Save as
          PDF’ in the print dialog. We send it nowhere.
        </p>
        <SheetNotesForm form={form} supplements={found.history.supplements} />
        <Button onClick={() => window.print()}>
          <Printer size={18} aria-hidden /> Print
        </Button>
      </div>
      <VetSheet
        pet={pet}
        found={found}
        sources={{ premixes, labelFoods }}
        weighIns={weighIns.filter(({ day }) => day > yearAgo)}
        notes={form.values}
        system={system}
      />
    </>
  );
}
