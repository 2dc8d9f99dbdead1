import { Mail } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import card from '../nutrition/tool-card.module.css';
import { recipeUrl } from './use-share-recipe.ts';

/** In place of the e-mail form where the site has no mail server: the device's own mail program, with title and link. */
export function MailProgram({ title }: { title: string }) {
  const query = `subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${recipeUrl()}`)}`;
  return (
    <div className={card['card']}>
      <p>This site cannot send e-mail itself. Your own mail program can: it opens with the recipe’s link.</p>
      <Button asChild>
        <a href={`mailto:?${query}`}>
          <Mail size={18} aria-hidden /> Open your mail program
        </a>
      </Button>
    </div>
  );
}
