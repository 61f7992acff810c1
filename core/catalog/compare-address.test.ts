import { expect, it } from 'vitest';
import { compareAddress, readComparison } from './compare-address.ts';

const read = (query: string) => readComparison('cz', [...new URLSearchParams(query)]);

it('is read back as it was written, in the words of the market', () => {
  const comparison = { products: ['iphone-15-128gb-black', 'galaxy-s24'], onlyDifferences: true };
  expect(compareAddress('cz', comparison)).toBe(
    '/porovnani?produkty=iphone-15-128gb-black,galaxy-s24&jen-rozdily=1',
  );
  for (const market of ['cz', 'ro'] as const) {
    const query = compareAddress(market, comparison).split('?')[1] ?? '';
    expect(readComparison(market, [...new URLSearchParams(query)])).toEqual(comparison);
  }
});

it('has no query where nothing is compared', () => {
  expect(compareAddress('ro', { products: [], onlyDifferences: true })).toBe('/comparare');
});

it('takes at most four products, each once, and no nonsense', () => {
  expect(read('produkty=a,b,a,%27%20or,C,c,d,e').products).toEqual(['a', 'b', 'c', 'd']);
  expect(read('produkty=').products).toEqual([]);
  expect(read('jen-rozdily=ano')).toEqual({ products: [], onlyDifferences: false });
});
