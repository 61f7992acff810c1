import { categoriesGrid } from '#core/categories/categories-grid.ts';
import { useLanguage, usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { DataGrid } from '../../ui/grid/data-grid.tsx';
import { gridQuery } from '../../ui/grid/grid-pages.ts';
import type { SelectedRows } from '../../ui/grid/grid-types.ts';
import { ReportChosen } from './chosen-rows.tsx';

interface CategoryListProps {
  readonly onChosen: (rows: SelectedRows) => void;
}

/** Categories at the right, in the order of their addresses, which is that of the tree by name. */
export function CategoryList({ onChosen }: CategoryListProps) {
  const t = usePhrases('assignment');
  const language = useLanguage();
  const titles = Object.fromEntries(categoriesGrid.columns.map(({ id }) => [id, t(id)]));
  const otherName = language === 'cs' ? 'nameRo' : 'nameCs';
  return (
    <DataGrid
      grid={categoriesGrid}
      label={t('categories')}
      titles={titles}
      hidden={[otherName, ...rarelyNeeded]}
      topic="type_categories"
      emptyText={t('emptyCategories')}
      fetchPage={(request, signal) =>
        client.get('grid-categories', { query: gridQuery(request) }, { signal })
      }
      toolbar={(rows) => <ReportChosen rows={rows} onChange={onChosen} />}
    />
  );
}

const rarelyNeeded = [
  ...['seoName', 'position', 'forService', 'filterable', 'boost', 'updatedAt', 'forBuyout'],
] as const;
