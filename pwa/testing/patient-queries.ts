import { configure } from '@testing-library/dom';
import { vi } from 'vitest';

// Chunks that are loaded on demand take their time on a busy machine.
const PATIENCE_MS = 20_000;

configure({ asyncUtilTimeout: PATIENCE_MS });

const { waitFor } = vi;
vi.waitFor = (callback, options = PATIENCE_MS) => waitFor(callback, options);
