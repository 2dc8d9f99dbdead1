import { Camera } from 'lucide-react';
import { useRef } from 'react';
import type { OwnRecipe } from '#domain/own/own-recipe';
import { Button } from '../../components/button.tsx';
import { saveOwnRecipe, useOwnPhoto } from '../../platform/own/own-recipes.ts';
import { runCommand } from '../page/run-command.ts';

/** Longest side on the device: a card or the head of the page, never a screen. */
const LONGEST_SIDE = 800;

/** Puts a photo in the place of the drawn bowl, or takes it away again. It never leaves the device. */
export function OwnPhoto({ own }: { own: OwnRecipe }) {
  const input = useRef<HTMLInputElement>(null);
  const hasPhoto = useOwnPhoto(own.id);

  const keep = (file: File | null) =>
    runCommand(async () => {
      if (file === null) return saveOwnRecipe(own, null);
      const { resizePhoto } = await import('../reviews/resize-photo.ts');
      await saveOwnRecipe(own, await resizePhoto(file, LONGEST_SIDE));
    });

  return (
    <>
      <Button variant="outline" onClick={() => input.current?.click()}>
        <Camera size={18} aria-hidden /> {hasPhoto ? 'Change the photo' : 'Add a photo'}
      </Button>
      {hasPhoto && (
        <Button variant="ghost" onClick={() => void keep(null)}>
          Remove the photo
        </Button>
      )}
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label="Photo of your bowl"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file !== undefined) void keep(file);
        }}
      />
    </>
  );
}
