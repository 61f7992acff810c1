import { useText } from '../../i18n/text.ts';
import { useAvailabilityText } from '../../lib/availability-text.ts';
import { useShop } from '../../lib/shop.tsx';
import { CompareHeadCell } from './compare-head-cell.tsx';
import type { Compared } from './compare-query.ts';
import { basicRows, onlyDiffering, type CompareGroup } from './compare-rows.ts';

const conditionKeys = {
  new: 'conditionNew',
  nearly_new: 'conditionNearlyNew',
  used: 'conditionUsed',
} as const;

interface CompareTableProps {
  readonly products: readonly string[];
  readonly onlyDifferences: boolean;
  readonly compared: Compared;
}

/** Products in columns, facts in rows; the names of the facts stay in sight while it scrolls. */
export function CompareTable({ products, onlyDifferences, compared }: CompareTableProps) {
  const t = useText('visitorLists');
  const { groups, places } = useGroups(products, compared);
  const shown = onlyDifferences ? onlyDiffering(groups) : groups;
  return (
    // A region that scrolls must be reachable by the keyboard.
    <div className="compare-scroll" role="region" aria-label={t('table')} tabIndex={0}>
      <table className="compare">
        <thead>
          <tr>
            <th scope="col">{t('rowProduct')}</th>
            {places.map((place) => {
              const card = compared.products[place];
              return (
                card && (
                  <CompareHeadCell
                    key={card.seoName}
                    card={card}
                    products={products}
                    onlyDifferences={onlyDifferences}
                  />
                )
              );
            })}
          </tr>
        </thead>
        {shown.map(({ group, rows }) => (
          <tbody key={group}>
            <tr className="compare-group">
              <th scope="rowgroup" colSpan={places.length + 1}>
                <span>{group}</span>
              </th>
            </tr>
            {rows.map(({ code, label, values, differs }) => (
              <tr key={code} className={differs ? 'compare-differs' : undefined}>
                <th scope="row">{label}</th>
                {places.map((place) => (
                  <td key={place}>
                    {values[place] ?? <span className="soft">{t('unknown')}</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      {shown.length === 0 && <p className="compare-same soft">{t('noDifferences')}</p>}
    </div>
  );
}

/** All rows, and the places of the answer that the address still asks for. */
function useGroups(products: readonly string[], compared: Compared) {
  const t = useText('visitorLists');
  const say = useText('productCard');
  const availability = useAvailabilityText();
  const { language } = useShop();
  const words = {
    t,
    condition: ({ condition }: { readonly condition: keyof typeof conditionKeys }) =>
      say(conditionKeys[condition]),
    availability: (card: Compared['products'][number]) => availability(card.availability),
  };
  const groups: readonly CompareGroup[] = [
    basicRows(compared.products, words, language),
    ...compared.groups,
  ];
  // A product that was just removed leaves at once, before the next answer.
  const places = compared.products.flatMap(({ seoName }, place) =>
    products.includes(seoName) ? [place] : [],
  );
  return { groups, places };
}
