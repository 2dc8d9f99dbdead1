import { useEffect, useRef, useState } from 'react';
import { dateText } from '#domain/plan/calendar';
import { PLAN_STARTS } from '#domain/plan/plan';
import { FormRow } from '../../components/form-row.tsx';
import type { ChangePlan } from './pet-chips.tsx';

type StartsOnProps = { startsOn: string; help: string | undefined; change: ChangePlan };

/** The first day of the plan. A day picked from the calendar is stored at once, a typed one when the field is left. */
export function StartsOn({ startsOn, help, change }: StartsOnProps) {
  const [isRefused, setRefused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isTyping = useRef(false);
  // Uncontrolled: React would take a half-typed date back.
  useEffect(() => {
    if (input.current !== null) input.current.value = startsOn;
    setRefused(false);
  }, [startsOn]);

  function store(field: HTMLInputElement) {
    const day = field.value;
    const isPossible = day >= PLAN_STARTS.min && day <= PLAN_STARTS.max;
    setRefused(day !== '' && !isPossible);
    if (day === '') field.value = startsOn;
    else if (isPossible && day !== startsOn)
      void change(`Starts on ${dateText(day)}`, (plan) => ({ ...plan, startsOn: day }));
  }

  return (
    <FormRow label="Starts on" help={help} error={isRefused ? 'Enter a year from 2020 to 2199.' : undefined}>
      {(field) => (
        <input
          {...field}
          {...PLAN_STARTS}
          ref={input}
          type="date"
          defaultValue={startsOn}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Enter') {
              isTyping.current = false;
              store(currentTarget);
            } else if (key !== 'Tab' && key !== 'Shift') isTyping.current = true;
          }}
          onChange={({ target }) => {
            if (!isTyping.current) store(target);
          }}
          onBlur={({ target }) => {
            if (isTyping.current) store(target);
            isTyping.current = false;
          }}
        />
      )}
    </FormRow>
  );
}
