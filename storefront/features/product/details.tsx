import { grades } from '#core/buyback/grade.ts';
import { useText } from '../../i18n/text.ts';
import { ConditionExplanation } from '../../ui/condition.tsx';
import type { Product } from './product-query.ts';

/** What the maker says, in paragraphs, beside the table of attributes. */
export function Details({ product }: { readonly product: Product }) {
  const t = useText('product');
  const { description, attributes, code, ean } = product;
  return (
    <div className="detail-facts">
      {description !== '' && (
        <section className="stack" aria-labelledby="description">
          <h2 id="description">{t('description')}</h2>
          {description.split(/\n+/).map((paragraph) => (
            <p className="measure" key={paragraph}>
              {paragraph}
            </p>
          ))}
          <p className="small soft numbers">
            {t('code', { code })}
            {ean !== null && ` · EAN ${ean}`}
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

/** Every condition and every grade in plain words, whatever is on sale just now. */
export function GradeGuide() {
  const t = useText('product');
  return (
    <details className="grade-guide" id="grades">
      <summary>{t('grades')}</summary>
      <p className="soft">{t('gradesLead')}</p>
      <ul className="grade-guide-list">
        {(['new', 'nearly_new'] as const).map((condition) => (
          <li key={condition}>
            <ConditionExplanation condition={condition} grade={null} />
          </li>
        ))}
        {grades.map((grade) => (
          <li key={grade}>
            <ConditionExplanation condition="used" grade={grade} />
          </li>
        ))}
      </ul>
    </details>
  );
}
