import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInShop } from '../../lib/render-in-shop.example.tsx';
import { ProductHead } from './product-head.tsx';
import { productExample } from './selection.example.ts';

afterEach(cleanup);

const titleOf = (buyback: typeof productExample.buyback): string => {
  renderInShop(<ProductHead product={{ ...productExample, offers: [], buyback }} />);
  // Short words are bound to the next one by a space that does not break.
  return document.title.replaceAll('\u00A0', ' ');
};

it('promises to buy an old one only of what is bought', () => {
  const bought = { url: '/vykup/telefony/maker/phone', maximalPrice: 1_000 };
  expect(titleOf(bought)).toBe('Phone – cena, dostupnost a výkup starého');
  expect(titleOf(null)).toBe('Phone – cena a dostupnost');
});
