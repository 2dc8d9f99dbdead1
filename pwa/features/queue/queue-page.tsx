import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { EmptyBowl } from '../../components/empty-bowl.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHero } from '../../components/page-hero.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { whenInWords } from '../../components/when-in-words.ts';
import { type ImportEntry, listLinks } from '../../platform/imports/import-inbox.ts';
import { removeLink } from '../../platform/imports/links.ts';
import { askOutcomes } from '../../platform/outbox/commands.ts';
import { onOutboxChange } from '../../platform/outbox/events.ts';
import type {
  OutboxItem,
  PendingItem,
  RefusedItem,
  SentItem,
  WaitingItem,
} from '../../platform/outbox/item.ts';
import { useOutbox } from '../../platform/outbox/use-outbox.ts';
import { usePrerendered, usePrerenderedNowMs } from '../../platform/query/prerendered-answers.ts';
import { useConnection } from '../../platform/sync/connection.ts';
import { copyText } from '../page/copy-text.ts';
import item from '../page/item-card.module.css';
import styles from '../page/list-page.module.css';
import { LongWait } from '../page/long-wait.tsx';
import { saveFile } from '../page/save-and-share.ts';
import { ItemCard, QueueSection } from './item-card.tsx';
import { queueText } from './item-words.tsx';
import { aboutPhoto, type PendingCardProps } from './pending-body.tsx';
import { RefusedCard, WaitingCard } from './pending-cards.tsx';
import { SentCard } from './sent-card.tsx';

/** Imports by link that their owner has not seen yet, newest first, up to date across tabs. */
function useLinks(): readonly ImportEntry[] {
  const [links, setLinks] = useState<readonly ImportEntry[]>(usePrerendered('links', listLinks) ?? []);
  useEffect(() => {
    let isWanted = true;
    const read = () => void listLinks().then((all) => isWanted && setLinks(all));
    read();
    const stop = onOutboxChange(read);
    return () => {
      isWanted = false;
      stop();
    };
  }, []);
  return links;
}

/** Exports all undelivered text. */
function ExportQueue({ items }: { items: readonly OutboxItem[] }) {
  const text = queueText(items);
  return (
    <div className={styles['export']}>
      <Button
        variant="outline"
        onClick={() => saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), 'bowlful-queue.txt')}
      >
        Save all as a file
      </Button>
      <Button variant="ghost" onClick={() => void copyText(text)}>
        Copy all
      </Button>
    </div>
  );
}

/**
 * Item being edited, with the text that another tab has stored, but in the state in which editing began: a delivery or
 * refusal meanwhile must not unmount the open form with the new text in it.
 */
function useEditing(items: readonly OutboxItem[]) {
  const [opened, setEditing] = useState<PendingItem | null>(null);
  const now = items.find((item) => item.seq === opened?.seq);
  const isStored = opened !== null && now !== undefined && now.status !== 'sent';
  const editing = isStored ? ({ ...opened, id: now.id, body: now.body } as PendingItem) : opened;

  const shown =
    editing === null
      ? items
      : [...items.filter((item) => item.seq !== editing.seq), editing].sort((a, b) => a.seq - b.seq);
  return {
    shown,
    isEditing: (item: PendingItem) => item.seq === editing?.seq,
    setEditing: (item: PendingItem, isEditing: boolean) => setEditing(isEditing ? item : null),
  };
}

const EVERY_MS = 30_000;

