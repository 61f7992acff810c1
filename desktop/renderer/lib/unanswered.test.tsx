import { beforeEach, expect, it } from 'vitest';
import { takeUnanswered, untilAnswered } from './unanswered.ts';

const asksFirst = (): boolean => {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
};

beforeEach(() => sessionStorage.clear());

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
  const left = Object.entries(sessionStorage);
  resolve('answered');
  await call;
  for (const [key, value] of left) sessionStorage.setItem(key, String(value));
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
