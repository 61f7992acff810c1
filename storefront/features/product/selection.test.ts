import { describe, expect, it } from 'vitest';
import { emptyProductChoice, type ProductChoice } from '#core/catalog/product-address.ts';
import { productExample } from './selection.example.ts';
import { selectionOf } from './selection.ts';

const select = (choice: Partial<ProductChoice>, product = productExample) =>
  selectionOf(product, { ...emptyProductChoice, ...choice });

describe('selectionOf', () => {
  it('shows the first condition on sale where nothing was asked for', () => {
    expect(select({})).toMatchObject({ condition: 'new', offer: { id: 1 }, total: 20_000 });
  });

  it('takes the cheapest piece of a condition, or the one that was asked for', () => {
    expect(select({ condition: 'used' })).toMatchObject({ offer: { id: 2 }, isUnitGone: false });
    expect(select({ condition: 'used', unit: 3 })).toMatchObject({ offer: { id: 3 } });
  });

  it('says when the condition or the piece is gone, and shows what is nearest', () => {
    expect(select({ condition: 'nearly_new' })).toMatchObject({
      condition: 'new',
      isConditionGone: true,
      isUnitGone: false,
    });
    expect(select({ condition: 'used', unit: 99 })).toMatchObject({
      offer: { id: 2 },
      isUnitGone: true,
    });
  });

  it('prices extras for the chosen piece and adds them up', () => {
    const used = select({ condition: 'used', unit: 3, extras: ['damage'] });
    expect(used?.extras).toMatchObject([{ code: 'damage', price: 1_200, isChosen: true }]);
    expect(used?.total).toBe(13_200);
    expect(select({ extras: ['damage', 'theft'] })?.total).toBe(20_000 + 2_000 + 3_000);
  });

  it('names the extras that the condition does not offer', () => {
    const used = select({ condition: 'used', extras: ['theft', 'damage', 'nonsense'] });
    expect(used?.dropped).toEqual(['Doplněk theft', null]);
    expect(used?.total).toBe(11_000);
  });

  it('knows a product of which everything is sold', () => {
    expect(select({}, { ...productExample, offers: [] })).toBeNull();
  });
});
