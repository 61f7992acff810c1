import { describe, expect, it } from 'vitest';
import {
  countFilters,
  isFiltered,
  listingModel,
  listingText,
  toggled,
  withoutFilters,
  withoutSpan,
  type ListingReply,
} from './listing-address.ts';

const value = (code: string) => ({
  value: code,
  label: code,
  hex: null,
  count: 1,
  isChosen: false,
});

const reply: ListingReply = {
  state: '',
  dropped: [],
  count: 3,
  isCountExact: true,
  page: 1,
  pages: 1,
  pageSize: 24,
  sort: 'best',
  sorts: ['best', 'price'],
  results: [],
  emptiedBy: [],
  facets: [
    { kind: 'choice', code: 'color', label: 'Barva', values: [value('black'), value('blue')] },
    { kind: 'range', code: 'price', label: 'Cena', unit: 'Kč', min: 5, max: 90, chosen: null },
  ],
};

const model = (text: string) => listingModel(reply, { path: '/telefony', fixed: [] }, text);

describe('listingModel', () => {
  it('leads to the address of a toggled value, always on the first page', () => {
    const black = model('color=black&page=3');
    expect(black.hrefOf(toggled(black, 'color', 'blue'))).toBe('/telefony?color=black,blue');
    expect(black.hrefOf(toggled(black, 'color', 'black'))).toBe('/telefony');
  });

  it('keeps what stands in the address beside the list', () => {
    const found = listingModel(reply, { path: '/hledani', fixed: [['q', 'iphone 15']] }, '');
    expect(found.hrefOf(toggled(found, 'color', 'blue'))).toBe('/hledani?q=iphone+15&color=blue');
  });

  it('does not cut a span to the bounds of another state', () => {
    expect(model('price=1-5000').hrefOf(model('price=1-5000').state)).toBe(
      '/telefony?price=1-5000',
    );
  });

  it('counts filters and takes them away without touching the sorting', () => {
    const many = model('color=black,blue&price=1-5&sort=price&page=2');
    expect(countFilters(many.state)).toBe(3);
    expect(many.hrefOf(withoutFilters(many))).toBe('/telefony?sort=price');
    expect(many.hrefOf(withoutSpan(many, 'price'))).toBe('/telefony?color=black,blue&sort=price');
    expect(isFiltered(model('sort=price').state)).toBe(false);
  });
});

it('leaves campaigns and the page’s own names out of the list’s state', () => {
  expect(listingText('?utm_source=x&color=black,blue&q=abc', ['q'])).toBe('color=black,blue');
});
