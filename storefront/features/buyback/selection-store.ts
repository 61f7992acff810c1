import type { QueryClient } from '@tanstack/react-query';
import { answersOf } from '#core/buyback/answers.ts';
import { displayMasks, type DisplayTarget } from '#core/buyback/display-mask.ts';
import { selectionStep } from '#core/buyback/selection-cascade.ts';
import {
  initialSelection,
  type SelectionEffect,
  type SelectionEvent,
  type SelectionState,
} from '#core/buyback/selection-state.ts';
import type { Client } from '#core/contract/client.ts';
import { asApiError } from '../../lib/api-error.ts';
import { loadStep, type LoadEffect } from './load-step.ts';
import { recallAnswers, saveAnswers } from './saved-answers.ts';
import { refusalOf, type SelectorReply } from './selector-queries.ts';

export interface SelectionSettings {
  readonly client: Client;
  readonly queryClient: QueryClient;
  /** The specification's sentence for a failed appraisal. */
  readonly failedMessage: string;
  /** Moves the address bar to the server's URL. */
  readonly applyUrl: (url: string, state: SelectionState) => void;
}

export interface SelectionStore {
  readonly getState: () => SelectionState;
  /** Grows whenever the forms must start anew. */
  readonly getFormsKey: () => number;
  readonly subscribe: (listener: () => void) => () => void;
  readonly dispatch: (event: SelectionEvent) => void;
  /** Puts the answers of this tab back; the server does not know them. */
  readonly recall: () => void;
  /** Takes a newer price list for the same device; answers and an open form stay. */
  readonly refresh: (data: SelectorReply) => void;
  /** Turns a stored offer into a selection with its answers, open for changes or for sale. */
  readonly leaveReview: (data: SelectorReply, target: DisplayTarget) => void;
  /** The server's sentence about the address that it sent to instead; null most of the time. */
  readonly getNotice: () => string | null;
}

/** Forms that stay open over a newer price list. */
const displayTargets = ['sendToEmail', 'sellOnline'] as const;

/** The state that a reply of the server stands for. */
export const restoredSelection = (data: SelectorReply): SelectionState =>
  selectionStep(initialSelection, { type: 'restored', data, review: data.offer !== null }).state;

/** Runs the pure state machine of the core and does what it asks for. */
export function createSelectionStore(
  data: SelectorReply,
  { client, queryClient, failedMessage, applyUrl }: SelectionSettings,
): SelectionStore {
  let state = restoredSelection(data);
  let formsKey = 0;
  let notice: string | null = null;
  const listeners = new Set<() => void>();

  const notify = () => {
    for (const listener of listeners) listener();
  };

  const load = (effect: LoadEffect) => {
    loadStep(client, queryClient, effect).then(dispatch, (error: unknown) => {
      const answered = asApiError(error);
      const refusal = answered?.status === 400 ? refusalOf(answered.body) : null;
      dispatch({
        type: 'failed',
        requestId: effect.requestId,
        message: refusal?.message ?? failedMessage,
        ...(refusal?.url ? { url: refusal.url } : {}),
      });
    });
  };

  const perform = (effect: SelectionEffect) => {
    if (effect.type === 'reset_forms') formsKey += 1;
    else if (effect.type === 'apply_url') applyUrl(effect.url, state);
    else load(effect);
  };

  const recall = () => {
    const color = state.selectedProductColor;
    if (color === null || state.buyoutState === displayMasks.review) return;
    for (const [conditionId, value] of Object.entries(recallAnswers(color))) {
      ({ state } = selectionStep(state, { type: 'answered', conditionId, value }));
    }
  };

  function dispatch(event: SelectionEvent): void {
    const transition = selectionStep(state, event);
    if (transition.state === state && transition.effects.length === 0) return;
    state = transition.state;
    if (event.type.endsWith('_chosen')) notice = null;
    if (event.type === 'failed' && event.url !== undefined) notice = event.message;
    if (event.type === 'appraisal_arrived' || event.type === 'restored') recall();
    if (event.type === 'answered' && state.selectedProductColor !== null) {
      saveAnswers(state.selectedProductColor, answersOf(state.deviceConditions));
    }
    transition.effects.forEach(perform);
    notify();
  }

  return {
    getState: () => state,
    getFormsKey: () => formsKey,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch,
    recall: () => {
      recall();
      notify();
    },
    getNotice: () => notice,
    leaveReview: (data, target) => {
      state = selectionStep(state, { type: 'restored', data, review: false }).state;
      ({ state } = selectionStep(state, { type: 'display_chosen', target }));
      notify();
    },
    refresh: (data) => {
      const open = displayTargets.find((target) => displayMasks[target] === state.buyoutState);
      state = selectionStep(state, { type: 'restored', data, review: false }).state;
      recall();
      if (open) ({ state } = selectionStep(state, { type: 'display_chosen', target: open }));
      notify();
    },
  };
}
