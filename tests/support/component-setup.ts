import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A test is no clock: a screen may be late on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

// What one test has drawn is gone before the next one looks.
afterEach(cleanup);
