import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { productsGrid } from '#core/catalog/products-grid.ts';
import { useDebounced } from '#ui/use-debounced.ts';
import { usePhrases } from '../../../i18n/use-phrases.ts';
import { client } from '../../../lib/client.ts';
import { notify } from '../../../lib/notify.ts';
import { offerUndo } from '../../../lib/undo.ts';
import type { SelectedRows } from '../../../ui/grid/grid-types.ts';
import { keepSelection } from '../../../ui/grid/keep-selection.ts';
import { wireSelection } from '../../../ui/grid/row-selection.ts';
import type { Wish } from './wish-of.ts';

interface Asked {
  readonly selectionId: string;
  readonly wish: Wish;
}

function look({ selectionId, wish }: Asked, signal: AbortSignal) {
  if (wish.call === 'change') {
    const body = { selectionId, change: wish.change };
    return client.post('admin-products-change-preview', { body }, { signal });
  }
  const { note: _, ...pricing } = wish.pricing;
  const body = { selectionId, ...pricing };
  return client.post('admin-products-reprice-preview', { body }, { signal });
}

function run({ selectionId, wish }: Asked, digest: string, idempotencyKey: string) {
  if (wish.call === 'change') {
    const body = { selectionId, change: wish.change, digest };
    return client.post('admin-products-change', { body }, { idempotencyKey });
  }
  const body = { selectionId, ...wish.pricing, digest };
  return client.post('admin-products-reprice', { body }, { idempotencyKey });
}

/** Keeps the selection once, looks at what is typed, and does exactly what was looked at. */
export function useBulk(wish: Wish | null, rows: SelectedRows, onClose: () => void) {
  const t = usePhrases('bulk');
  const [attempt] = useState(() => crypto.randomUUID());
  const kept = useQuery({
    queryKey: ['bulk-products', attempt],
    queryFn: () => keepSelection(productsGrid, wireSelection(rows.selection, rows.filter)),
    staleTime: Infinity,
    gcTime: 0,
    meta: { silent: true },
  });
  const now = wish === null ? '' : JSON.stringify(wish);
  const asked = useDebounced(now, 250);
  const selectionId = kept.data?.id ?? '';
  const preview = useQuery({
    queryKey: ['bulk-products', attempt, selectionId, asked],
    queryFn: ({ signal }) =>
      // Made of a wish a moment ago.
      look({ selectionId, wish: JSON.parse(asked) as Wish }, signal),
    enabled: selectionId !== '' && asked !== '',
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    meta: { silent: true },
  });
  const isFresh = now !== '' && now === asked;
  const seen = isFresh ? preview.data : undefined;
  const doing = useMutation({
    mutationFn: async () => {
      if (wish === null || seen === undefined) return null;
      return run({ selectionId, wish }, seen.digest, `${attempt}-${seen.digest.slice(0, 20)}`);
    },
    meta: { silent: true },
    onSuccess: (done) => {
      if (done === null) return;
      if (done.prepared) notify('info', t('waits', { count: done.changed }));
      else offerUndo(done.changeSetId, t('done', { count: done.changed }));
      rows.clear();
      onClose();
    },
    onError: () => void preview.refetch(),
  });
  return {
    seen,
    isLooking: now !== '' && (!isFresh || preview.isFetching),
    trouble: doing.error ?? kept.error ?? (isFresh ? preview.error : null),
    isFailed: doing.isError,
    isBusy: doing.isPending,
    run: () => doing.mutate(),
  };
}
