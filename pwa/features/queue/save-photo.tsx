import { Button } from '../../components/button.tsx';
import type { PendingItem } from '../../platform/outbox/item.ts';
import { saveFile } from '../page/save-file.ts';

const ENDINGS = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

/** Downloads a queued photo, as a backup in case the device loses its data. */
export function SavePhoto({ item }: { item: PendingItem<'photo'> }) {
  const { bytes, mediaType } = item.body.draft;
  return (
    <Button
      variant="ghost"
      onClick={() => saveFile(new Blob([bytes], { type: mediaType }), `bowlful-photo.${ENDINGS[mediaType]}`)}
    >
      Save a copy
    </Button>
  );
}
