import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { productsGrid } from '#core/catalog/products-grid.ts';
import { SelectField } from '#ui/text-field.tsx';
import { usePhrases } from '../../../i18n/use-phrases.ts';
import { client } from '../../../lib/client.ts';
import { reportFailure } from '../../../lib/failures.ts';
import { notify } from '../../../lib/notify.ts';
import { queries } from '../../../lib/queries.ts';
import { offerUndo } from '../../../lib/undo.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { SelectedRows } from '../../../ui/grid/grid-types.ts';
import { keepSelection } from '../../../ui/grid/keep-selection.ts';
import { wireSelection } from '../../../ui/grid/row-selection.ts';
import { SearchMultiSelect } from '../../../ui/search-multi-select.tsx';
import './bulk.css';

const calls = { add: 'category-add-products', remove: 'category-remove-products' } as const;

interface AssignDialogProps {
  readonly rows: SelectedRows;
  readonly onClose: () => void;
}

function useAssigning({ rows, onClose }: AssignDialogProps) {
  const t = usePhrases('bulkAssign');
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  return useMutation({
    async mutationFn({ kind, ids }: { readonly kind: 'add' | 'remove'; readonly ids: number[] }) {
      const kept = await keepSelection(productsGrid, wireSelection(rows.selection, rows.filter));
      const body = { selectionId: kept.id, typeCategoryIds: ids };
      return client.post(calls[kind], { body }, { idempotencyKey: `${idempotencyKey}-${kind}` });
    },
    meta: { silent: true },
    onSuccess({ changed, failed, changeSetId }, { kind }) {
      if (changeSetId === null) notify('info', t('unchanged'));
      else offerUndo(changeSetId, t(`${kind}Done`, { count: changed }));
      if (failed.length > 0) notify('warning', t('failed', { count: failed.length }));
      void queries.invalidateQueries({ queryKey: ['category-tree'] });
      rows.clear();
      onClose();
    },
    onError: reportFailure,
  });
}

/** Puts the selected products into categories, or takes them out; one step to take back. */
export function AssignDialog(props: AssignDialogProps) {
  const { rows, onClose } = props;
  const t = usePhrases('bulkAssign');
  const frame = usePhrases('frame');
  const [kind, setKind] = useState<'add' | 'remove'>('add');
  const [ids, setIds] = useState<number[]>([]);
  const assigning = useAssigning(props);
  const choices = useQuery({
    queryKey: ['new-product-choices'],
    queryFn: ({ signal }) => client.get('admin-new-product-choices', {}, { signal }),
  });
  const categories = choices.data?.categories ?? [];
  return (
    <Dialog
      title={t('title', { count: rows.count })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{frame('cancel')}</Button>
          <Button
            kind="primary"
            busy={assigning.isPending}
            disabled={ids.length === 0}
            onClick={() => assigning.mutate({ kind, ids })}
          >
            {t(kind)}
          </Button>
        </>
      }
    >
      <div className="bulk-fields">
        <SelectField
          label={t('what')}
          value={kind}
          onChange={({ target }) => setKind(target.value === 'remove' ? 'remove' : 'add')}
        >
          <option value="add">{t('addTo')}</option>
          <option value="remove">{t('removeFrom')}</option>
        </SelectField>
        <SearchMultiSelect
          label={t('categories')}
          options={categories.map(({ id, name }) => ({ id, label: name }))}
          value={ids}
          onChange={setIds}
        />
      </div>
    </Dialog>
  );
}
