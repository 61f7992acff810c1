import { expect, it, vi } from 'vitest';
import type { Client } from '#core/contract/client.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { resolveMissing } from './resolve-missing.ts';

const answering = (get: () => Promise<unknown>): Client =>
  ({ get: vi.fn(get), post: vi.fn() }) as unknown as Client; // one call is asked for

it.each([
  [
    { kind: 'redirect', to: '/telefony' },
    { status: 301, location: '/telefony' },
  ],
  [{ kind: 'gone', successor: null }, { status: 410 }],
  [{ kind: 'not_found' }, { status: 404 }],
  // A category whose page answered 404 itself, such as one that was hidden a moment ago.
  [{ kind: 'category', id: 1, urlPath: '/telefony' }, { status: 404 }],
])('answers %j with %j', async (reply, expected) => {
  const client = answering(() => Promise.resolve(reply));
  expect(await resolveMissing({ client, queryClient: createQueryClient() }, '/mobily')).toEqual(
    expected,
  );
});

it('finds nothing at an address that the API refuses', async () => {
  const client = answering(() => Promise.reject(new Error('answered 400')));
  expect(await resolveMissing({ client, queryClient: createQueryClient() }, '/-')).toEqual({
    status: 404,
  });
});
