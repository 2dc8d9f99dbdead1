import { type FormEvent, useState } from 'react';
import { ownPicture } from '#domain/catalogue/recipe-picture';
import { PHOTO_URL_NEEDED, type PublishedRecipe } from '#domain/contract/editorial';
import { isLink } from '#domain/contract/link';
import { categoryLabel } from '#domain/reference/category';
import { PHOTO_MAX_BYTES, PHOTO_TYPES } from '#domain/review/photos';
import { SpokenError } from '../../../components/announce.tsx';
import { Button } from '../../../components/button.tsx';
import { RecipeArt } from '../../../components/recipe-art.tsx';
import { useRecipe } from '../../../platform/database/recipes.ts';
import { useDirtyForm } from '../../../platform/state/dirty-forms.ts';
import { showToast } from '../../../platform/state/toast-store.ts';
import { readUrl } from '../../../platform/sync/read-url.ts';
import { Card } from '../../parts/card.tsx';
import { TextRow } from '../../parts/fields.tsx';
import list from '../../parts/list.module.css';
import { Tag } from '../../parts/tag.tsx';
import { useFileChoice } from '../../parts/use-file-choice.ts';
import styles from './photos.module.css';

type PhotoCardProps = {
  recipe: PublishedRecipe;
  isBusy: boolean;
  /** @param photo an address, a file to upload, or null for the drawn bowl */
  onUpdate: (photo: string | File | null) => Promise<boolean>;
};

/** The normalised address; null if it is not valid for a photo. */
function photoAddress(text: string): string | null {
  const href = readUrl(text.trim())?.href ?? '';
  return isLink(href) ? href : null;
}

/** A recipe's picture, with controls to replace it by address or file. */
export function PhotoCard({ recipe, isBusy, onUpdate }: PhotoCardProps) {
  const { id, title, species, category, imageUrl } = recipe;
  const picture = ownPicture(imageUrl);
  const kept = useRecipe(id)?.recipe;
  const [address, setAddress] = useState('');
  const [broken, setBroken] = useState<string | null>(null);
  useDirtyForm(address.trim() !== '');
  const file = useFileChoice({
    maxBytes: PHOTO_MAX_BYTES,
    onChoose: async (chosen) => {
      if (chosen !== null) await onUpdate(chosen);
    },
  });

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const wanted = photoAddress(address);
    if (wanted === null) {
      showToast({ variant: 'destructive', title: 'Error', description: PHOTO_URL_NEEDED });
      return;
    }
    if (await onUpdate(wanted)) setAddress('');
  }

  return (
    <Card asChild className={styles['card']}>
      <li>
        <div className={styles['picture']}>
          {picture !== null && picture !== broken ? (
            <img src={picture} alt={title} loading="lazy" onError={() => setBroken(picture)} />
          ) : (
            <div className={styles['bowl']}>
              <RecipeArt
                recipe={{ id, species, title, isOrganic: false, ...kept, imageUrl: null }}
                decorative
              />
            </div>
          )}
        </div>
        <p className={list['who']}>
          <Tag>{species === 'cat' ? 'Cat Recipe' : 'Dog Recipe'}</Tag>
          <span>{id}</span>
          <span>{categoryLabel(category)}</span>
        </p>
        <h3>{title}</h3>
        {imageUrl === null && <p className={styles['note']}>No photo, so we show the drawn bowl.</p>}
        {imageUrl !== null && (picture === null || picture === broken) && (
          <p className={styles['note']}>The photo cannot be loaded, so we show the drawn bowl.</p>
        )}
        {file.tooLarge !== null && (
          <SpokenError className={styles['note']}>
            {file.tooLarge} is larger than 5 MB. Choose a smaller photo.
          </SpokenError>
        )}
        <input {...file.field} accept={PHOTO_TYPES.join()} aria-label={`Photo file for ${title}`} />
        <form onSubmit={(event) => void handleSubmit(event)} className={styles['form']}>
          <TextRow
            label={`New photo URL for ${title}`}
            inputMode="url"
            placeholder="https://"
            maxLength={2000}
            value={address}
            onChange={setAddress}
          />
          <div className={list['buttons']}>
            <Button type="submit" variant="soft" disabled={isBusy}>
              Update Photo
            </Button>
            <Button variant="outline" disabled={isBusy} onClick={file.open}>
              Upload a photo
            </Button>
            {imageUrl !== null && (
              <Button variant="outline" disabled={isBusy} onClick={() => void onUpdate(null)}>
                Show the drawn bowl
              </Button>
            )}
          </div>
        </form>
      </li>
    </Card>
  );
}
