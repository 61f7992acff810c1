import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleAnswers, exampleAppraisal } from './appraisal.example.ts';
import { selectionStep } from './selection-cascade.ts';
import {
  initialSelection,
  type ColorChoice,
  type SelectionEffect,
  type SelectionEvent,
  type SelectionState,
} from './selection-state.ts';

const choice = (value: string) => ({ value, label: value });
const model = (value: string) => ({ ...choice(value), maximalPrice: null, size: null });
const color = (value: string): ColorChoice => ({ ...choice(value), imageAlt: '', hex: '#000' });

/** Runs events and returns the last state with the effects of the last event. */
function run(events: readonly SelectionEvent[], from: SelectionState = initialSelection) {
  let state = from;
  let effects: readonly SelectionEffect[] = [];
  for (const event of events) ({ state, effects } = selectionStep(state, event));
  return { state, effects };
}

const untilColors: readonly SelectionEvent[] = [
  { type: 'type_chosen', productType: 'telefony' },
  { type: 'manufacturers_arrived', requestId: 1, choices: [choice('apple')], url: '/1/' },
  { type: 'manufacturer_chosen', productManufacturer: 'apple' },
  { type: 'models_arrived', requestId: 2, choices: [model('iphone-14')], url: '/2/' },
  { type: 'model_chosen', productModel: 'iphone-14' },
  { type: 'colors_arrived', requestId: 3, choices: [color('blue'), color('red')], url: '/3/' },
];
const chooseBlue: SelectionEvent = { type: 'color_chosen', productColor: 'blue' };
const loaded: readonly SelectionEvent[] = [
  ...untilColors,
  chooseBlue,
  { type: 'appraisal_arrived', requestId: 4, appraisal: exampleAppraisal, url: '/4/' },
];
const answered: readonly SelectionEvent[] = [
  ...loaded,
  ...Object.entries(exampleAnswers).map(([conditionId, value]): SelectionEvent => ({
    type: 'answered',
    conditionId,
    value,
  })),
  { type: 'display_chosen', target: 'sellOnline' },
  { type: 'email_sent', productColor: 'blue' },
];

describe('the selection of a device', () => {
  it('loads each step from the one before and applies the address that came with it', () => {
    expect(run(untilColors.slice(0, 1)).effects).toEqual([
      { type: 'reset_forms' },
      { type: 'load_manufacturers', requestId: 1, productType: 'telefony' },
    ]);
    expect(run(untilColors.slice(0, 2)).effects).toEqual([{ type: 'apply_url', url: '/1/' }]);
    expect(run(untilColors.slice(0, 3)).effects).toContainEqual({
      type: 'load_models',
      requestId: 2,
      productType: 'telefony',
      productManufacturer: 'apple',
    });
    expect(run(untilColors.slice(0, 5)).effects).toEqual([
      { type: 'load_colors', requestId: 3, productModel: 'iphone-14' },
    ]);
    expect(run([...untilColors, chooseBlue]).effects).toEqual([
      { type: 'reset_forms' },
      { type: 'load_appraisal', requestId: 4, productColor: 'blue' },
    ]);
  });

  it('prices every answer at once', () => {
    expect(run(loaded).state).toMatchObject({ appraisalVersion: 'v41', appraisalPrice: null });
    const { state } = run(answered);
    expect(state).toMatchObject({ appraisalPrice: 5_900, buyoutState: 5, emailSent: true });
    expect(state.deviceConditions['body']?.value).toBe('body-B');
  });

  it('ignores an answer that the questionnaire does not offer', () => {
    const before = run(loaded).state;
    for (const [conditionId, value] of [
      ['display', 'gone'],
      ['gone', 'display-A'],
    ] as const) {
      expect(run([{ type: 'answered', conditionId, value }], before).state).toBe(before);
    }
  });

  it('keeps everything when the same colour is chosen again', () => {
    const before = run(answered).state;
    expect(run([chooseBlue], before)).toEqual({ state: before, effects: [] });
  });

  it('clears answers, forms and the sent flag for another colour', () => {
    const { state, effects } = run([...answered, { type: 'color_chosen', productColor: 'red' }]);
    expect(effects.map(({ type }) => type)).toEqual(['reset_forms', 'load_appraisal']);
    expect(state).toMatchObject({
      selectedProductModel: 'iphone-14',
      selectedProductColor: 'red',
      deviceConditions: {},
      appraisalVersion: null,
      appraisalPrice: null,
      buyoutState: 1,
      emailSent: null,
    });
    expect(state.productColorChoices).toHaveLength(2);
  });

  it('clears everything below a new type', () => {
    const { state, effects } = run([...answered, { type: 'type_chosen', productType: 'tablety' }]);
    expect(effects[0]).toEqual({ type: 'reset_forms' });
    expect(state).toEqual({
      ...initialSelection,
      selectedProductType: 'tablety',
      pending: { requestId: 5, step: 'manufacturers' },
      lastRequestId: 5,
    });
  });

  it('clears model and colour below a new manufacturer, and the colour below a new model', () => {
    const samsung = run([
      ...answered,
      { type: 'manufacturer_chosen', productManufacturer: 'samsung' },
    ]);
    expect(samsung.state).toMatchObject({
      selectedProductModel: null,
      selectedProductColor: null,
      productModelChoices: [],
      appraisalPrice: null,
    });
    expect(samsung.state.productManufacturerChoices).toHaveLength(1);
    const iphone15 = run([...answered, { type: 'model_chosen', productModel: 'iphone-15' }]);
    expect(iphone15.state).toMatchObject({ selectedProductColor: null, productColorChoices: [] });
    expect(iphone15.effects[0]).toEqual({ type: 'reset_forms' });
  });
});

