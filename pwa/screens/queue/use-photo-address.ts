import { useEffect, useState } from 'react';
import type { Photo } from '#domain/outbox/photo';

/** An address under which this page can show a photo of the queue; null until it is made. */
export function usePhotoAddress({ bytes, mediaType }: Photo): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes], { type: mediaType }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes, mediaType]);
  return address;
}
