import { useState } from 'react';
import { EDITORIAL_CALLS, type PublishedRecipe } from '#domain/contract/editorial';
import { Skeleton } from '../../../components/skeleton.tsx';
import { showToast } from '../../../platform/state/toast-store.ts';
import { AdminError } from '../../calls/admin-error.ts';
import { request } from '../../calls/api.ts';
import { uploadRecipePhoto } from '../../calls/editorial-api.ts';
import { useCall } from '../../calls/use-read.ts';
import type { AdminPageProps } from '../../parts/admin-page-props.ts';
import { TextRow } from '../../parts/fields.tsx';
import { FirstRows } from '../../parts/first-rows.tsx';
import list from '../../parts/list.module.css';
import { NeedsNetwork } from '../../parts/needs-network.tsx';
import { Notice } from '../../parts/notice.tsx';
import { PhotoCard } from './card.tsx';
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
      const isSaid = error instanceof AdminError && (error.kind !== 'refused' || error.code !== null);
      showToast({
        variant: 'destructive',
        title: 'Error',
        description: isSaid ? error.detail : 'Failed to update photo',
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
  const [search, setSearch] = useState('');
  const wanted = search.trim();
  // The server lists at most a hundred, so it also does the search.
  const recipes = useCall(EDITORIAL_CALLS.listPublishedRecipes, {
    query: { status: 'published', search: wanted },
  });
  const { isSaving, update } = usePhotoUpdate({ onDone: recipes.reload, onSignedOut });
  if (recipes.data === undefined) {
    if (recipes.problem !== null) return <NeedsNetwork sentence={recipes.problem} onRetry={recipes.reload} />;
    return <Skeleton lines={4} label="Loading recipes..." />;
  }
  const found = recipes.data;
  return (
    <section aria-labelledby="photos-title" className={list['list']}>
      <div className={list['head']}>
        <h2 id="photos-title">Recipe Photos</h2>
        <p>
          We fetch a photo from its address once and show our own copy of it, as with one that you upload.
          Without a photo, and to visitors who are offline, we show the bowl drawn from the ingredients.
        </p>
      </div>
      {recipes.problem !== null && <Notice kind="problem">{recipes.problem}</Notice>}
      <TextRow label="Search" type="search" maxLength={80} value={search} onChange={setSearch} />
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
    </section>
  );
}
