import { offersChoice } from './answers.ts';
import { currentAppraisal } from './appraisal-loaded.ts';
import type { Appraisal } from './appraisal.ts';
import { changeDisplay, displayMasks } from './display-mask.ts';
import {
  noAppraisal,
  type SelectionEffect,
  type SelectionEvent,
  type SelectionState,
  type SelectionStep,
} from './selection-state.ts';

export interface SelectionTransition {
  readonly state: SelectionState;
  readonly effects: readonly SelectionEffect[];
}

type Event<T extends SelectionEvent['type']> = Extract<SelectionEvent, { readonly type: T }>;

const unchanged = (state: SelectionState): SelectionTransition => ({ state, effects: [] });

/**
 * The selection of a device, step by step (SPECIFICATION 4, T-BUY-9, T-BUY-10). A pure step from
 * event to state and effects: each choice asks under a new request id, and an answer under any
 * other id than the pending one changes nothing.
 */
export function selectionStep(state: SelectionState, event: SelectionEvent): SelectionTransition {
  switch (event.type) {
    case 'type_chosen':
      return chooseType(state, event);
    case 'manufacturer_chosen':
      return chooseManufacturer(state, event);
    case 'model_chosen':
      return chooseModel(state, event);
    case 'color_chosen':
      return chooseColor(state, event);
    case 'manufacturers_arrived':
      return arrive(state, event, 'manufacturers', { productManufacturerChoices: event.choices });
    case 'models_arrived':
      return arrive(state, event, 'models', { productModelChoices: event.choices });
    case 'colors_arrived':
      return arrive(state, event, 'colors', { productColorChoices: event.choices });
    case 'appraisal_arrived':
      return arrive(state, event, 'appraisal', withAppraisal(state, event.appraisal));
    case 'failed':
      return fail(state, event);
    case 'restored':
      return { state: restore(state, event), effects: [{ type: 'reset_forms' }] };
    case 'answered':
      return unchanged(answer(state, event));
    case 'display_chosen': {
      const display = changeDisplay(state.buyoutState, event.target);
      return unchanged(display.ok ? { ...state, buyoutState: display.value } : state);
    }
    case 'email_sent':
    case 'email_failed':
      if (event.productColor !== state.selectedProductColor) return unchanged(state);
      return unchanged({ ...state, emailSent: event.type === 'email_sent' });
  }
}

/** The state that waits for one answer; an earlier one becomes late. */
function asking(state: SelectionState, step: SelectionStep): SelectionState {
  const requestId = state.lastRequestId + 1;
  return { ...state, ...noAppraisal, pending: { requestId, step }, lastRequestId: requestId };
}

/** Any change of type, manufacturer or colour resets the forms; losing a colour is one as well. */
const resets = (changed: boolean): SelectionEffect[] => (changed ? [{ type: 'reset_forms' }] : []);

function chooseType(
  state: SelectionState,
  { productType }: Event<'type_chosen'>,
): SelectionTransition {
  const next: SelectionState = {
    ...asking(state, 'manufacturers'),
    selectedProductType: productType,
    productManufacturerChoices: [],
    selectedProductManufacturer: null,
    productModelChoices: [],
    selectedProductModel: null,
    productColorChoices: [],
    selectedProductColor: null,
  };
  const changed =
    productType !== state.selectedProductType || state.selectedProductManufacturer !== null;
  return {
    state: next,
    effects: [
      ...resets(changed),
      { type: 'load_manufacturers', requestId: next.lastRequestId, productType },
    ],
  };
}

function chooseManufacturer(
  state: SelectionState,
  { productManufacturer }: Event<'manufacturer_chosen'>,
): SelectionTransition {
  const productType = state.selectedProductType;
  if (productType === null) return unchanged(state);
  const next: SelectionState = {
    ...asking(state, 'models'),
    selectedProductManufacturer: productManufacturer,
    productModelChoices: [],
    selectedProductModel: null,
    productColorChoices: [],
    selectedProductColor: null,
  };
  const changed =
    productManufacturer !== state.selectedProductManufacturer ||
    state.selectedProductColor !== null;
  const requestId = next.lastRequestId;
  return {
    state: next,
    effects: [
      ...resets(changed),
      { type: 'load_models', requestId, productType, productManufacturer },
    ],
  };
}

