import { lazy, Suspense, useState } from 'react';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { Button } from '../../ui/button.tsx';
import type { StaffOrder } from './staff-order.ts';

// Few orders are edited; the list of them loads without it.
const EditDialog = lazy(() =>
  import('./edit-dialog.tsx').then((file) => ({ default: file.EditDialog })),
);

/** Edits an order before it is picked; what cannot be edited says why. */
export function EditOrder({ order }: { readonly order: StaffOrder }) {
  const t = usePhrases('orderEdit');
  const [isOpen, setOpen] = useState(false);
  if (!['created', 'awaiting_payment', 'confirmed'].includes(order.status)) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('open')}</Button>
      {isOpen && (
        <Suspense fallback={null}>
          <EditDialog order={order} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
