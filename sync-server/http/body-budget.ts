import { unavailable } from '../lib/errors.ts';

type Bounds = { totalBytes: number; bytesPerAddress: number };

type BodyBudget = {
  /**
   * Reserves bytes for a body before it is read.
   * @returns releases them
   * @throws {ApiError} 503 if too many are in progress, in total or from this address
   */
  hold(address: string, bytes: number): () => void;
};

const RETRY_AFTER_SECONDS = 5;

/** Bounds the memory held by unprocessed bodies. */
export function createBodyBudget({ totalBytes, bytesPerAddress }: Bounds): BodyBudget {
  const ofAddress = new Map<string, number>();
  let held = 0;
  return {
    hold(address, bytes) {
      const own = ofAddress.get(address) ?? 0;
      if (held + bytes > totalBytes || own + bytes > bytesPerAddress) throw unavailable(RETRY_AFTER_SECONDS);
      held += bytes;
      ofAddress.set(address, own + bytes);
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        held -= bytes;
        const left = (ofAddress.get(address) ?? 0) - bytes;
        if (left > 0) ofAddress.set(address, left);
        else ofAddress.delete(address);
      };
    },
  };
}