function chooseModel(
  state: SelectionState,
  { productModel }: Event<'model_chosen'>,
): SelectionTransition {
  if (state.selectedProductManufacturer === null) return unchanged(state);
  const next: SelectionState = {
    ...asking(state, 'colors'),
    selectedProductModel: productModel,
    productColorChoices: [],
    selectedProductColor: null,
  };
  return {
    state: next,
    effects: [
      ...resets(state.selectedProductColor !== null),
      { type: 'load_colors', requestId: next.lastRequestId, productModel },
    ],
  };
}

function chooseColor(
  state: SelectionState,
  { productColor }: Event<'color_chosen'>,
): SelectionTransition {
  if (state.selectedProductModel === null) return unchanged(state);
  const same = productColor === state.selectedProductColor;
  // The same colour loads again only after a failure, when there is nothing to keep.
  if (same && state.appraisalAPIErrorMessage === null) return unchanged(state);
  const next = { ...asking(state, 'appraisal'), selectedProductColor: productColor };
  return {
    state: next,
    effects: [
      ...resets(!same),
      { type: 'load_appraisal', requestId: next.lastRequestId, productColor },
    ],
  };
}

function arrive(
  state: SelectionState,
  { requestId, url }: { readonly requestId: number; readonly url: string },
  step: SelectionStep,
  change: Partial<SelectionState>,
): SelectionTransition {
  if (state.pending?.requestId !== requestId || state.pending.step !== step) {
    return unchanged(state);
  }
  return { state: { ...state, ...change, pending: null }, effects: [{ type: 'apply_url', url }] };
}

function fail(
  state: SelectionState,
  { requestId, message, url }: Event<'failed'>,
): SelectionTransition {
  if (state.pending?.requestId !== requestId) return unchanged(state);
  const failure =
    state.pending.step === 'appraisal'
      ? { appraisalAPIErrorMessage: message }
      : { choicesErrorMessage: message };
  return {
    state: { ...state, ...failure, pending: null },
    effects: url === undefined ? [] : [{ type: 'apply_url', url }],
  };
}

const priced = (state: SelectionState): SelectionState => ({
  ...state,
  appraisalPrice: currentAppraisal(state)?.price ?? null,
});

const withAppraisal = (state: SelectionState, appraisal: Appraisal): SelectionState =>
  priced({
    ...state,
    appraisalResultData: appraisal.appraisalResult,
    deviceConditions: appraisal.deviceConditions,
    appraisalVersion: appraisal.version,
    minimalBuyoutPrice: appraisal.minimalBuyoutPrice,
  });

function restore(state: SelectionState, { data, review }: Event<'restored'>): SelectionState {
  const { selectedChoices, choices, appraisal } = data;
  const restored: SelectionState = {
    ...noAppraisal,
    productTypeChoices: choices.productType,
    selectedProductType: selectedChoices.productType,
    productManufacturerChoices: choices.productManufacturer,
    selectedProductManufacturer: selectedChoices.productManufacturer,
    productModelChoices: choices.productModel,
    selectedProductModel: selectedChoices.productModel,
    productColorChoices: choices.productColor,
    selectedProductColor: selectedChoices.productColor,
    buyoutState: review ? displayMasks.review : displayMasks.initial,
    pending: null,
    lastRequestId: state.lastRequestId,
  };
  return appraisal === null ? restored : withAppraisal(restored, appraisal);
}

function answer(state: SelectionState, { conditionId, value }: Event<'answered'>): SelectionState {
  const condition = state.deviceConditions[conditionId];
  if (condition === undefined || condition.disabled) return state;
  if (state.buyoutState === displayMasks.review) return state;
  if (!offersChoice(state.deviceConditions, conditionId, value)) return state;
  const deviceConditions = { ...state.deviceConditions, [conditionId]: { ...condition, value } };
  return priced({ ...state, deviceConditions });
}
