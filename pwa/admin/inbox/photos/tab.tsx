import { type FormEvent, useState } from 'react';
import { ownPicture } from '#domain/catalogue/recipe-picture';
import { EDITORIAL_CALLS, PHOTO_URL_NEEDED, type PublishedRecipe } from '#domain/contract/editorial';
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
import { AdminError, request, uploadRecipePhoto } from '../../calls/api.ts';
import { useCall } from '../../calls/use-read.ts';
import type { AdminPageProps } from '../../parts/admin-page-props.ts';
import { Card } from '../../parts/card.tsx';
import { TextRow } from '../../parts/fields.tsx';
import { FirstRows } from '../../parts/first-rows.tsx';
import list from '../../parts/list.module.css';
import { Loaded } from '../../parts/loaded.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Tag } from '../../parts/tag.tsx';
import { useFileChoice } from '../../parts/use-file-choice.ts';
import { useSearch } from '../../parts/use-search.ts';
import styles from './photos.module.css';

type UpdateEvents = {
  /** Reloads the list. */
  onDone: () => Promise<void>;
  onSignedOut: () => void;
};

/** Replaces recipe photos, one at a time; a conflict reloads the list. */
function usePhotoUpdate({ onDone, onSignedOut }: UpdateEvents) {
  const [isSaving, setSaving] = useState(false);

  /**
   * @param photo an address, a file to upload, or null for the drawn bowl
   * @returns whether it was done
   */
  async function update({ id, version }: PublishedRecipe, photo: string | File | null): Promise<boolean> {
    if (isSaving) return false;
    setSaving(true);
    try {
      if (photo instanceof File) await uploadRecipePhoto(id, version, photo);
      else
        await request(EDITORIAL_CALLS.setRecipePhoto, { params: { id }, version, body: { imageUrl: photo } });
      showToast({ title: 'Recipe photo updated successfully!' });
      await onDone();
      return true;
    } catch (error) {
      if (error instanceof AdminError && error.kind === 'signed-out') {
        onSignedOut();
        return false;
      }
      const hasServerMessage =
        error instanceof AdminError && (error.kind !== 'refused' || error.code !== null);
      showToast({
        variant: 'destructive',
        title: 'Error',
        description: hasServerMessage ? error.detail : 'Failed to update photo',
      });
      if (error instanceof AdminError && (error.status === 404 || error.status === 412)) await onDone();
      return false;
    } finally {
      setSaving(false);
    }
  }

  return { isSaving, update };
}

/** 'Photos': shows and replaces the photos of published recipes. */
export function PhotosTab({ onSignedOut }: AdminPageProps) {
  const { text, setText, wanted } = useSearch();
  // The server lists at most a hundred, so it also does the search.
  const recipes = useCall(EDITORIAL_CALLS.listPublishedRecipes, {
    query: { status: 'published', search: wanted },
  });
  const { isSaving, update } = usePhotoUpdate({ onDone: recipes.reload, onSignedOut });
  return (
    <section aria-labelledby="photos-title" className={list['list']}>
      <div className={list['head']}>
        <h2 id="photos-title">Recipe Photos</h2>
        <p>
          We fetch a photo from its address once and show our own copy of it, as with one that you upload.
          Without a photo, and to visitors who are offline, we show the bowl drawn from the ingredients.
        </p>
      </div>
      <TextRow label="Search" type="search" maxLength={80} value={text} onChange={setText} />
      <Loaded data={recipes} label="Loading recipes...">
        {(found) => (
          <>
            {found.length === 0 && <Notice kind="news">No recipes match.</Notice>}
            <FirstRows rows={found}>
              {(shown) => (
                <ul className={styles['grid']} aria-label="Recipe Photos">
                  {shown.map((recipe) => (
                    <PhotoCard
                      key={recipe.id}
                      recipe={recipe}
                      isBusy={isSaving}
                      onUpdate={(photo) => update(recipe, photo)}
                    />
                  ))}
                </ul>
              )}
            </FirstRows>
          </>
        )}
      </Loaded>
    </section>
  );
}

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
function PhotoCard({ recipe, isBusy, onUpdate }: PhotoCardProps) {
  const { id, title, species, category, imageUrl } = recipe;
  const picture = ownPicture(imageUrl);
  const cached = useRecipe(id)?.recipe;
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
                recipe={{ id, species, title, isOrganic: false, ...cached, imageUrl: null }}
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
