import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage, usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { queries } from '../../lib/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { formatNumber } from '../../ui/grid/format-cell.ts';
import type { SelectedRows } from '../../ui/grid/grid-types.ts';
import { ErrorState } from '../../ui/states.tsx';
import { AssignResult } from './assign-result.tsx';
import { mostCategories, prepareAssignment, type Prepared } from './prepare-assignment.ts';

export interface Assignment {
  readonly kind: 'add' | 'remove';
  readonly products: SelectedRows;
  readonly categories: SelectedRows;
}

interface AssignDialogProps {
  readonly assignment: Assignment;
  readonly onClose: () => void;
}

const calls = { add: 'category-add-products', remove: 'category-remove-products' } as const;

/** Counts, asks, does and says what became of it; what was counted is exactly what is done. */
export function AssignDialog({ assignment, onClose }: AssignDialogProps) {
  const { kind, products, categories } = assignment;
  const t = usePhrases('assignment');
  const [attempt] = useState(() => crypto.randomUUID());
  const prepared = useQuery({
    queryKey: ['assignment', attempt],
    queryFn: () => prepareAssignment(products, categories),
    staleTime: Infinity,
    gcTime: 0,
    meta: { silent: true },
  });
  const doing = useMutation({
    mutationFn: ({ selectionId, categoryIds }: Prepared) =>
      client.post(
        calls[kind],
        { body: { selectionId, typeCategoryIds: [...(categoryIds ?? [])] } },
        { idempotencyKey: attempt },
      ),
    meta: { silent: true },
    onSuccess: () => {
      products.clear();
      void queries.invalidateQueries({ queryKey: ['category-tree'] });
    },
  });
  if (doing.data) return <AssignResult kind={kind} onClose={onClose} result={doing.data} />;
  const error = prepared.error ?? doing.error;
  return (
    <Dialog
      title={t(`${kind}Title`)}
      width="narrow"
      onClose={onClose}
      actions={
        <Actions
          kind={kind}
          onClose={onClose}
          isBusy={doing.isPending}
          run={
            prepared.data && prepared.data.categoryIds !== null
              ? () => doing.mutate(prepared.data)
              : null
          }
        />
      }
    >
      {error ? (
        <ErrorState error={error} />
      ) : doing.isPending ? (
        <label className="assignment-work" role="status">
          {t(`${kind}Working`)}
          <progress />
        </label>
      ) : (
        <Counted kind={kind} prepared={prepared.data} />
      )}
    </Dialog>
  );
}

interface CountedProps {
  readonly kind: Assignment['kind'];
  readonly prepared: Prepared | undefined;
}

function Counted({ kind, prepared }: CountedProps) {
  const t = usePhrases('assignment');
  const language = useLanguage();
  if (!prepared) return <p role="status">{t('counting')}</p>;
  const { categoryIds, products } = prepared;
  if (categoryIds === null) return <p>{t('tooManyCategories', { count: mostCategories })}</p>;
  const say = (count: number) => formatNumber(count, language);
  return (
    <p>
      {t(`${kind}Question`, {
        products: t('productCount', { count: products, number: say(products) }),
        categories: t(`${kind}Categories`, {
          count: categoryIds.length,
          number: say(categoryIds.length),
        }),
      })}
    </p>
  );
}

interface ActionsProps {
  readonly kind: Assignment['kind'];
  readonly isBusy: boolean;
  readonly run: (() => void) | null;
  readonly onClose: () => void;
}

function Actions({ kind, isBusy, run, onClose }: ActionsProps) {
  const t = usePhrases('assignment');
  const frame = usePhrases('frame');
  return (
    <>
      <Button onClick={onClose}>{frame('cancel')}</Button>
      <Button
        kind={kind === 'add' ? 'primary' : 'danger'}
        busy={isBusy}
        disabled={run === null}
        onClick={() => run?.()}
      >
        {t(kind)}
      </Button>
    </>
  );
}
