import { missingOf } from '#core/catalog/new-product.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { IconButton } from '../../ui/button.tsx';
import { cellError, type DraftVariant } from './draft-product.ts';
import { RowInput } from './row-input.tsx';
import type { NewProduct } from './use-new-product.ts';

const numbers = ['price', 'quantity', 'nearlyNewPrice', 'nearlyNewQuantity'] as const;
const columns = ['nameCs', 'nameRo', 'code', 'ean', 'mpn', ...numbers] as const;
const isNumber = (column: string) => numbers.some((one) => one === column);

/** What a buyer would miss of these variants; it holds nobody back from publishing. */
export function MissingThings({ form }: { readonly form: NewProduct }) {
  const t = usePhrases('newProduct');
  const { variants, categoryIds } = form.product;
  const missing = new Set(
    variants.flatMap((row) =>
      missingOf({
        nameCs: row.nameCs,
        nameRo: row.nameRo,
        ean: row.ean.trim() === '' ? null : row.ean,
        price: priceOf(row),
        categories: categoryIds.length,
        // Pictures and measures are given once there is a product.
        pictures: 0,
        weightKg: null,
      }),
    ),
  );
  if (variants.length === 0) return null;
  const things = [...missing].map((thing) => t(`missing_${thing}`)).join(', ');
  return <p className="soft">{t('missing', { things })}</p>;
}

/** What a variant is sold for: new, or nearly new where it is not sold as new. Whole units. */
function priceOf({ price, nearlyNewPrice }: DraftVariant): number | null {
  const text = price.trim() === '' ? nearlyNewPrice : price;
  return text.trim() === '' ? null : Number(text.replace(/\s/g, ''));
}

/** The variants as rows, each cell typed into in its place. */
export function VariantTable({ form }: { readonly form: NewProduct }) {
  const t = usePhrases('newProduct');
  const { variants, pieces } = form.product;
  const change = (key: number, cell: Partial<DraftVariant>) =>
    form.setVariants(variants.map((row) => (row.key === key ? { ...row, ...cell } : row)));
  const remove = (key: number) => {
    form.setVariants(variants.filter((row) => row.key !== key));
    form.setPieces(pieces.filter(({ variant }) => variant !== key));
  };
  if (variants.length === 0) return <p className="soft">{t('noVariants')}</p>;
  return (
    <table className="plain-table new-product-rows">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(column)}
            </th>
          ))}
          <th scope="col">
            <span className="visually-hidden">{t('remove')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {variants.map((row, place) => (
          <tr key={row.key}>
            {columns.map((column) => (
              <td key={column}>
                <RowInput
                  label={t('cell', { column: t(column), row: place + 1 })}
                  value={row[column]}
                  error={cellError(form.errors, place, column, row)}
                  isNumber={isNumber(column)}
                  onChange={(value) => change(row.key, { [column]: value })}
                />
              </td>
            ))}
            <td>
              <IconButton
                icon="trash"
                label={t('removeRow', { row: place + 1 })}
                onClick={() => remove(row.key)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
