import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { formatMoney } from '#core/shared/money.ts';
import { allPhrases } from '../../i18n/all-phrases.ts';
import { renderInShop } from '../../lib/render-in-shop.example.tsx';
import type { CounterOffer } from './counter-offer-query.ts';
import { OfferComparison } from './offer-comparison.tsx';

const offer: CounterOffer = {
  price: 2_500,
  originalPrice: 5_900,
  quality: 'C',
  originalQuality: 'B',
  gradeAmount: -3_000,
  minimumAmount: 0,
  differences: [
    { name: 'Displej', answered: 'Bez škrábanců', found: 'Škrábance', amount: -400 },
    { name: 'Tělo', answered: 'Bez vad', found: 'Oděrky', amount: 0 },
  ],
  photos: [{ id: 7, width: 2_000, height: 1_000 }],
  note: '',
  device: 'Apple iPhone 15',
  decision: 'open',
  answerBy: '2026-10-21T21:59:59.999Z',
  swap: null,
};

describe.each(['cs', 'ro'] as const)('what an inspection found otherwise, in %s', (language) => {
  const { status: t } = allPhrases[language];
  const plain = (text: string) => text.replaceAll('\u00A0', ' ');
  const money = (amount: number) => plain(formatMoney(amount, language === 'cs' ? 'cz' : 'ro'));
  const show = (of: CounterOffer) =>
    renderInShop(<OfferComparison code="Dec1" offer={of} />, undefined, language);
  const said = () => plain(document.body.textContent);

  it('says what each difference does to the price, and shows what was photographed', () => {
    show(offer);
    expect(said()).toContain(`−${money(3_000)}`);
    expect(said()).toContain(`−${money(400)}`);
    expect(said()).toContain(plain(t.noPriceEffect));
    const photo = screen.getByRole('img', { name: (own) => plain(own).includes('1') });
    expect(photo.getAttribute('src')).toMatch(/counter-offer\/Dec1\/photos\/7\//u);
  });

  it('names no amounts of a device that is not bought at all, and no photos where none were taken', () => {
    const differences = offer.differences.map((each) => ({ ...each, amount: null }));
    show({ ...offer, price: 0, gradeAmount: null, minimumAmount: null, differences, photos: [] });
    expect(said()).not.toContain(plain(t.priceEffect));
    expect(screen.queryByRole('img')).toBeNull();
  });
});
