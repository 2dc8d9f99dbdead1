import { ExternalLink, Link as LinkIcon, Mail, Share2 } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { lazyPart } from '../../components/lazy-part.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import { useSiteSettings } from '../../platform/database/site-settings.ts';
import card from '../nutrition/tool-card.module.css';
import styles from './share-panel.module.css';
import { copyRecipeLink, recipeUrl, shareRecipe } from './share-recipe.ts';

/** Replaces the e-mail form if the site has no mail server: the device's own mail program, with title and link. */
function MailProgram({ title }: { title: string }) {
  const query = `subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${recipeUrl()}`)}`;
  return (
    <div className={card['card']}>
      <p>This site can’t send e-mail. Your own mail program can, and we’ll fill in the recipe’s link.</p>
      <Button asChild>
        <a href={`mailto:?${query}`}>
          <Mail size={18} aria-hidden /> Open your mail program
        </a>
      </Button>
    </div>
  );
}

/** Opens an address in a small window; false if the browser blocks it. */
function openPopup(address: string): boolean {
  const popup = window.open(address, '_blank', 'popup,width=600,height=640');
  if (popup === null) return false;
  // The opened page must not access this one.
  popup.opener = null;
  return true;
}

const EmailShareForm = lazyPart(() => import('./email-share-form.tsx'), 'EmailShareForm');

/** Ways to share a recipe: its link, the device's share sheet, other services, an e-mail. */
export function SharePanel({ recipeId, title }: { recipeId: number; title: string }) {
  const [isMailOpen, setMailOpen] = useState(false);
  const { sendsMail = true } = useSiteSettings();
  const opener = useRef<HTMLButtonElement>(null);
  // Known only on the device, so set after the first paint.
  const [hasSheet, setHasSheet] = useState(false);
  useEffect(() => setHasSheet(typeof navigator.share === 'function'), []);

  return (
    <div className={styles['panel']}>
      <div className={styles['ways']}>
        <Button variant="outline" onClick={() => void copyRecipeLink()}>
          <LinkIcon size={18} aria-hidden /> Copy link
        </Button>
        {hasSheet && (
          <Button variant="outline" onClick={() => void shareRecipe(title)}>
            <Share2 size={18} aria-hidden /> Share
          </Button>
        )}
        <Button
          ref={opener}
          variant="outline"
          aria-expanded={isMailOpen}
          onClick={() => setMailOpen(!isMailOpen)}
        >
          <Mail size={18} aria-hidden /> Email
        </Button>
        {SOCIAL_TARGETS.map((target) => (
          <Button
            key={target.name}
            variant="ghost"
            aria-label={`Share on ${target.name} (opens a new window)`}
            onClick={() => {
              // If the pop-up is blocked, copy the link instead.
              if (!openPopup(target.address(title, recipeUrl()))) void copyRecipeLink();
            }}
          >
            {target.name} <ExternalLink size={16} aria-hidden />
          </Button>
        ))}
      </div>
      {isMailOpen && !sendsMail && <MailProgram title={title} />}
      {isMailOpen && sendsMail && (
        <Suspense fallback={<Skeleton lines={4} label="Opening the form" />}>
          <EmailShareForm
            recipeId={recipeId}
            title={title}
            onClose={() => {
              setMailOpen(false);
              opener.current?.focus();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** A service to share a recipe with, by the URL of its own sharing page. */
type SocialTarget = { name: string; address: (title: string, url: string) => string };

const query = (values: Record<string, string>) =>
  new URLSearchParams(values).toString().replaceAll('+', '%20');

export const SOCIAL_TARGETS: readonly SocialTarget[] = [
  { name: 'WhatsApp', address: (title, url) => `https://wa.me/?${query({ text: `${title} ${url}` })}` },
  {
    name: 'Facebook',
    address: (_title, url) => `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`,
  },
  { name: 'X', address: (title, url) => `https://twitter.com/intent/tweet?${query({ text: title, url })}` },
  {
    name: 'Pinterest',
    address: (title, url) =>
      `https://www.pinterest.com/pin/create/button/?${query({ url, description: title })}`,
  },
];
