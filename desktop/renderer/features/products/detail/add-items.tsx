import { lazy, Suspense, useState } from 'react';
import { usePhrases, speakOfFloor } from '../../../i18n/use-phrases.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import type { AddItemsProps } from './items-form.tsx';

// Prices are looked at far more often than pieces are added.
const ItemsForm = lazy(async () => {
  const [{ ItemsForm: form }] = await Promise.all([import('./items-form.tsx'), speakOfFloor()]);
  return { default: form };
});

/** Leads to the form by which used, nearly new or new pieces of a variant come in. */
export function AddItems(props: AddItemsProps) {
  const t = usePhrases('product');
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) {
    return (
      <Button icon="plus" onClick={() => setOpen(true)}>
        {t('addItems')}
      </Button>
    );
  }
  return (
    <Suspense fallback={<Skeleton lines={6} />}>
      <ItemsForm {...props} />
    </Suspense>
  );
}
