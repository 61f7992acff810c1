import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// Files of one worker share a document and its libraries, which take most of a file's time to load; the code under
// test is each file's own, with the state that its modules keep.
vi.resetModules();

// A test is no clock: a screen may be late on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

// What one test has drawn is gone before the next one looks.
afterEach(cleanup);

// What a file did to the document must not be found by the next one.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});
