import { createStore, useStore } from 'zustand';

/** Reasons why the app cannot use this browser's storage. */
type DeviceProblem = 'blocked' | 'slow' | 'newer' | 'superseded' | 'unavailable' | 'lost' | 'queue';

/** One sentence for the person, with a remedy. */
const SENTENCES: Record<DeviceProblem, string> = {
  blocked: 'Bowlful is open in another tab that is out of date. Close that tab to carry on here.',
  slow: 'This browser takes long to open what is kept here. Closing other tabs of Bowlful may help.',
  newer: 'A newer version of Bowlful has been used in this browser. Reload to carry on here.',
  superseded: 'Bowlful was updated in another tab. Reload to carry on here.',
  unavailable: 'This browser does not let Bowlful keep anything on this device.',
  lost: 'This browser lost its storage for a moment. Reload if something is missing.',
  queue:
    'This browser deleted what was waiting to be sent from here. It cannot be brought back; what you write now is kept again.',
};

export const deviceProblemStore = createStore<{ problem: DeviceProblem | null }>(() => ({ problem: null }));

/** 'superseded' stays until a reload; 'lost' and 'slow' do not replace an earlier, more specific problem. */
export function reportDeviceProblem(problem: DeviceProblem): void {
  const known = deviceProblemStore.getState().problem;
  if (known === 'superseded' || ((problem === 'lost' || problem === 'slow') && known !== null)) return;
  deviceProblemStore.setState({ problem });
}

/** Clears a reported problem unless another was reported since. */
export function resolveDeviceProblem(problem: DeviceProblem): void {
  if (deviceProblemStore.getState().problem === problem) deviceProblemStore.setState({ problem: null });
}

/** Calls back once the browser has refused storage. */
export function whenStorageIsRefused(callback: () => void): void {
  const check = () => {
    if (deviceProblemStore.getState().problem !== 'unavailable') return;
    stop();
    callback();
  };
  const stop = deviceProblemStore.subscribe(check);
  check();
}

/** Whether the browser refuses storage altogether, so that no device query is ever answered. */
export function useIsStorageRefused(): boolean {
  return useStore(deviceProblemStore, ({ problem }) => problem === 'unavailable');
}

/** The current problem with this browser's storage as a sentence; null if none. */
export function useDeviceProblem(): string | null {
  const problem = useStore(deviceProblemStore, (state) => state.problem);
  return problem === null ? null : SENTENCES[problem];
}
