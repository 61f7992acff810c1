import { fetchThrough, type Circuit } from '../circuit.ts';
import { createLiftagoApi } from './liftago-api.ts';
import type { Liftago } from './liftago.ts';

/** Houses of these numbers make trouble, so that every outcome can be seen. */
const trouble = { noDriver: /\b404\b/, broken: /\b500\b/, silent: /\b408\b/ };

const answerTo = (street: string): Response => {
  if (trouble.broken.test(street)) return new Response('', { status: 500 });
  if (trouble.noDriver.test(street)) {
    return Response.json({ available: false, reason: 'NO_DRIVER' });
  }
  // Farther streets have longer names here, so that not every ride takes as long.
  return Response.json({ available: true, etaMinutes: 35 + (street.length % 20) });
};

/**
 * Liftago without drivers: the real client talks to a server that is played here. It serves the
 * postcodes of its own delivery; the caller asks about no others.
 */
export function createLiftagoSandbox(report: (problem: string) => void, circuit: Circuit): Liftago {
  const server = async (_: unknown, init?: RequestInit): Promise<Response> => {
    const body: unknown = JSON.parse(typeof init?.body === 'string' ? init.body : '{}');
    const street = JSON.stringify(body).split('"kind":"DESTINATION"')[1] ?? '';
    if (trouble.silent.test(street)) await aborted(init?.signal);
    return answerTo(street);
  };
  return createLiftagoApi({
    partnerId: 'sandbox',
    token: 'sandbox-token',
    isSandbox: true,
    fetch: fetchThrough(circuit, server),
    report,
    warehouse: () => Promise.resolve({ street: 'Skladová 1', city: 'Praha', postcode: '19000' }),
  });
}

/** A server that never answers: whoever asks has to give up. */
const aborted = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('no answer', 'TimeoutError')));
  });