/** The device's clock, updated often enough for 'today' and 'next try at'. */
function useNow(): Date {
  const begunAtMs = usePrerenderedNowMs();
  const [now, setNow] = useState(() => new Date(begunAtMs));
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Fetches the outcomes of recipes sent from here, when the queue opens and whenever the network is back. */
function useAskedOutcomes(isOnline: boolean): void {
  useEffect(() => {
    // The queue reports its own read errors.
    if (isOnline) askOutcomes().catch(() => {});
  }, [isOnline]);
}

const isRefused = (item: OutboxItem): item is RefusedItem => item.status === 'refused';
const isWaiting = (item: OutboxItem): item is WaitingItem => item.status === 'waiting';
const isSent = (item: OutboxItem): item is SentItem => item.status === 'sent';

/** Route `/queue`: everything written on this device to be sent, waiting, refused or delivered. */
export function QueuePage() {
  return (
    <>
      <PageHero section="bowlful" title="Queue">
        <p>Everything you write is kept here until it arrives.</p>
      </PageHero>
      <div className={styles['page']}>
        <QueueItems />
      </div>
    </>
  );
}

function QueueItems() {
  const items = useOutbox();
  const { online } = useConnection();
  const now = useNow();
  const links = useLinks();
  useAskedOutcomes(online);
  const { shown, isEditing, setEditing } = useEditing(items ?? []);
  if (items === undefined) {
    return (
      <LongWait of="device">
        <Skeleton lines={4} label="Reading the queue" />
      </LongWait>
    );
  }
  if (shown.length + links.length === 0) {
    return (
      <EmptyState
        art={<EmptyBowl />}
        title="Nothing is waiting"
        text="Everything you send appears here, with its status."
      >
        <Button asChild variant="soft">
          <Link to="/">Browse recipes</Link>
        </Button>
      </EmptyState>
    );
  }

  const refused = shown.filter(isRefused);
  const waiting = shown.filter(isWaiting);
  const sent = shown.filter(isSent).reverse();
  const pending = <Item extends PendingItem>(item: Item): PendingCardProps<Item> => ({
    item,
    now,
    isEditing: isEditing(item),
    setEditing: (editing) => setEditing(item, editing),
    ...aboutPhoto(item, shown),
  });
  return (
    <>
      {links.length > 0 && <LinkRows links={links} now={now} />}
      {refused.length > 0 && (
        <QueueSection titleId="refused-title" title={`Refused (${refused.length})`}>
          {refused.map((item) => (
            <RefusedCard key={item.seq} {...pending(item)} />
          ))}
        </QueueSection>
      )}
      {waiting.length > 0 && (
        <QueueSection
          titleId="waiting-title"
          title={`Waiting (${waiting.length})`}
          note={<WaitingNote isOnline={online} />}
        >
          {waiting.map((item) => (
            <WaitingCard key={item.seq} {...pending(item)} />
          ))}
        </QueueSection>
      )}
      {refused.length + waiting.length > 0 && <ExportQueue items={shown} />}
      {sent.length > 0 && (
        <QueueSection titleId="sent-title" title="Sent">
          {sent.map((item) => (
            <SentCard key={item.seq} item={item} now={now} />
          ))}
        </QueueSection>
      )}
    </>
  );
}

function WaitingNote({ isOnline }: { isOnline: boolean }) {
  return (
    <p className={styles['note']}>
      {!isOnline && <WifiOff size={18} aria-hidden />}
      {isOnline
        ? 'We’ll keep trying to send it. Nothing is sent twice.'
        : 'We’ll send it when you’re back online. Nothing is sent twice.'}
    </p>
  );
}

const STATES = {
  waiting: ['Waiting', 'waiting'],
  failed: ['Not read', 'refused'],
  read: ['Read', 'sent'],
} as const;

/** Queued links and their outcomes, until the owner has seen them. */
export function LinkRows({ links, now }: { links: readonly ImportEntry[]; now: Date }) {
  return (
    <QueueSection titleId="links-title" title={`Links (${links.length})`}>
      {links.map(({ id, link, parts, takenAt }) => {
        const [badge, tone] = STATES[link?.state ?? 'waiting'];
        return (
          <ItemCard
            key={id}
            tone={tone}
            type="recipe"
            title={parts[0]?.name ?? ''}
            subtitle={`Link of ${whenInWords(takenAt, now)}`}
            badge={badge}
          >
            {link?.detail !== undefined && <p className={item['state']}>{link.detail}</p>}
            <div className={item['actions']}>
              <Button asChild variant="soft">
                <Link to={`/import?item=${id}`}>Open</Link>
              </Button>
              <Button variant="ghost" onClick={() => void removeLink(id)}>
                {link?.state === 'waiting' ? 'Cancel' : 'Remove'}
              </Button>
            </div>
          </ItemCard>
        );
      })}
    </QueueSection>
  );
}
