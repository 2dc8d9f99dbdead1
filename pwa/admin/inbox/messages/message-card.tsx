import { ChevronDown, ChevronUp, Reply } from 'lucide-react';
import { useId, useState } from 'react';
import { CONTACT_STATUSES, type StoredContactMessage } from '#domain/contract/contact';
import { CONTACT_CATEGORIES } from '#domain/messages/contact-message';
import { Button } from '../../../components/button.tsx';
import { reviewDate } from '../../../features/reviews/review-date.ts';
import { Card } from '../../parts/card.tsx';
import list from '../../parts/list.module.css';
import { Tag } from '../../parts/tag.tsx';
import { MessageForm } from './message-form.tsx';
import { Replies } from './replies.tsx';
import { STATUS_ICONS } from './statuses.tsx';

type MessageCardProps = {
  message: StoredContactMessage;
  onDone: () => Promise<void>;
  onSignedOut: () => void;
};

/** The address of a reply in the administrator's own mail program. */
function replyAddress({ email, subject }: StoredContactMessage): string {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
}

/** One message, folded until it is opened. The words of a visitor are only ever shown as text. */
export function MessageCard({ message, onDone, onSignedOut }: MessageCardProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const detailsId = useId();
  const { subject, category, name, email, status, createdAt } = message;
  return (
    <Card asChild className={list['card']}>
      <li>
        <div className={list['text']}>
          <p className={list['who']}>
            {STATUS_ICONS[status]}
            <strong>{subject}</strong>
            <Tag>{CONTACT_CATEGORIES[category]}</Tag>
          </p>
          <p className={list['who']}>
            <span>{name}</span>
            <span>{email}</span>
            <span>{reviewDate(createdAt)}</span>
            <span>{CONTACT_STATUSES[status]}</span>
          </p>
        </div>
        <div className={list['buttons']}>
          <Button
            variant="outline"
            aria-expanded={isOpen}
            aria-controls={detailsId}
            aria-label={`${isOpen ? 'Collapse' : 'Expand'} ${subject}`}
            onClick={() => {
              setOpen(!isOpen);
              setWasOpen(true);
            }}
          >
            {isOpen ? <ChevronUp size={18} aria-hidden /> : <ChevronDown size={18} aria-hidden />}
            {isOpen ? 'Collapse' : 'Expand'}
          </Button>
        </div>
        {/* Folded rather than removed, so that typed notes stay; a class with a display would show it. */}
        <div id={detailsId} hidden={!isOpen} {...(isOpen && { className: list['form'] })}>
          <blockquote className={list['comment']}>{message.message}</blockquote>
          {message.context !== undefined && (
            <p>
              Sent along: came from {message.context.route}, build {message.context.build}.
            </p>
          )}
          <p>
            <a href={replyAddress(message)}>
              <Reply size={16} aria-hidden /> Reply with your mail program
            </a>
          </p>
          {wasOpen && <Replies message={message} onSignedOut={onSignedOut} />}
          <MessageForm message={message} onDone={onDone} onSignedOut={onSignedOut} />
        </div>
      </li>
    </Card>
  );
}
