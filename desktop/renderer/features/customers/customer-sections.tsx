import { Link } from 'react-router';
import { formatMoney } from '#core/shared/money.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { useConfig } from '../../lib/session.ts';
import { useMoment } from '../../lib/use-moment.ts';
import type { Customer } from './customers.ts';
import { useSections, type Section } from './section-rows.ts';

/** Everything that a customer has here, each with its way to its own screen. */
export function CustomerSections({ customer }: { readonly customer: Customer }) {
  const t = usePhrases('customers');
  const sections = useSections(customer);
  const empty = sections.filter(({ count }) => count === 0).map(({ name }) => t(name));
  return (
    <div className="customer-sections">
      {sections
        .filter(({ count }) => count > 0)
        .map((section) => (
          <SectionTable key={section.name} section={section} />
        ))}
      {empty.length > 0 && <p className="soft">{t('nothing', { kinds: empty.join(', ') })}</p>}
    </div>
  );
}

function SectionTable({ section: { name, count, rows } }: { readonly section: Section }) {
  const t = usePhrases('customers');
  const moment = useMoment();
  const { market } = useConfig();
  const hasAmounts = rows.some(({ amount }) => amount !== undefined);
  return (
    <section aria-labelledby={`customer-${name}`}>
      <h3 id={`customer-${name}`}>
        {t(name)} <span className="soft">{count}</span>
      </h3>
      <table className="plain-table" aria-labelledby={`customer-${name}`}>
        <thead>
          <tr>
            <th scope="col">{t('what')}</th>
            <th scope="col">{t('state')}</th>
            {hasAmounts && <th scope="col">{t('amount')}</th>}
            <th scope="col">{t('day')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, path, what, detail, state, amount, at }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={path}>{what}</Link>
                {detail !== undefined && <span className="soft"> {detail}</span>}
              </th>
              <td>{state}</td>
              {hasAmounts && <td>{amount === undefined ? '' : formatMoney(amount, market)}</td>}
              <td>{moment(at)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {count > rows.length && (
        <p className="soft">{t('moreThanShown', { shown: rows.length, count })}</p>
      )}
    </section>
  );
}
