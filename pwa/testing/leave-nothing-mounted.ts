import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// What stays mounted goes on working after its test, and after the last one without a window.
afterEach(cleanup);
