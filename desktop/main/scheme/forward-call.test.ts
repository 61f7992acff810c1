import { expect, it } from 'vitest';
import { callNameHeader } from '../../shared/places.ts';
import type { KeptSession } from '../session/kept-session.ts';
import { forwardCall, type Fetch } from './forward-call.ts';
import { OpenCalls } from './open-calls.ts';

const nobody = {
  cookieHeader: () => undefined,
  receive: () => undefined,
} as unknown as KeptSession; // what a call asks of it

const callOf = (name: string) =>
  new Request('https://office.example/api/new/admin/units/', {
    headers: { [callNameHeader]: name },
  });

/** An API that answers only when it is told to, and says what it was asked. */
function slowApi() {
  const asked: RequestInit[] = [];
  let answered: (answer: Response) => void = () => undefined;
  const promise = new Promise<Response>((resolve) => (answered = resolve));
  const fetch: Fetch = (_, init) => {
    asked.push(init);
    return new Promise((answer, fail) => {
      init.signal?.addEventListener('abort', () => fail(new DOMException('', 'AbortError')));
      void promise.then(answer);
    });
  };
  return { asked, fetch, answer: () => answered(new Response('{}')) };
}

it('ends a call at the API that the page gave up, and takes it for no lost connection', async () => {
  const calls = new OpenCalls();
  const reached: boolean[] = [];
  const { asked, fetch } = slowApi();
  const given = { apiUrl: 'http://api.example', session: nobody, fetch, calls };
  const answer = forwardCall(callOf('a'), { ...given, reached: (is) => reached.push(is) });
  expect(asked[0]?.signal?.aborted).toBe(false);
  expect(calls.giveUp('a')).toBe(true);
  expect((await answer).type).toBe('error');
  expect(asked[0]?.signal?.aborted).toBe(true);
  expect(reached).toEqual([]);
});

it('lets the others go on, and forgets those that were answered', async () => {
  const calls = new OpenCalls();
  const { fetch, answer } = slowApi();
  const given = { apiUrl: 'http://api.example', session: nobody, fetch, calls };
  const going = forwardCall(callOf('b'), { ...given, reached: () => undefined });
  expect(calls.giveUp('a')).toBe(false);
  answer();
  expect((await going).status).toBe(200);
  expect(calls.giveUp('b')).toBe(false);
});

it('does not send the name of a call to the API', async () => {
  const { asked, fetch, answer } = slowApi();
  answer();
  const given = { apiUrl: 'http://api.example', session: nobody, fetch, calls: new OpenCalls() };
  await forwardCall(callOf('c'), { ...given, reached: () => undefined });
  expect(new Headers(asked[0]?.headers).has(callNameHeader)).toBe(false);
});
