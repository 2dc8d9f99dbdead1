import { useEffect, useState } from 'react';
import type { Photo } from '#domain/review/photos';

/** An object URL of a picture for as long as it is shown; null until it is made. */
export function usePhotoAddress(photo: Photo | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (photo === null) return;
    const made = URL.createObjectURL(new Blob([photo.bytes], { type: photo.mediaType }));
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(null);
    };
  }, [photo]);
  return address;
}
