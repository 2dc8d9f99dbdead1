import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// A mounted tree keeps working after its test, and after the last test without a window.
afterEach(cleanup);
