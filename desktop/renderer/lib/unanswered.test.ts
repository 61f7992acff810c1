import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeUnanswered, untilAnswered } from './unanswered.ts';

const kept = new Map<string, string>();
const page = new EventTarget();
const asksFirst = (): boolean => {
  const event = new Event('beforeunload', { cancelable: true });
  page.dispatchEvent(event);
  return event.defaultPrevented;
};

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('location', { pathname: '/products' });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** An answer that comes when the test says so. */
function openCall() {
  let resolve: (answer: string) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<string>((answer, fail) => {
    resolve = answer;
    reject = fail;
  });
  return { promise, resolve, reject };
}

const change = { method: 'PATCH', path: '/api/new/admin/grids/products/' };

it('asks before the window goes as long as any change is under way', async () => {
  const first = openCall();
  const second = openCall();
  const calls = [first, second].map(({ promise }) => untilAnswered(change, () => promise));
  expect(asksFirst()).toBe(true);
  first.resolve('a');
  await calls[0];
  expect(asksFirst()).toBe(true);
  second.reject(new Error('refused'));
  await expect(calls[1]).rejects.toThrow('refused');
  expect(asksFirst()).toBe(false);
  expect(takeUnanswered()).toBe(false);
});

it('leaves a mark for the window that comes back, which is found once', async () => {
  const { promise, resolve } = openCall();
  const call = untilAnswered(change, () => promise);
  const left = new Map(kept);
  resolve('answered');
  await call;
  for (const [key, value] of left) kept.set(key, value);
  expect([takeUnanswered(), takeUnanswered()]).toEqual([true, false]);
});

it.each([
  { method: 'GET', path: '/api/new/admin/grids/products/' },
  { method: 'POST', path: '/api/new/auth/login/' },
  { method: 'POST', path: '/api/new/language/' },
  { method: 'POST', path: '/api/new/admin/grid-layouts/products/' },
  { method: 'POST', path: '/api/new/admin/grids/products/selections/' },
])('lets the window go during $method $path', async (call) => {
  await untilAnswered(call, () => {
    expect(asksFirst()).toBe(false);
    return Promise.resolve();
  });
});
