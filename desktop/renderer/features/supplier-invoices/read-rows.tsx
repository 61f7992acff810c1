import { useLanguage, usePhrases } from '../../i18n/use-phrases.ts';
import type { ColumnsPreview } from './invoice-columns.ts';

const heads = ['codes', 'thing', 'quantity', 'priceWithoutVat', 'vatPercent'] as const;

/** The first rows of a table as they are read by its columns, with the currency that its prices name. */
export function ReadRows({ rows, currency }: Pick<ColumnsPreview, 'rows' | 'currency'>) {
  const t = usePhrases('supplierInvoices');
  const language = useLanguage();
  const style = currency === null ? {} : ({ style: 'currency', currency } as const);
  const price = new Intl.NumberFormat(language, { minimumFractionDigits: 2, ...style });
  const said = (value: number | null, write: (value: number) => string = String) =>
    value === null ? t('notSaid') : write(value);
  return (
    <div className="invoice-scroll">
      <table className="plain-table">
        <caption className="invoice-caption">{t('firstRows')}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {t(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ supplierCode, ean, mpn, name, isLeftOut, ...row }, at) => (
            // Rows of a file have nothing but their place.
            <tr key={at} className={isLeftOut ? 'soft' : undefined}>
              <th scope="row">
                {[supplierCode, ean, mpn].filter(Boolean).join(' · ') || t('notSaid')}
                {isLeftOut && <div>{t('rowLeftOut')}</div>}
              </th>
              <td>{name}</td>
              <td>{said(row.quantity)}</td>
              <td>{said(row.unitPrice, (hundredths) => price.format(hundredths / 100))}</td>
              <td>{said(row.vatPercent)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
