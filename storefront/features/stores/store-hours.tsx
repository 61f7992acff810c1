import { useText, type Text } from '../../i18n/text.ts';
import { shortDay } from '../../lib/availability-text.ts';
import { useShop } from '../../lib/shop.tsx';
import { weekdays } from '../../lib/weekdays.ts';
import type { Store } from './stores-query.ts';

type Spans = Store['openingHours'][number];

/** How many of the days that differ are worth telling ahead. */
const mostExceptions = 6;

const hoursText = (spans: Spans, t: Text<'stores'>): string =>
  spans.length === 0
    ? t('closed')
    : spans
        .map(({ opens, closes }) =>
          t('range', { opens: opens.replace(/^0/, ''), closes: closes.replace(/^0/, '') }),
        )
        .join(', ');

/** The week, and the days ahead that differ from it. */
export function StoreHours({ store }: { readonly store: Store }) {
  const t = useText('stores');
  const { language } = useShop();
  const exceptions = store.exceptions.slice(0, mostExceptions);
  return (
    <div className="stack">
      <h2 id="hours">{t('hours')}</h2>
      <table className="store-hours numbers" aria-labelledby="hours">
        <tbody>
          {weekdays.map((day, index) => (
            <tr key={day}>
              <th scope="row">{t(day)}</th>
              <td>{hoursText(store.openingHours[index] ?? [], t)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {exceptions.length > 0 && (
        <>
          <h3 id="exceptions">{t('exceptions')}</h3>
          <table className="store-hours numbers" aria-labelledby="exceptions">
            <tbody>
              {exceptions.map(({ day, name, spans }) => (
                <tr key={day}>
                  <th scope="row">
                    {shortDay(day, language)} {name}
                  </th>
                  <td>{hoursText(spans, t)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </div>
  );
}
