import { categoryTaxonomies } from '#core/feeds/feed-offer.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { IconButton } from '../../ui/button.tsx';
import type { MappedCategory } from './feeds.ts';

interface CategoryTableProps {
  /** Parents stand before their children. */
  readonly categories: readonly MappedCategory[];
  /** Null for who may not change them. */
  readonly onOpen: ((id: number) => void) | null;
}

/** How deep each category lies, by its id. */
function depthsOf(categories: readonly MappedCategory[]): ReadonlyMap<number, number> {
  const depths = new Map<number, number>();
  for (const { id, parentId } of categories) {
    depths.set(id, parentId === null ? 0 : (depths.get(parentId) ?? -1) + 1);
  }
  return depths;
}

export function CategoryTable({ categories, onOpen }: CategoryTableProps) {
  const t = usePhrases('feeds');
  const depths = depthsOf(categories);
  return (
    <table className="plain-table">
      <thead>
        <tr>
          <th scope="col">{t('column_category')}</th>
          {categoryTaxonomies.map((taxonomy) => (
            <th key={taxonomy} scope="col">
              {t(`taxonomy_${taxonomy}`)}
            </th>
          ))}
          {onOpen && (
            <th scope="col">
              <span className="visually-hidden">{t('column_actions')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {categories.map((category) => (
          <tr key={category.id}>
            <th scope="row" style={{ paddingInlineStart: (depths.get(category.id) ?? 0) * 16 }}>
              {category.name}
            </th>
            {categoryTaxonomies.map((taxonomy) => (
              <td key={taxonomy}>
                <Said own={category[taxonomy]} effective={category.effective[taxonomy]} />
              </td>
            ))}
            {onOpen && (
              <td>
                <IconButton
                  icon="pencil"
                  label={t('edit', { name: category.name })}
                  onClick={() => onOpen(category.id)}
                />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Its own word, or the one from above, which is told apart. */
function Said({ own, effective }: { readonly own: string; readonly effective: string }) {
  const t = usePhrases('feeds');
  if (own !== '') return own;
  return (
    <span className="soft">{effective === '' ? '–' : t('inherited', { value: effective })}</span>
  );
}
