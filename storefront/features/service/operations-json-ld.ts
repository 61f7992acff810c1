import { markets, type MarketCode } from '#core/market/market.ts';
import type { JsonLd } from '../../lib/json-ld.ts';
import type { Operation } from './service-query.ts';

interface Described {
  readonly name: string;
  readonly market: MarketCode;
  readonly operations: readonly Operation[];
}

/** The service of a device with its prices for search engines; what is priced on request is left out. */
export const operationsJsonLd = ({ name, market, operations }: Described): JsonLd[] => [
  {
    '@type': 'Service',
    serviceType: name,
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name,
      itemListElement: operations.flatMap((operation) =>
        operation.price === null
          ? []
          : {
              '@type': 'Offer',
              price: operation.price,
              priceCurrency: markets[market].currency,
              itemOffered: { '@type': 'Service', name: operation.name },
            },
      ),
    },
  },
];
