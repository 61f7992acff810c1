import { describe, expect, it } from 'vitest';
import { exampleAppraisal, exampleChoice, exampleCondition } from './appraisal.example.ts';
import { selectionStep } from './selection-cascade.ts';
import { initialSelection, type SelectionEvent, type SelectorData } from './selection-state.ts';

const choice = (value: string) => ({ value, label: value });
const run = (events: readonly SelectionEvent[], from = initialSelection) => ({
  state: events.reduce((state, event) => selectionStep(state, event).state, from),
});

describe('a restored selection', () => {
  const fine = exampleChoice('fine', 'A');
  const cracked = exampleChoice('cracked', 'C', -400);
  const data: SelectorData = {
    selectedChoices: {
      productType: 'telefony',
      productManufacturer: 'apple',
      productModel: 'iphone-14',
      productColor: 'blue',
    },
    choices: {
      productType: [choice('telefony')],
      productManufacturer: [choice('apple')],
      productModel: [{ ...choice('iphone-14'), maximalPrice: 10_000, size: null }],
      productColor: [{ ...choice('blue'), imageAlt: 'iPhone', hex: '#00f' }],
    },
    appraisal: {
      ...exampleAppraisal,
      deviceConditions: {
        display: { ...exampleCondition('display', [fine, cracked]), value: 'cracked' },
      },
    },
  };
  it('is priced from its stored answers and makes what was loading late', () => {
    const { state } = run([
      { type: 'type_chosen', productType: 'tablety' },
      { type: 'restored', data, review: false },
      { type: 'manufacturers_arrived', requestId: 1, choices: [], url: '/late/' },
    ]);
    expect(state).toMatchObject({ appraisalPrice: 3_600, buyoutState: 1, pending: null });
    expect(state.productManufacturerChoices).toHaveLength(1);
  });

  it('in review can neither be answered nor sold until another device is chosen', () => {
    const review = run([{ type: 'restored', data, review: true }]).state;
    const { state } = run(
      [
        { type: 'answered', conditionId: 'display', value: 'fine' },
        { type: 'display_chosen', target: 'sellOnline' },
      ],
      review,
    );
    expect(state).toEqual(review);
    expect(state.buyoutState).toBe(9);
    expect(run([{ type: 'type_chosen', productType: 'x' }], review).state.buyoutState).toBe(1);
  });
});
