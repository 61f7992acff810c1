import { expect, it, vi } from 'vitest';
import { circuitOf, fetchThrough, ServiceAway } from '#api/outside/circuit.ts';

/** A program of its own, whose clock is moved by hand. */
function program() {
  let now = new Date('2026-11-27T10:00:00Z');
  const environment: Parameters<typeof circuitOf>[0]['environment'] = Object.create(null);
  const deps = { environment, now: () => now };
  return {
    deps,
    pass: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1_000);
    },
  };
}

const answers = (status: number) => () => Promise.resolve(new Response('', { status }));

it.each([
  ['no answer', () => Promise.reject(new TypeError('fetch failed'))],
  ['a fault of the server', answers(503)],
  ['too many questions', answers(429)],
])('does not ask a service after %s three times in a row', async (_, reply) => {
  const { deps, pass } = program();
  const server = vi.fn(reply);
  const ask = () => fetchThrough(circuitOf(deps, 'gls'), server)('https://outside.example');
  for (const _call of [1, 2, 3]) await ask().catch(() => null);
  await expect(ask()).rejects.toThrow(ServiceAway);
  expect(server).toHaveBeenCalledTimes(3);
  pass(30);
  await ask().catch(() => null);
  expect(server).toHaveBeenCalledTimes(4);
});

it('counts a refusal as an answer, which forgets earlier failures', async () => {
  const { deps } = program();
  const circuit = circuitOf(deps, 'liftago');
  circuit.failed();
  circuit.failed();
  await fetchThrough(circuit, answers(422))('https://outside.example');
  circuit.failed();
  expect(circuit.isAway()).toBe(false);
});

it('keeps services and programs apart', () => {
  const { deps } = program();
  for (const _call of [1, 2, 3]) circuitOf(deps, 'gls').failed();
  expect(circuitOf(deps, 'gls').isAway()).toBe(true);
  expect(circuitOf(deps, 'packeta').isAway()).toBe(false);
  expect(circuitOf(program().deps, 'gls').isAway()).toBe(false);
});
