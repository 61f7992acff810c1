import { queryOptions } from '@tanstack/react-query';
import type { Client } from '#core/contract/client.ts';
import type { CallInput, Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';

export type PackageData = Reply<Endpoints['cart-package-product']>;
export type Option = PackageData['options'][number];
export type PackageChange = CallInput<Endpoints['cart-package-product-change']>['body'];

/** A package with what can be chosen to it; a change of the cart makes it old. */
export const packageQuery = (client: Client, id: number) =>
  queryOptions({
    queryKey: ['cart', 'package', id],
    queryFn: ({ signal }) => client.get('cart-package-product', { params: { id } }, { signal }),
    staleTime: 0,
  });

/** Plans of installments for everything in the cart. */
export const plansQuery = (client: Client) =>
  queryOptions({
    queryKey: ['cart', 'installments'],
    queryFn: ({ signal }) => client.get('cart-installments', {}, { signal }),
    staleTime: 0,
  });
