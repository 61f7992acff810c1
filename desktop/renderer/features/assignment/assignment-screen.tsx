import { useState } from 'react';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { notify } from '../../lib/notify.ts';
import { useShortcut } from '../../lib/shortcuts.ts';
import { usePermission } from '../../lib/use-permission.ts';
import { Button } from '../../ui/button.tsx';
import type { SelectedRows } from '../../ui/grid/grid-types.ts';
import { Screen } from '../../ui/screen.tsx';
import { SplitPanes } from '../../ui/split-panes.tsx';
import { AssignDialog, type Assignment } from './assign-dialog.tsx';
import { CategoryList } from './category-list.tsx';
import { tickedIds } from './chosen-rows.tsx';
import { ProductList, type Scope } from './product-list.tsx';
import './assignment.css';

const addKeys = 'Ctrl+Enter';
const removeKeys = 'Ctrl+Shift+Enter';

/** Products at the left, categories at the right: any selection of one goes into any of the other. */
export function AssignmentScreen() {
  const t = usePhrases('assignment');
  const mayEdit = usePermission('catalogue.edit');
  const [products, setProducts] = useState<SelectedRows | null>(null);
  const [categories, setCategories] = useState<SelectedRows | null>(null);
  const [scope, setScope] = useState<Scope>('all');
  const [asked, setAsked] = useState<Assignment | null>(null);
  const ask = (kind: Assignment['kind']) => {
    if (!mayEdit) return;
    if (!products?.count || !categories?.count) notify('warning', t('missingChoice'));
    else setAsked({ kind, products, categories });
  };
  useShortcut({ keys: addKeys, label: t('add'), run: () => ask('add') });
  useShortcut({ keys: removeKeys, label: t('remove'), run: () => ask('remove') });
  return (
    <Screen
      title={t('title')}
      tools={
        mayEdit && (
          <>
            <span className="soft" role="status">
              {t('chosen', { products: products?.count ?? 0, categories: categories?.count ?? 0 })}
            </span>
            <Button keys={removeKeys} onClick={() => ask('remove')}>
              {t('remove')}
            </Button>
            <Button kind="primary" keys={addKeys} onClick={() => ask('add')}>
              {t('add')}
            </Button>
          </>
        )
      }
    >
      <SplitPanes
        label={t('divider')}
        name="assignment"
        left={
          <ProductList
            scope={scope}
            onScope={setScope}
            categoryIds={tickedIds(categories) ?? []}
            onChosen={setProducts}
          />
        }
        right={<CategoryList onChosen={setCategories} />}
      />
      {asked && <AssignDialog assignment={asked} onClose={() => setAsked(null)} />}
    </Screen>
  );
}
