import { lazy, Suspense, useState } from 'react';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { Button } from '../../ui/button.tsx';
import type { StaffOrder } from './staff-order.ts';

// Few contacts are edited; the list of orders loads without it.
const ContactDialog = lazy(() =>
  import('./contact-dialog.tsx').then((file) => ({ default: file.ContactDialog })),
);

/** Edits whom an order is for before it is picked; what cannot be edited says why. */
export function EditContact({ order }: { readonly order: StaffOrder }) {
  const t = usePhrases('orderDesk');
  const [isOpen, setOpen] = useState(false);
  if (order.contactRefusal !== null) return <p className="soft">{order.contactRefusal}</p>;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('editContact')}</Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ContactDialog order={order} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
