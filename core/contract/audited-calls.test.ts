import { expect, it } from 'vitest';
import { auditedCalls } from '../changes/audited-calls.ts';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { changeKeys } from '../resources/resource.ts';
import { resources } from '../changes/all-resources.ts';

/** Who may decide hangs on the act, so that the call itself is open to all of the staff. */
const open: readonly string[] = ['prepared-act-decide'];

/**
 * What anybody of the staff keeps for themselves, such as saved views, is no change of the shop; nor is a question that is
 * posted because what it names must stand in no address.
 */
const isChange = ([key, { method, access }]: readonly [string, Endpoint]): boolean =>
  typeof access === 'object' &&
  (access.permission !== 'office.use' || open.includes(key)) &&
  method !== 'GET' &&
  !/-(select|preview|find|why-not)$/.test(key);

it('names every call by which the staff change something', () => {
  const changing = Object.entries<Endpoint>(endpoints).filter(isChange);
  const ofResources = resources.flatMap((one) => Object.values(changeKeys(one)));
  expect([...auditedCalls, ...ofResources].sort()).toEqual(changing.map(([key]) => key).sort());
});
