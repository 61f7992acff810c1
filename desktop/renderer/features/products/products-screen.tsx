import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { stockConditions, productsGrid } from '#core/catalog/products-grid.ts';
import { permissionOfField } from '#core/catalog/field-permissions.ts';
import type {
  GridColumn,
  GridDefinition,
  GridFilter,
  GridRow,
} from '#core/grid/grid-definition.ts';
import { useLanguage, usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { useSession } from '../../lib/session.ts';
import { usePermission } from '../../lib/use-permission.ts';
import { Button } from '../../ui/button.tsx';
import { useAddressView } from '../../lib/use-address-view.ts';
import { DataGrid } from '../../ui/grid/data-grid.tsx';
import { gridEdits, gridQuery, type SentEdit } from '../../ui/grid/grid-pages.ts';
import { SplitView } from '../../ui/panel.tsx';
import { QuickViews } from '../../ui/quick-views.tsx';
import { Screen } from '../../ui/screen.tsx';
import { BulkMenu } from './bulk-menu.tsx';
import { conditionsOf, dots, first, pickLists, pictureOf, views } from './product-list.ts';

// Most look at the list alone.
const ProductPanel = lazy(async () => ({
  default: (await import('./detail/product-panel.tsx')).ProductPanel,
}));

const kinds = ['phone', 'tablet', 'smartwatch', 'accessory'] as const;

const widths = { code: 110, nameCs: 300, nameRo: 300, ean: 140, manufacturer: 130, kind: 120 };

/** What the rows are made of. */
const tables = ['master_products', 'products', 'meta_masters', 'manufacturers', 'stock_movements'];

const editCells = (rows: readonly SentEdit[]) =>
  client.patch('grid-products-edit', gridEdits(rows));

async function placeOf(
  id: number,
  { sort, filter }: { readonly sort: string; readonly filter: GridFilter },
): Promise<number | null> {
  const query = { ...gridQuery({ offset: 0, limit: 1, sort, filter }), locate: id };
  const { place } = await client.get('grid-products', { query });
  return place ?? null;
}

/** Variants with their prices and stock; names, codes, prices and sale are changed in the list. */
export function ProductsScreen() {
  const t = usePhrases('sales');
  const title = usePhrases('screens')('products');
  const mayEdit = usePermission('catalogue.edit');
  const otherName = useLanguage() === 'cs' ? 'nameRo' : 'nameCs';
  const { view, setView } = useAddressView(views, 'all');
  const { open, setOpen, close } = useOpenProduct();
  const shownName = otherName === 'nameRo' ? 'nameCs' : 'nameRo';
  const grid = useOwnGrid();
  const choiceLabel = useChoiceWords();
  const titles = Object.fromEntries(productsGrid.columns.map(({ id }) => [id, t(id)]));
  return (
    <Screen title={title} tools={mayEdit && <NewProductButton />}>
      <QuickViews
        label={t('productViews')}
        views={views.map((id) => ({ id, label: t(`productView_${id}`) }))}
        chosen={view}
        onChoose={setView}
      />
      <SplitView panelWidth="wide" panel={open && <OpenProduct row={open} onClose={close} />}>
        <DataGrid
          grid={grid}
          label={title}
          titles={titles}
          choiceLabel={choiceLabel}
          pinned={[shownName]}
          first={first}
          pickLists={pickLists}
          dots={dots}
          thumbnail={{ column: shownName, of: pictureOf }}
          fixed={conditionsOf[view]}
          hidden={[otherName, 'createdAt', 'groupName']}
          widths={widths}
          topic={tables}
          emptyText={t('emptyProducts')}
          {...(grid.columns.some(({ editable }) => editable) ? { editCells } : {})}
          locate={placeOf}
          onOpen={setOpen}
          onFocusRow={(focused) => {
            if (open) setOpen(focused);
          }}
          toolbar={(rows) => <BulkMenu rows={rows} />}
          fetchPage={(request, signal) =>
            client.get('grid-products', { query: gridQuery(request) }, { signal })
          }
        />
      </SplitView>
    </Screen>
  );
}

interface OpenProductProps {
  readonly row: GridRow;
  readonly onClose: () => void;
}

const OpenProduct = ({ row, onClose }: OpenProductProps) => (
  <Suspense>
    <ProductPanel key={row.id} id={row.id} title={String(row['code'])} onClose={onClose} />
  </Suspense>
);

/** Says values of columns that are a choice. */
function useChoiceWords(): (column: GridColumn, choice: string) => string {
  const t = usePhrases('sales');
  return useCallback(
    (column: GridColumn, choice: string) => {
      const kind = kinds.find((one) => one === choice);
      if (column.id === 'kind') return kind ? t(`kind_${kind}`) : choice;
      const condition = stockConditions.find((one) => one === choice);
      return condition ? t(`condition_${condition}`) : choice;
    },
    [t],
  );
}

/** The list with those cells to be changed that are the person's work. */
function useOwnGrid(): GridDefinition {
  const permissions = useSession(({ user }) => user?.permissions);
  return useMemo(() => {
    const columns = productsGrid.columns.map((column: GridColumn): GridColumn => {
      const { editable, ...shown } = column;
      const isOwn = permissions?.includes(permissionOfField(column.id)) ?? false;
      return editable && isOwn ? column : shown;
    });
    return { ...productsGrid, columns };
  }, [permissions]);
}

/** Leads to the form of a new product. */
function NewProductButton() {
  const t = usePhrases('newProduct');
  const navigate = useNavigate();
  return (
    <Button kind="primary" icon="plus" onClick={() => void navigate('/new-product')}>
      {t('open')}
    </Button>
  );
}

/** The product beside the list: one that was opened there, or that an address names by its code. */
function useOpenProduct() {
  const { '*': code = '' } = useParams();
  const [chosen, setOpen] = useState<GridRow | null>(null);
  const [leftCode, setLeftCode] = useState('');
  const conditions = [{ column: 'code', op: 'equals', value: code }] as const;
  const request = { offset: 0, limit: 1, sort: 'code', filter: { term: '', conditions } };
  const { data: named } = useQuery({
    queryKey: ['product-by-code', code],
    enabled: code !== '',
    queryFn: ({ signal }) => client.get('grid-products', { query: gridQuery(request) }, { signal }),
  });
  const byCode = code === leftCode ? null : (named?.results[0] ?? null);
  const close = useCallback(() => {
    setOpen(null);
    setLeftCode(code);
  }, [code]);
  const choose = (row: GridRow | null) => {
    setOpen(row);
    setLeftCode(code);
  };
  return { open: byCode ?? chosen, setOpen: choose, close };
}
