import { expect, it } from 'vitest';
import type { ProductCardData } from '../lib/product-card-data.ts';
import { renderedCards } from './rendered-cards.ts';

// What a card says is of no matter here, only that two of them differ.
const cardOf = (seoName: string, price: number) => ({ seoName, price }) as ProductCardData;
const drawnOf = (card: ProductCardData, isPlain = true) => ({ card, level: 2, isPlain }) as const;
const markupOf = (seoName: string, inside: string) =>
  `<li><article class="product-card" data-view="${seoName}">${inside}</article></li>`;

it('draws a card once, until what it shows changes', () => {
  const [phone, watch] = [cardOf('phone', 1), cardOf('watch', 2)];
  const first = renderedCards('cz', 'cs');
  expect([first.find(drawnOf(phone)), first.find(drawnOf(watch))]).toEqual([undefined, undefined]);
  first.keep(markupOf('phone', '<b>1</b>') + markupOf('watch', '<b>2</b>'));
  const second = renderedCards('cz', 'cs');
  expect(second.find(drawnOf(watch))).toBe('<b>2</b>');
  expect(second.find(drawnOf({ ...phone }))).toBe('<b>1</b>');
  expect(second.find(drawnOf(cardOf('phone', 9)))).toBeUndefined();
  expect(second.find({ ...drawnOf(phone), level: 3 })).toBeUndefined();
  expect(renderedCards('cz', 'ro').find(drawnOf(phone))).toBeUndefined();
});

it('keeps no card with a control or a note on it, and mistakes none for its neighbour', () => {
  const [noted, plain] = [cardOf('noted', 3), cardOf('plain', 4)];
  const first = renderedCards('cz', 'cs');
  expect(first.find(drawnOf(noted, false))).toBeUndefined();
  expect(first.find(drawnOf(plain))).toBeUndefined();
  first.keep(markupOf('noted', 'chosen') + markupOf('plain', 'bare'));
  const second = renderedCards('cz', 'cs');
  expect(second.find(drawnOf(noted, false))).toBeUndefined();
  expect(second.find(drawnOf(plain))).toBe('bare');
});
