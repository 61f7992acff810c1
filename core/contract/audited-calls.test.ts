import { expect, it } from 'vitest';
import { auditedCalls } from '../changes/audited-calls.ts';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

const isChange = ([key, { method, access }]: readonly [string, Endpoint]): boolean =>
  typeof access === 'object' && method !== 'GET' && !/-(select|preview)$/.test(key);

it('names every call by which the staff change something', () => {
  const changing = Object.entries<Endpoint>(endpoints).filter(isChange);
  expect([...auditedCalls].sort()).toEqual(changing.map(([key]) => key).sort());
});
