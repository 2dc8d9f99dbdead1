import { configure } from '@testing-library/dom';

// Chunks that are loaded on demand take their time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
