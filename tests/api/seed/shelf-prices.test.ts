import { expect, it } from 'vitest';
import { readDetectorBrands } from '#api/seed/detector-source.ts';
import { devicePrices, seedCatalogue } from '#api/seed/seed-catalogue.ts';
import { deviceItems } from '#api/seed/shop/device-items.ts';

const { models } = seedCatalogue(readDetectorBrands());

it.each(['CZK', 'RON'] as const)(
  'ask in %s more for a used piece than the shop pays for one',
  (currency) => {
    const below = models.flatMap((model) => {
      const { prices } = devicePrices(model, currency);
      return model.colors.flatMap(({ fullSlug }) =>
        deviceItems(model, fullSlug, currency, { count: 9 }).flatMap(({ grade, price }) =>
          grade !== null && price <= prices[grade] ? [[fullSlug, grade, price, prices[grade]]] : [],
        ),
      );
    });
    expect(models.length).toBeGreaterThan(100);
    expect(below).toEqual([]);
  },
);
