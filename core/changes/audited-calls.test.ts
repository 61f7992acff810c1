import { expect, it } from 'vitest';
import { revealedFields } from '../contract/buyback-desk.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { endpoints } from '../contract/endpoints.ts';
import { auditedCalls, auditedReadings } from './audited-calls.ts';

const isChange = ([key, { method, access }]: readonly [string, Endpoint]): boolean =>
  typeof access === 'object' && method !== 'GET' && !/-(select|preview)$/.test(key);

it('names every call by which the staff change something', () => {
  const changing = Object.entries<Endpoint>(endpoints).filter(isChange);
  expect([...auditedCalls].sort()).toEqual(changing.map(([key]) => key).sort());
});

it('names every personal field that can be shown', () => {
  expect([...auditedReadings].sort()).toEqual([...revealedFields].sort());
});
