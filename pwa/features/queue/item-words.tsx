import type { ReactNode } from 'react';
import { CONTACT_CATEGORIES } from '#domain/messages/contact-message';
import { counted } from '#domain/text/sentence-parts';
import { Stars } from '../../components/stars.tsx';
import type { PendingItem } from '../../platform/outbox/item.ts';
import { usePhotoAddress } from '../reviews/use-photo-address.ts';
import { photoSize, recipeFacts, reportFacts } from './item-text.ts';
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
