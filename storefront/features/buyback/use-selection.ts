import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useStore } from 'zustand';
import type { DisplayTarget } from '#core/buyback/display-mask.ts';
import { loadedAppraisal } from '#core/buyback/appraisal-loaded.ts';
import type { SelectionEvent, SelectionState } from '#core/buyback/selection-state.ts';
import { useText } from '../../i18n/text.ts';
import { useShop } from '../../lib/shop.tsx';
import { readAddress } from './address.ts';
import { SelectionStore } from './selection-store.ts';
import { selectorKey, selectorQuery, type SelectorReply } from './selector-queries.ts';

export interface Selection {
  readonly state: SelectionState;
  readonly dispatch: (event: SelectionEvent) => void;
  /** Changes whenever open forms must start anew. */
  readonly formsKey: number;
  /** The server's sentence about the address that it sent to. */
  readonly notice: string | null;
  /** Opens a stored offer for changes or for sale. */
  readonly leaveReview: (target: DisplayTarget) => void;
  /** Applies an address that came with a refusal and loads its prices anew. */
  readonly reload: (url: string | null) => Promise<void>;
}

/**
 * The selection behind the selector's page. `data` is what the server says of the address; when
 * the address moved by itself (back, forward, a link), the state follows it.
 */
export function useSelection(data: SelectorReply): Selection {
  const store = useSelectionStore(data);
  const { state, formsKey, notice } = useStore(store.snapshots);
  useEffect(() => store.recall(), [store]);
  useEffect(() => store.follow(data), [store, data]);
  useLeaving(store);
  const reload = useReload(store);
  return {
    state,
    dispatch: store.dispatch,
    formsKey,
    notice,
    leaveReview: (target) => store.leaveReview(data, target),
    reload,
  };
}

/** Tells the store of every move that it did not make itself. */
function useLeaving(store: SelectionStore) {
  const { pathname } = useLocation();
  const known = useRef(pathname);
  useEffect(() => {
    if (known.current !== pathname) store.goneTo(pathname);
    known.current = pathname;
  }, [store, pathname]);
  useEffect(() => () => store.goneTo(null), [store]);
}

/** The same device gets its new prices in place; another address is simply gone to. */
function useReload(store: SelectionStore) {
  const { client, market } = useShop();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return async (url: string | null) => {
    const address = readAddress(url ?? pathname, market);
    if (address === null) return void navigate(url ?? pathname);
    const query = { ...selectorQuery(client, address), staleTime: 0 };
    const arrived = await queryClient.query(query).catch(() => null);
    // The cache keeps an object of its own; the page must not take that for yet another reply.
    const data = arrived && queryClient.getQueryData(query.queryKey);
    const color = store.snapshots.getState().state.selectedProductColor;
    if (data && !('missing' in data) && data.selectedChoices.productColor === color) {
      store.refresh(data);
    }
    if (url !== null && url !== pathname) await navigate(url);
  };
}

function useSelectionStore(data: SelectorReply): SelectionStore {
  const { client, market } = useShop();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const failedMessage = useText('selector')('appraisalFailed');
  const [store] = useState(
    () =>
      new SelectionStore(data, {
        client,
        queryClient,
        failedMessage,
        applyUrl: (url, state) => {
          const address = readAddress(url, market);
          void navigate(url, { preventScrollReset: true });
          if (address === null || hasError(state)) return null;
          // The page of the new address is what the state already holds: nothing loads twice.
          const reply = replyOf(state, url);
          queryClient.setQueryData(selectorKey(address), reply);
          return reply;
        },
      }),
  );
  return store;
}

const hasError = (state: SelectionState): boolean =>
  state.appraisalAPIErrorMessage !== null || state.choicesErrorMessage !== null;

const replyOf = (state: SelectionState, url: string): SelectorReply => ({
  selectedChoices: {
    productType: state.selectedProductType,
    productManufacturer: state.selectedProductManufacturer,
    productModel: state.selectedProductModel,
    productColor: state.selectedProductColor,
  },
  choices: {
    productType: [...state.productTypeChoices],
    productManufacturer: [...state.productManufacturerChoices],
    productModel: [...state.productModelChoices],
    productColor: [...state.productColorChoices],
  },
  // The reply's type allows changes, the state's does not; nobody makes any.
  appraisal: loadedAppraisal(state) as SelectorReply['appraisal'],
  offer: null,
  url,
});
