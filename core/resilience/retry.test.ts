import { describe, expect, it } from 'vitest';
import { nextRetryMs, retryDelayMs, type FailedCall } from './retry.ts';

const query: FailedCall = {
  retriesMade: 0,
  status: 503,
  method: 'GET',
  hasIdempotencyKey: false,
};

describe('nextRetryMs', () => {
  it('retries a query after 1, 2 and 4 seconds and then gives up', () => {
    const waits = [0, 1, 2, 3].map((retriesMade) => nextRetryMs({ ...query, retriesMade }));
    expect(waits).toEqual([1_000, 2_000, 4_000, null]);
  });

  it('retries when no answer came', () => {
    expect(nextRetryMs({ ...query, status: null })).toBe(1_000);
  });

  it.each([400, 401, 403, 404, 408, 409, 422, 429])('never retries a %d', (status) => {
    expect(nextRetryMs({ ...query, status })).toBeNull();
  });

  it.each(['POST', 'PATCH', 'PUT', 'DELETE'] as const)(
    'retries a %s only with an idempotency key',
    (method) => {
      expect(nextRetryMs({ ...query, method })).toBeNull();
      expect(nextRetryMs({ ...query, method, hasIdempotencyKey: true })).toBe(1_000);
    },
  );
});

it('never waits longer than 30 seconds', () => {
  expect([4, 5, 50].map(retryDelayMs)).toEqual([16_000, 30_000, 30_000]);
});
