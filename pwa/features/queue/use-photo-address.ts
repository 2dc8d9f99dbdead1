import { useEffect, useState } from 'react';
import type { Photo } from '#domain/review/photo';

/** Object URL of a queued photo; null until it is created. */
export function usePhotoAddress({ bytes, mediaType }: Photo): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes], { type: mediaType }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes, mediaType]);
  return address;
}
