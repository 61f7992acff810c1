import { codeNames } from '#core/catalog/product-codes.ts';
import { bindWords } from '#core/shared/bind-words.ts';
import { useText } from '../../i18n/text.ts';
import { useShop } from '../../lib/shop.tsx';
import type { Product } from './product-query.ts';

/** What the maker says, in paragraphs, beside the table of attributes. */
export function Details({ product }: { readonly product: Product }) {
  const t = useText('product');
  const { language } = useShop();
  const { description, attributes, code } = product;
  return (
    <div className="detail-facts">
      {description !== '' && (
        <section className="stack" aria-labelledby="description">
          <h2 id="description">{t('description')}</h2>
          {description.split(/\n+/).map((paragraph) => (
            <p className="measure" key={paragraph}>
              {bindWords(paragraph, language)}
            </p>
          ))}
          <p className="small soft numbers">
            {t('code', { code })}
            {codeNames.map((name) => product[name] !== null && ` · ${t(name)} ${product[name]}`)}
          </p>
        </section>
      )}
      {attributes.length > 0 && (
        <section className="stack" aria-labelledby="attributes">
          <h2 id="attributes">{t('attributes')}</h2>
          {attributes.map(({ group, rows }) => (
            <table className="attributes" key={group}>
              <caption>{group}</caption>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.code}>
                    <th scope="row">{row.label}</th>
                    <td>{row.value}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          ))}
        </section>
      )}
    </div>
  );
}
