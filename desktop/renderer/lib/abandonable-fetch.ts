import { callNameHeader, givenUpPath } from '../../shared/places.ts';

/**
 * `fetch` whose reading calls end at the API too when they are given up: the program is told, as its scheme does not
 * learn of it by itself. A change is never given up half way.
 */
export function abandonableFetch(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return (input, init = {}) => {
    const { method = 'GET', signal } = init;
    if (method !== 'GET' || !signal) return fetch(input, init);
    const name = crypto.randomUUID();
    const headers = new Headers(init.headers);
    headers.set(callNameHeader, name);
    const tell = () => void fetch(givenUpPath + name, { method: 'POST' }).catch(() => undefined);
    signal.addEventListener('abort', tell, { once: true });
    const done = () => signal.removeEventListener('abort', tell);
    const answer = fetch(input, { ...init, headers });
    // Once an answer has begun, its body is cancelled by itself.
    answer.then(done, () => undefined);
    return answer;
  };
}
