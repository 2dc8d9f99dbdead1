import { HealthyOnly } from '../../components/caveats.tsx';
import { LineRow, SupplementRow } from './tick-row.tsx';
import type { Cooking } from './use-cooking.ts';

/** Checklist of everything to weigh out for the batch. */
export function IngredientTicks({ cooking }: { cooking: Cooking }) {
  const { lines, supplements, session, act } = cooking;
  const tick = (key: string, label: string) => ({
    isTicked: session.ticks.includes(key),
    onTick: () => act({ type: 'tick', key, label }),
  });
  return (
    <>
      <ul>
        {lines.map((line, index) => {
          const key = `line-${index}`;
          return <LineRow key={key} line={line} note={null} {...tick(key, line.name)} />;
        })}
      </ul>
      {supplements.length > 0 && (
        <>
          <HealthyOnly />
          <ul aria-label="Supplements">
            {supplements.map((supplement) => (
              <SupplementRow
                key={supplement.id}
                supplement={supplement}
                {...tick(`supplement-${supplement.id}`, supplement.name)}
              />
            ))}
          </ul>
        </>
      )}
    </>
  );
}
