import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

const calls = Object.entries<Endpoint>(endpoints);
const reading = calls.filter(
  ([key, { method, path }]) =>
    /^grid-|^category-products$/.test(key) && method === 'GET' && path.startsWith('admin/grids/'),
);
const lists = reading.filter(([, { query }]) => query?.shape['sort']);
const permissionOf = ({ access }: Endpoint) =>
  typeof access === 'object' ? access.permission : access;
const accepts = (schema: z.ZodObject | undefined, value: unknown) =>
  schema?.safeParse(value).success === true;

it('finds the lists of the back office', () => {
  expect(lists.length).toBeGreaterThan(10);
});

describe.each(lists)('the list of %s', (key, endpoint) => {
  const { query, path } = endpoint;

  it('begins in an order that may be asked for, too', () => {
    const page = query?.parse({});
    expect(accepts(query, { sort: page?.['sort'] })).toBe(true);
    expect(page).toMatchObject({ offset: 0, limit: 100 });
  });

  it('refuses a column that no list has (T-GRID-6)', () => {
    const filter = { term: '', conditions: [{ column: 'passwordHash', op: 'blank' }] };
    expect(accepts(query, { filter: JSON.stringify(filter) })).toBe(false);
    expect(accepts(query, { sort: 'passwordHash' })).toBe(false);
  });

  it('keeps selections for whoever may read it, in a path of its own', () => {
    const select = calls.find(([other]) => other === `${key}-select`)?.[1];
    expect(select?.path).toBe(`${path}selections/`);
    expect(select && permissionOf(select)).toBe(permissionOf(endpoint));
  });

  it('is changed below its path, by a permission that is asked for', () => {
    const changes = calls.filter(
      ([, other]) => other.path.startsWith(path) && other.method !== 'GET',
    );
    expect(changes.filter(([, other]) => typeof other.access !== 'object')).toEqual([]);
  });
});
