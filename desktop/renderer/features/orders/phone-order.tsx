import { lazy, Suspense, useState } from 'react';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { useShortcut } from '../../lib/shortcuts.ts';
import { usePermission } from '../../lib/use-permission.ts';
import { Button } from '../../ui/button.tsx';

const PhoneDialog = lazy(() =>
  import('./phone-dialog.tsx').then((file) => ({ default: file.PhoneDialog })),
);

interface PhoneOrderProps {
  readonly onPlaced: (id: number) => void;
}

/** Makes an order for somebody on the phone; one key opens it. */
export function PhoneOrder(props: PhoneOrderProps) {
  return usePermission('orders.manage') ? <Opener {...props} /> : null;
}

function Opener({ onPlaced }: PhoneOrderProps) {
  const t = usePhrases('orderDesk');
  const [isOpen, setOpen] = useState(false);
  useShortcut({ keys: 'N', label: t('phone'), run: () => setOpen(true) });
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('phone')}</Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PhoneDialog
            onClose={() => setOpen(false)}
            onPlaced={(id) => {
              setOpen(false);
              onPlaced(id);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
