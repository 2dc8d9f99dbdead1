import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { FirstRows } from './first-rows.tsx';
import list from './list.module.css';
import tools from './tools.module.css';

type StateRow = { name: ReactNode; key: string; verdict: ReactNode; detail?: ReactNode };

/** Items by name, each with its verdict and detail. */
export function StateList({ label, rows }: { label: string; rows: readonly StateRow[] }) {
  return (
    <FirstRows rows={rows}>
      {(shown) => (
        <ul className={list['list']} aria-label={label}>
          {shown.map(({ key, name, verdict, detail }) => (
            <Card key={key} asChild>
              <li className={tools['row']}>
                <p className={tools['spread']}>
                  <strong>{name}</strong> {verdict}
                </p>
                {detail !== undefined && <p>{detail}</p>}
              </li>
            </Card>
          ))}
        </ul>
      )}
    </FirstRows>
  );
}

/** A list of sentences; a note if there are none. */
export function Sentences({
  texts,
  none,
  isNumbered = false,
}: {
  texts: readonly string[];
  none: string;
  isNumbered?: boolean;
}) {
  if (texts.length === 0) return <p>{none}</p>;
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <FirstRows rows={texts}>
      {(shown) => (
        <List className={tools['words']}>
          {shown.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </List>
      )}
    </FirstRows>
  );
}
