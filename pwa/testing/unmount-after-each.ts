import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// A mounted tree would keep running after its test, and after the last test there is no window.
afterEach(cleanup);
