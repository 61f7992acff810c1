import { lazy, Suspense, useState } from 'react';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { usePermission } from '../../lib/use-permission.ts';
import { Button } from '../../ui/button.tsx';
import type { SelectedRows } from '../../ui/grid/grid-types.ts';

// The list is opened far more often than many orders are moved at once.
const BulkMoveDialog = lazy(() =>
  import('./bulk-move-dialog.tsx').then((file) => ({ default: file.BulkMoveDialog })),
);

/** Moves what is selected in the list; draws nothing while nothing is. */
export function BulkMove({ rows }: { readonly rows: SelectedRows }) {
  const t = usePhrases('orderBulk');
  const mayMove = usePermission('orders.manage');
  const [isOpen, setOpen] = useState(false);
  if (!mayMove || (rows.count === 0 && !isOpen)) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('menu')}</Button>
      {isOpen && (
        <Suspense>
          <BulkMoveDialog rows={rows} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
