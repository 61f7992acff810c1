import type { AttemptToPay } from '#api/outside/payments/gateway.ts';

export const attempt: AttemptToPay = {
  code: 'attempt-1',
  orderNumber: '1260000001',
  amount: 1_000,
  currency: 'CZK',
  language: 'cs',
  returnUrl: 'https://shop.example/platba/attempt-1',
};

interface Call {
  readonly method: string | undefined;
  readonly url: string;
  readonly headers: Headers;
  readonly body: string;
}

/** Somebody else's server: remembers what it was asked and answers in turn. */
export function serverThat(...answers: readonly (Response | Error)[]) {
  const calls: Call[] = [];
  const left = [...answers];
  const send: typeof fetch = (input, init) => {
    const body = init?.body;
    calls.push({
      method: init?.method,
      headers: new Headers(init?.headers),
      url: input instanceof Request ? input.url : String(input),
      body: body instanceof URLSearchParams ? String(body) : typeof body === 'string' ? body : '',
    });
    const answer = left.shift() ?? new Error('asked too often');
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  return { calls, fetch: send };
}
