import { expect, it } from 'vitest';
import { callNameHeader, givenUpPath } from '../../shared/places.ts';
import { abandonableFetch } from './abandonable-fetch.ts';

const addressOf = (input: RequestInfo | URL): string =>
  input instanceof Request ? input.url : input.toString();

/** A network that never answers, and what was asked of it. */
function silent() {
  const asked: { path: string; method: string; name: string | null }[] = [];
  const fetch = abandonableFetch((input, init = {}) => {
    const name = new Headers(init.headers).get(callNameHeader);
    asked.push({ path: addressOf(input), method: init.method ?? 'GET', name });
    return new Promise(() => undefined);
  });
  return { asked, fetch };
}

it('tells the program by its name which reading call was given up', () => {
  const { asked, fetch } = silent();
  const leaving = new AbortController();
  void fetch('/api/new/admin/units/', { signal: leaving.signal });
  const [call] = asked;
  expect(call?.name).not.toBeNull();
  leaving.abort();
  expect(asked[1]).toMatchObject({ path: givenUpPath + String(call?.name), method: 'POST' });
});

it('never gives up a change, nor tells of what was answered', async () => {
  const { asked, fetch } = silent();
  const leaving = new AbortController();
  void fetch('/api/new/admin/units/', { method: 'POST', signal: leaving.signal });
  leaving.abort();
  expect(asked).toEqual([{ path: '/api/new/admin/units/', method: 'POST', name: null }]);
  const paths: string[] = [];
  const answered = abandonableFetch((input) => {
    paths.push(addressOf(input));
    return Promise.resolve(new Response('{}'));
  });
  const later = new AbortController();
  await answered('/api/new/admin/units/', { signal: later.signal });
  later.abort();
  expect(paths).toEqual(['/api/new/admin/units/']);
});
