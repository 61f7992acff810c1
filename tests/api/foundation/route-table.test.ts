import { expect, it } from 'vitest';
import type { BoundRoute } from '#api/platform/http/bind.ts';
import { RouteTable } from '#api/platform/http/route-table.ts';
import { endpoints, type UrlKey } from '#core/contract/endpoints.ts';

const route = (key: UrlKey): BoundRoute => ({
  key,
  endpoint: endpoints[key],
  rules: undefined,
  handle: () => Promise.resolve(null),
});

it('takes a call once', () => {
  const table = new RouteTable([route('grid-products')]);
  expect(table.find('GET', '/api/new/admin/grids/products/')).toHaveProperty('route');
  expect(() => new RouteTable([route('grid-products'), route('grid-products')])).toThrow('twice');
});