describe('late answers', () => {
  it('do not bring models of the type that was left while they were loading', () => {
    const { state, effects } = run([
      ...untilColors.slice(0, 3),
      { type: 'type_chosen', productType: 'tablety' },
      { type: 'models_arrived', requestId: 2, choices: [model('iphone-14')], url: '/late/' },
    ]);
    expect(effects).toEqual([]);
    expect(state).toMatchObject({ selectedProductType: 'tablety', productModelChoices: [] });
    expect(state.pending).toEqual({ requestId: 3, step: 'manufacturers' });
  });

  it('neither fail nor mark another device', () => {
    const before = run([...answered, { type: 'color_chosen', productColor: 'red' }]).state;
    const late: SelectionEvent[] = [
      { type: 'failed', requestId: 4, message: 'late', url: '/late/' },
      { type: 'email_failed', productColor: 'blue' },
    ];
    expect(run(late, before)).toEqual({ state: before, effects: [] });
  });

  it('under any other request id change nothing', () => {
    const before = run([...untilColors, chooseBlue]).state;
    fc.assert(
      fc.property(
        fc.integer().filter((id) => id !== 4),
        (requestId) => {
          const event = { requestId, appraisal: exampleAppraisal, url: '/' };
          expect(run([{ type: 'appraisal_arrived', ...event }], before).state).toBe(before);
        },
      ),
    );
  });
});

describe('failures', () => {
  const failed: readonly SelectionEvent[] = [
    ...untilColors,
    chooseBlue,
    { type: 'failed', requestId: 4, message: 'Not bought any more.', url: '/vykup/' },
  ];

  it("show the server's message, apply its address and let the same colour load again", () => {
    const { state, effects } = run(failed);
    expect(state).toMatchObject({
      appraisalAPIErrorMessage: 'Not bought any more.',
      pending: null,
    });
    expect(effects).toEqual([{ type: 'apply_url', url: '/vykup/' }]);
    const again = run([chooseBlue], state);
    expect(again.effects).toEqual([{ type: 'load_appraisal', requestId: 5, productColor: 'blue' }]);
    expect(again.state.appraisalAPIErrorMessage).toBeNull();
  });

  it('of choices do not mark the appraisal', () => {
    const { state, effects } = run([
      ...untilColors.slice(0, 1),
      { type: 'failed', requestId: 1, message: 'Try again.' },
    ]);
    expect(state).toMatchObject({
      choicesErrorMessage: 'Try again.',
      appraisalAPIErrorMessage: null,
    });
    expect(effects).toEqual([]);
  });

  it('of the e-mail set the flag and leave the form open', () => {
    const { state } = run([
      ...loaded,
      { type: 'display_chosen', target: 'sendToEmail' },
      { type: 'email_failed', productColor: 'blue' },
    ]);
    expect(state).toMatchObject({ emailSent: false, buyoutState: 3 });
  });
});
