import type { QueryClient } from '@tanstack/react-query';
import { createStore, type StoreApi } from 'zustand/vanilla';
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
import { asApiError } from '#ui/api-error.ts';
import { keepRetainedFormOf, tabStorage } from '../../lib/retained-form.ts';
import { loadStep, type LoadEffect } from './load-step.ts';
import { recallAnswers, saveAnswers } from '../../lib/saved-answers.ts';
import { refusalOf, type SelectorReply } from './selector-queries.ts';

export interface SelectionSettings {
  readonly client: Client;
  readonly queryClient: QueryClient;
  /** The specification's sentence for a failed appraisal. */
  readonly failedMessage: string;
  /** Moves the address bar to the server's URL; answers the reply that now stands for it. */
  readonly applyUrl: (url: string, state: SelectionState) => SelectorReply | null;
}

/** What the page shows of the selection. */
export interface SelectionSnapshot {
  readonly state: SelectionState;
  /** Grows whenever the forms must start anew. */
  readonly formsKey: number;
  /** The server's sentence about the address that it sent to instead; null most of the time. */
  readonly notice: string | null;
}

/** Forms that stay open over a newer price list. */
const formTargets = ['sendToEmail', 'sellOnline'] as const;

/** The state that a reply of the server stands for. */
const restoredSelection = (data: SelectorReply): SelectionState =>
  selectionStep(initialSelection, { type: 'restored', data, review: data.offer !== null }).state;

/** Runs the pure state machine of the core and does what it asks for. */
export class SelectionStore {
  /** Followed by the page. */
  readonly snapshots: StoreApi<SelectionSnapshot>;
  readonly #settings: SelectionSettings;
  #state: SelectionState;
  /** The reply that the state stands for. */
  #reply: SelectorReply;
  #formsKey = 0;
  #notice: string | null = null;

  constructor(data: SelectorReply, settings: SelectionSettings) {
    this.#settings = settings;
    this.#reply = data;
    this.#state = restoredSelection(data);
    this.snapshots = createStore(() => this.#snapshot());
  }

  readonly dispatch = (event: SelectionEvent): void => {
    const { state, effects } = selectionStep(this.#state, event);
    if (state === this.#state && effects.length === 0) return;
    this.#state = state;
    if (event.type.endsWith('_chosen')) this.#notice = null;
    if (event.type === 'failed' && event.url !== undefined) this.#notice = event.message;
    if (event.type === 'appraisal_arrived' || event.type === 'restored') this.#recall();
    if (event.type === 'answered' && state.selectedProductColor !== null) {
      saveAnswers(state.selectedProductColor, answersOf(state.deviceConditions));
    }
    for (const effect of effects) this.#perform(effect);
    this.#notify();
  };

  /** Puts back what this tab keeps of the device; the server does not know it. */
  recall(): void {
    keepRetainedFormOf(tabStorage(), this.#state.selectedProductColor);
    this.#recall();
    this.#notify();
  }

  /** Restores the state from a reply, unless it stands for that one already. */
  follow(reply: SelectorReply): void {
    if (reply === this.#reply) return;
    this.#reply = reply;
    this.dispatch({ type: 'restored', data: reply, review: reply.offer !== null });
  }

  /** Somebody went elsewhere by a link: an answer still under way must not fetch them back. */
  goneTo(pathname: string | null): void {
    if (this.#state.pending === null || pathname === this.#reply.url) return;
    this.#apply({ type: 'restored', data: this.#reply, review: this.#reply.offer !== null });
    this.#recall();
    this.#notify();
  }

  /** Turns a stored offer into a selection with its answers, open for changes or for sale. */
  leaveReview(data: SelectorReply, target: DisplayTarget): void {
    this.#apply({ type: 'restored', data, review: false });
    this.#apply({ type: 'display_chosen', target });
    this.#notify();
  }

  /** Takes a newer price list for the same device; answers and an open form stay. */
  refresh(data: SelectorReply): void {
    this.#reply = data;
    const open = formTargets.find((target) => displayMasks[target] === this.#state.buyoutState);
    this.#apply({ type: 'restored', data, review: false });
    this.#recall();
    if (open) this.#apply({ type: 'display_chosen', target: open });
    this.#notify();
  }

  /** Changes the state alone: the forms are not reset and nothing is loaded. */
  #apply(event: SelectionEvent): void {
    this.#state = selectionStep(this.#state, event).state;
  }

  #recall(): void {
    const { selectedProductColor: color, buyoutState } = this.#state;
    if (color === null || buyoutState === displayMasks.review) return;
    for (const [conditionId, value] of Object.entries(recallAnswers(color))) {
      this.#apply({ type: 'answered', conditionId, value });
    }
  }

  #perform(effect: SelectionEffect): void {
    if (effect.type === 'reset_forms') {
      this.#formsKey += 1;
      keepRetainedFormOf(tabStorage(), this.#state.selectedProductColor);
    } else if (effect.type === 'apply_url') {
      this.#reply = this.#settings.applyUrl(effect.url, this.#state) ?? this.#reply;
    } else this.#load(effect);
  }

  #load(effect: LoadEffect): void {
    const { client, queryClient, failedMessage } = this.#settings;
    loadStep(client, queryClient, effect).then(this.dispatch, (error: unknown) => {
      const answered = asApiError(error);
      const refusal = answered?.status === 400 ? refusalOf(answered.body) : null;
      this.dispatch({
        type: 'failed',
        requestId: effect.requestId,
        message: refusal?.message ?? failedMessage,
        ...(refusal?.url ? { url: refusal.url } : {}),
      });
    });
  }

  #snapshot(): SelectionSnapshot {
    return { state: this.#state, formsKey: this.#formsKey, notice: this.#notice };
  }

  #notify(): void {
    this.snapshots.setState(this.#snapshot(), true);
  }
}
