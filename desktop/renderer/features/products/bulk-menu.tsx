import { lazy, Suspense, useState } from 'react';
import { speakOfFloor, usePhrases } from '../../i18n/use-phrases.ts';
import { usePermission } from '../../lib/use-permission.ts';
import type { SelectedRows } from '../../ui/grid/grid-types.ts';
import { Menu } from '../../ui/menu.tsx';
import type { BulkKind } from './bulk/wish-of.ts';

// The list is opened far more often than many products are changed at once.
const BulkDialog = lazy(async () => ({
  default: (await import('./bulk/bulk-dialog.tsx')).BulkDialog,
}));

const AssignDialog = lazy(async () => {
  const dialog = import('./bulk/assign-dialog.tsx');
  return { default: (await Promise.all([dialog, speakOfFloor()]))[0].AssignDialog };
});

type Kind = BulkKind | 'assign';

/** What can be done to the selected products; draws nothing while none is. */
export function BulkMenu({ rows }: { readonly rows: SelectedRows }) {
  const t = usePhrases('bulk');
  const mayEdit = usePermission('catalogue.edit');
  const mayPrice = usePermission('prices.edit');
  const mayText = usePermission('catalogue.texts');
  const [open, setOpen] = useState<Kind | null>(null);
  const kinds: readonly Kind[] = [
    ...(mayText ? (['rename', 'replace'] as const) : []),
    ...(mayEdit ? (['activate', 'attribute', 'assign'] as const) : []),
    ...(mayPrice ? (['price'] as const) : []),
  ];
  if (kinds.length === 0 || (rows.count === 0 && open === null)) return null;
  const items = kinds.map((kind) => ({ label: t(`${kind}Item`), run: () => setOpen(kind) }));
  return (
    <>
      <Menu label={t('menu', { count: rows.count })} items={items} />
      {open !== null && (
        <Suspense>
          {open === 'assign' ? (
            <AssignDialog rows={rows} onClose={() => setOpen(null)} />
          ) : (
            <BulkDialog kind={open} rows={rows} onClose={() => setOpen(null)} />
          )}
        </Suspense>
      )}
    </>
  );
}
