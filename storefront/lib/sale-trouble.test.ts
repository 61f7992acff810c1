import { describe, expect, it } from 'vitest';
import { ApiError } from '#core/contract/client.ts';
import { saleFailureOf } from './sale-trouble.ts';
import { NetworkError } from '#ui/wire.ts';

const answered = (status: number, body: unknown = null) =>
  saleFailureOf(new ApiError(status, body, null));

describe('saleFailureOf', () => {
  it('tells a missing answer from a broken server and from too many attempts', () => {
    expect(saleFailureOf(new NetworkError('no answer'))).toEqual({ kind: 'offline' });
    expect(answered(500)).toEqual({ kind: 'failed' });
    expect(answered(429, { detail: 'slow down' })).toEqual({ kind: 'limited', retryAfter: null });
    const later = saleFailureOf(new ApiError(429, null, null, 90));
    expect(later).toEqual({ kind: 'limited', retryAfter: 90 });
    expect(saleFailureOf(new TypeError('a bug'))).toEqual({ kind: 'failed' });
  });

  it('reads a changed price with the address to apply', () => {
    const body = { message: 'Nižší cena', url: '/vykup/telefony' };
    expect(answered(400, body)).toEqual({ kind: 'price_changed', ...body });
    expect(answered(400, { message: 'Nižší cena' })).toMatchObject({ url: null });
  });

  it('leaves other refusals with what the server said', () => {
    const body = { customer_data: { postcode: ['bad'] } };
    expect(answered(400, body)).toEqual({ kind: 'refused', body });
    expect(answered(409, { detail: 'changed' })).toEqual({
      kind: 'refused',
      body: { detail: 'changed' },
    });
  });
});
