import { useCallback } from 'react';
import { codeNames } from '#core/catalog/product-codes.ts';
import type { GridColumn, GridFilter } from '#core/grid/grid-definition.ts';
import {
  categoryProductsGrid,
  productsGrid,
  stockConditions,
} from '#core/catalog/products-grid.ts';
import { useLanguage, usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { DataGrid } from '../../ui/grid/data-grid.tsx';
import { gridQuery } from '../../ui/grid/grid-pages.ts';
import type { SelectedRows } from '../../ui/grid/grid-types.ts';
import { ReportChosen } from './chosen-rows.tsx';

/** Which products are shown, by the categories that are ticked at the right. */
const scopes = ['all', 'inside', 'outside', 'nowhere'] as const;
export type Scope = (typeof scopes)[number];

const kinds = ['phone', 'tablet', 'smartwatch', 'accessory'] as const;

// Categories are chosen by ticking them, so their two columns are no columns of this list.
const grid = { ...categoryProductsGrid, columns: productsGrid.columns };

/** The condition behind a scope; none while nothing is ticked that it could speak of. */
function conditionsOf(scope: Scope, categoryIds: readonly number[]): GridFilter['conditions'] {
  if (scope === 'nowhere') return [{ column: 'category', op: 'blank' }];
  if (scope === 'all' || categoryIds.length === 0) return [];
  const column = scope === 'inside' ? 'category' : 'notInCategory';
  return [{ column, op: 'in', value: categoryIds.map(String) }];
}

interface ProductListProps {
  readonly scope: Scope;
  readonly onScope: (scope: Scope) => void;
  readonly categoryIds: readonly number[];
  readonly onChosen: (rows: SelectedRows) => void;
}

/** Products at the left, to be put into categories or taken out of them. */
export function ProductList({ scope, onScope, categoryIds, onChosen }: ProductListProps) {
  const t = usePhrases('assignment');
  const said = usePhrases('sales');
  const language = useLanguage();
  const choiceLabel = useCallback(
    (column: GridColumn, choice: string) => {
      const kind = kinds.find((one) => one === choice);
      if (column.id === 'kind') return kind ? said(`kind_${kind}`) : choice;
      const condition = stockConditions.find((one) => one === choice);
      return condition ? said(`condition_${condition}`) : choice;
    },
    [said],
  );
  const titles = Object.fromEntries(productsGrid.columns.map(({ id }) => [id, said(id)]));
  const otherName = language === 'cs' ? 'nameRo' : 'nameCs';
  return (
    <DataGrid
      grid={grid}
      label={t('products')}
      titles={titles}
      choiceLabel={choiceLabel}
      hidden={[otherName, ...rarelyNeeded]}
      topic={['master_products', 'products', 'master_product_categories']}
      fixed={conditionsOf(scope, categoryIds)}
      emptyText={t('emptyProducts')}
      emptyViewText={t('emptyScope')}
      fetchPage={(request, signal) =>
        client.get('category-products', { query: gridQuery(request) }, { signal })
      }
      toolbar={(rows) => (
        <>
          <ReportChosen rows={rows} onChange={onChosen} />
          <select
            className="field-input assignment-scope"
            aria-label={t('scope')}
            value={scope}
            onChange={({ target }) => onScope(scopes.find((one) => one === target.value) ?? 'all')}
          >
            {scopes.map((one) => (
              <option key={one} value={one}>
                {t(`scope_${one}`)}
              </option>
            ))}
          </select>
        </>
      )}
    />
  );
}

const rarelyNeeded: readonly string[] = [
  ...codeNames,
  ...['family', 'groupName', 'newPrice', 'usedPrice', 'createdAt', 'updatedAt'],
];
