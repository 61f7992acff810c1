import { expect, it } from 'vitest';
import type { BoundRoute } from '#api/platform/http/bind.ts';
import { RouteTable } from '#api/platform/http/route-table.ts';
import { endpoints, type UrlKey } from '#core/contract/endpoints.ts';

const route = (key: UrlKey, more: Partial<BoundRoute> = {}): BoundRoute => ({
  key,
  endpoint: endpoints[key],
  rules: undefined,
  handle: () => Promise.resolve(null),
  ...more,
});

it('takes a call once', () => {
  const table = new RouteTable([route('grid-products')]);
  expect(table.find('GET', '/api/new/admin/grids/products/')).toHaveProperty('route');
  expect(() => new RouteTable([route('grid-products'), route('grid-products')])).toThrow('twice');
});

it('lets only a call that reads begin before its caller is known', () => {
  const proves = { provesSession: true };
  const table = new RouteTable([route('grid-products', proves)]);
  expect(table.find('HEAD', '/api/new/admin/grids/products')).toHaveProperty('route');
  expect(() => new RouteTable([route('grid-products-select', proves)])).toThrow(
    'changes something',
  );
});
