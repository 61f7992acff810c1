import { expect, it } from 'vitest';
import type { Availability } from '#core/catalog/availability.ts';
import { productCard as cs } from '../i18n/cs/product-card.ts';
import { productCard as ro } from '../i18n/ro/product-card.ts';
import { createPhrases } from '#ui/phrases.ts';
import type { PhraseBook } from '../i18n/phrase-book.ts';
import { availabilityText, availabilityTone, shortDay } from './availability-text.ts';

const inCzech = (availability: Availability) =>
  availabilityText(
    availability,
    createPhrases<PhraseBook>('cs', { productCard: cs }).text('productCard'),
    'cs',
  );
const inRomanian = (availability: Availability) =>
  availabilityText(
    availability,
    createPhrases<PhraseBook>('ro', { productCard: ro }).text('productCard'),
    'ro',
  );

it('says pieces and stores in the right plural', () => {
  expect(inCzech({ code: 'last_pieces', count: 2 })).toBe('Poslední 2 ks');
  expect(inCzech({ code: 'last_pieces', count: 5 })).toBe('Posledních 5 ks');
  expect(inCzech({ code: 'at_stores', count: 3 })).toBe('Jen na 3 prodejnách');
  expect(inRomanian({ code: 'at_stores', count: 20 })).toBe('Doar în 20 de magazine');
  expect(inRomanian({ code: 'last_pieces', count: 1 })).toBe('Ultimul produs');
});

it('says a day the language’s way', () => {
  expect(inCzech({ code: 'expected', day: '2026-12-03' })).toBe('Očekáváme 3.\u00a012.');
  expect(inRomanian({ code: 'pre_order', day: '2026-12-03' })).toBe(
    'Precomandă, în vânzare din 03.12',
  );
  expect(shortDay('2026-01-09', 'cs')).toBe('9.\u00a01.');
});

it('tells what can be had now from what comes later or never', () => {
  expect(availabilityTone({ code: 'at_stores', count: 1 })).toBe('now');
  expect(availabilityTone({ code: 'to_order', days: 5 })).toBe('later');
  expect(availabilityTone({ code: 'discontinued' })).toBe('never');
});
