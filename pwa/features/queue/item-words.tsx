import type { ReactNode } from 'react';
import { CONTACT_CATEGORIES } from '#domain/messages/contact-message';
import { counted } from '#domain/text/sentence-parts';
import { Stars } from '../../components/stars.tsx';
import type { OutboxItem, PendingItem } from '../../platform/outbox/item.ts';
import { usePhotoAddress } from '../reviews/use-photo-address.ts';
import styles from './item-words.module.css';

/** Content of a queued item. */
export function ItemWords({ item }: { item: PendingItem }) {
  switch (item.type) {
    case 'review': {
      const { rating, userName, comment } = item.body.draft;
      return (
        <Words by={userName}>
          <Stars value={rating} />
          <p>“{comment}”</p>
        </Words>
      );
    }
    case 'recipe': {
      const { description, ingredients, instructions } = item.body.draft;
      const parts = [counted(ingredients.length, 'ingredient'), counted(instructions.length, 'step')];
      return (
        <Words by={[recipeFacts(item), ...parts].join(', ')}>
          <p>{description}</p>
        </Words>
      );
    }
    case 'contact': {
      const { name, email, subject, message, category } = item.body.draft;
      return (
        <Words by={`${name}, ${email}, ${CONTACT_CATEGORIES[category]}`}>
          <p>
            <strong>{subject}</strong>
          </p>
          <p>“{message}”</p>
        </Words>
      );
    }
    case 'newsletter':
      return <Words by={item.body.draft.email} />;
    case 'share': {
      const { recipientEmail, senderName, personalMessage } = item.body.draft;
      return (
        <Words by={`To ${recipientEmail}, from ${senderName}`}>
          {personalMessage && <p>“{personalMessage}”</p>}
        </Words>
      );
    }
    case 'report': {
      const { text, comment } = item.body.draft;
      return (
        <Words by={reportFacts(item)}>
          <p>“{text}”</p>
          {comment && <p>{comment}</p>}
        </Words>
      );
    }
    case 'withdrawal':
      return null;
    case 'photo':
      return <PhotoWords item={item} />;
  }
}

function Words({ by, children }: { by: string; children?: ReactNode }) {
  return (
    <blockquote className={styles['words']}>
      {children}
      <footer>{by}</footer>
    </blockquote>
  );
}

function PhotoWords({ item }: { item: PendingItem<'photo'> }) {
  const address = usePhotoAddress(item.body.draft);
  return (
    <Words by={photoSize(item)}>
      {address !== null && <img src={address} alt="As you chose it" className={styles['photo']} />}
    </Words>
  );
}

/** A waiting or refused item as plain text, for pasting elsewhere. */
export function itemText(item: PendingItem): string {
  return `${item.title}\n${wordsOf(item).join('\n')}\n`;
}

/** All undelivered items in sequence. */
export function queueText(items: readonly OutboxItem[]): string {
  return items.flatMap((item) => (item.status === 'sent' ? [] : [itemText(item)])).join('\n---\n\n');
}

function wordsOf(item: PendingItem): string[] {
  switch (item.type) {
    case 'review': {
      const { rating, userName, comment } = item.body.draft;
      return [`${rating} of 5 stars, ${userName}`, '', comment];
    }
    case 'recipe': {
      const { description, ingredients, instructions } = item.body.draft;
      const steps = instructions.map((step, index) => `${index + 1}. ${step}`);
      return [recipeFacts(item), '', description, '', ...ingredients, '', ...steps];
    }
    case 'contact': {
      const { name, email, subject, message, category } = item.body.draft;
      return [`${name}, ${email}`, CONTACT_CATEGORIES[category], subject, '', message];
    }
    case 'newsletter':
      return [item.body.draft.email];
    case 'share': {
      const { recipientEmail, senderName, personalMessage } = item.body.draft;
      return [`To ${recipientEmail}, from ${senderName}`, ...(personalMessage ? ['', personalMessage] : [])];
    }
    case 'report': {
      const { text, comment } = item.body.draft;
      return [reportFacts(item), '', text, ...(comment ? ['', comment] : [])];
    }
    case 'withdrawal':
      return [];
    case 'photo':
      return [`A picture of ${photoSize(item)}`];
  }
}

/** 'Dog recipe, 20 minutes, 4 servings' */
function recipeFacts({ body }: PendingItem<'recipe'>): string {
  const { species, prepTime, servings } = body.draft;
  return [
    species === 'dog' ? 'Dog recipe' : 'Cat recipe',
    counted(prepTime, 'minute'),
    counted(servings, 'serving'),
  ].join(', ');
}

/** 'For dogs, Sultana' */
function reportFacts({ body }: PendingItem<'report'>): string {
  const { species, food } = body.draft;
  return [`For ${species}s`, ...(food ? [food] : [])].join(', ');
}

/** '312 kB' */
function photoSize({ body }: PendingItem<'photo'>): string {
  return `${Math.max(1, Math.round(body.draft.bytes.byteLength / 1000))} kB`;
}
