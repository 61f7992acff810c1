import { describe, expect, it } from 'vitest';
import { emptyProductChoice } from '#core/catalog/product-address.ts';
import { additionOf } from './addition.ts';
import { productExample } from './selection.example.ts';
import { selectionOf, type ChosenExtra, type Selection } from './selection.ts';

const selectionWith = (...extras: readonly Partial<ChosenExtra>[]): Selection => {
  const selection = selectionOf(productExample, { ...emptyProductChoice, extras: ['damage'] });
  const [example] = selection?.extras ?? [];
  if (!selection || !example) throw new Error('the example sells nothing');
  return { ...selection, extras: extras.map((extra) => ({ ...example, ...extra })) };
};

describe('additionOf', () => {
  it('names the piece that the page shows', () => {
    expect(additionOf(selectionWith(), null)).toEqual({ product: 1 });
  });

  it('gives each kind of extra its own name', () => {
    const selection = selectionWith(
      { kind: 'insurance', id: 4 },
      { kind: 'screen_protection', id: 5 },
      { kind: 'extended_warranty', months: 24 },
      { kind: 'prolonged_warranty', code: 'prolong-used-12' },
    );
    expect(additionOf(selection, null)).toEqual({
      product: 1,
      generalTuito: { id: 4 },
      screenTuito: { id: 5 },
      mpWarranty: { monthCount: 24 },
      prolongWarranty: { code: 'prolong-used-12' },
    });
  });

  it('leaves out what is not ticked', () => {
    expect(additionOf(selectionWith({ kind: 'insurance', isChosen: false }), null)).toEqual({
      product: 1,
    });
  });

  it('sends the offer for the old device along', () => {
    expect(additionOf(selectionWith(), 'kod-nabidky')).toMatchObject({
      buyoutProduct: 'kod-nabidky',
    });
  });
});
