import { Copy, Eraser, Printer, Scale, Share2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { formatMoney } from '#domain/market/currency';
import { byAisle, listText } from '#domain/plan/list-text';
import {
  cleared,
  MOST_OWN_ITEMS,
  OWN_ITEM_MAX_LENGTH,
  tickedItems,
  toggleOwnItem,
  toggleTick,
  withOwnItem,
  withoutOwnItem,
} from '#domain/plan/shopping';
import { aisleName } from '#domain/reference/ingredient-details';
import { PRICE_YEAR } from '#domain/reference/price-sources';
import { SHOP_SIZES_SOURCE } from '#domain/reference/shop-items';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { FormRow } from '../../components/form-row.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { usePreference } from '../../platform/database/preferences.ts';
import { newId } from '../../platform/database/rows.ts';
import { ratesNote } from '../market/price-note.ts';
import { useCurrency } from '../market/use-market.ts';
import tool from '../nutrition/calorie.module.css';
import card from '../nutrition/tool-card.module.css';
import { copyText } from '../page/copy-text.ts';
import { openShareSheet } from '../page/save-and-share.ts';
import { DangerNotice } from '../safety/danger-notice.tsx';
import styles from './plan.module.css';
import { ListRecipes, OwnRow, TickRow } from './shopping-rows.tsx';
import { UndoLine } from './undo.tsx';
import type { EditedShopping, ToBuy } from './use-shopping-list.ts';

type OwnItemFormProps = {
  isFull: boolean;
  /** Resolves to whether it is stored. */
  onAdd: (text: string) => Promise<boolean>;
};

/** Adds an item of the owner's own. */
function OwnItemForm({ isFull, onAdd }: OwnItemFormProps) {
  const [text, setText] = useState('');
  const [isPending, setPending] = useState(false);
  const isRefused = isFull && text.trim() !== '' && !isPending;
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '' || isFull || isPending) return;
    setPending(true);
    const isKept = await onAdd(text);
    setPending(false);
    // Keep anything typed since: it's the start of the next item.
    if (isKept) setText((now) => (now.startsWith(text) ? now.slice(text.length) : now));
  }
  return (
    <form className={classNames(tool['part'], styles['screen-only'])} onSubmit={submit}>
      <FormRow
        label="Add something of your own"
        error={
          isRefused
            ? `The list holds ${MOST_OWN_ITEMS} things of your own. Take one off to add another.`
            : undefined
        }
      >
        {(field) => (
          <input
            {...field}
            value={text}
            maxLength={OWN_ITEM_MAX_LENGTH}
            enterKeyHint="done"
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </FormRow>
      <div>
        <Button type="submit" variant="soft">
          Add to the list
        </Button>
      </div>
    </form>
  );
}

const TITLE = 'Shopping list';

/** Shares the list as text through the device's share sheet, or copies it if there is none. */
async function shareList(text: string): Promise<void> {
  if (!(await openShareSheet({ title: TITLE, text }))) await copyList(text);
}

function copyList(text: string): Promise<void> {
  return copyText(text, {
    title: 'List copied',
    description: 'Paste it into a message or a note.',
    failed: 'This browser didn’t allow copying. Print the list instead.',
  });
}

type ShoppingListProps = {
  list: ToBuy;
  edited: EditedShopping;
};

/** Items of the plan and of the list's recipes by aisle, with the owner's additions: to tick, share and print. */
export function ShoppingList({
  list: { items, isWhole },
  edited: { shopping, last, edit },
}: ShoppingListProps) {
  const currency = useCurrency();
  const system = usePreference('unitSystem');
  if (shopping === undefined) return <Skeleton lines={6} label="Opening the shopping list" />;
  const ticked = tickedItems(items, shopping, system);
  const text = listText(ticked, shopping.own);
  const priced = items.flatMap(({ costGbp }) => (costGbp === null ? [] : [costGbp]));
  const totalGbp = priced.reduce((sum, gbp) => sum + gbp, 0);
  const isAnyTicked = ticked.some(({ isTicked }) => isTicked) || shopping.own.some((own) => own.isTicked);
  return (
    <>
      {items.length > 0 && (
        <p className={styles['muted']}>
          Rounded up to what shops sell. Works offline.
          {priced.length > 0 &&
            ` About ${formatMoney(totalGbp, currency)} for the ${priced.length} of ${items.length} with a price.`}
        </p>
      )}
      <ListRecipes edit={edit} />
      {byAisle(ticked).map(({ aisle, items: some }) => (
        <section key={aisle} aria-label={aisleName(aisle)}>
          <h3 className={classNames(styles['aisle'], styles['with-icon'])}>
            {aisleName(aisle)}
            {aisle === 'supplements' && (
              <>
                <Scale size={18} aria-hidden /> Measure carefully
              </>
            )}
          </h3>
          <ul>
            {some.map((item) => (
              <TickRow
                key={item.id}
                item={item}
                onTick={() =>
                  edit(`${item.name}: ${item.isTicked ? 'unticked' : 'ticked'}`, (kept) =>
                    toggleTick(kept, { items: tickedItems(items, kept), isWhole }, item.id),
                  )
                }
              />
            ))}
          </ul>
        </section>
      ))}
      {shopping.own.length > 0 && (
        <section aria-label="Your own">
          <h3 className={styles['aisle']}>Your own</h3>
          <ul>
            {shopping.own.map((own) => (
              <OwnRow
                key={own.id}
                item={own}
                onTick={() =>
                  edit(`${own.text}: ${own.isTicked ? 'unticked' : 'ticked'}`, (kept) =>
                    toggleOwnItem(kept, own.id),
                  )
                }
                onRemove={() => edit(`${own.text} is off the list`, (kept) => withoutOwnItem(kept, own.id))}
              />
            ))}
          </ul>
          {shopping.own.map(({ id, text: words }) => (
            <DangerNotice key={id} words={words} />
          ))}
        </section>
      )}
      <UndoLine last={last} />
      <OwnItemForm
        isFull={shopping.own.length >= MOST_OWN_ITEMS}
        onAdd={(words) => {
          const id = newId();
          return edit(`${words.trim()} is on the list`, (kept) => withOwnItem(kept, id, words));
        }}
      />
      {(items.length > 0 || shopping.own.length > 0) && (
        <div className={classNames(styles['pets'], styles['screen-only'])}>
          <Button variant="outline" disabled={text === ''} onClick={() => void shareList(text)}>
            <Share2 size={18} aria-hidden /> Share the list
          </Button>
          <Button variant="outline" disabled={text === ''} onClick={() => void copyList(text)}>
            <Copy size={18} aria-hidden /> Copy
          </Button>
          <Button variant="outline" onClick={() => window.print()}>
            <Printer size={18} aria-hidden /> Print
          </Button>
          <Button
            variant="outline"
            disabled={!isAnyTicked}
            onClick={() => edit('The ticks are cleared', cleared)}
          >
            <Eraser size={18} aria-hidden /> Clear ticks
          </Button>
        </div>
      )}
      {items.length > 0 && (
        <p className={card['source']}>
          {SHOP_SIZES_SOURCE} UK prices, our estimate, {PRICE_YEAR}
          {ratesNote(currency)}.
        </p>
      )}
    </>
  );
}
