import { usePhrases } from '../../i18n/use-phrases.ts';
import { useMoment } from '../../lib/use-moment.ts';
import type { Customer } from './customers.ts';

/** Whether they have an account, since when, at which prices, and what they agreed to. */
export function CustomerAccount({ customer: { account, news } }: { readonly customer: Customer }) {
  const t = usePhrases('customers');
  const moment = useMoment();
  const newsText = news ? t(`news_${news.status}`, { day: moment(news.since) }) : t('newsNone');
  const facts = [
    ...(account
      ? ([
          ['kind', t(`kind_${account.kind}`)],
          ['since', moment(account.since)],
          ['level', account.level ?? t('levelNone')],
          ['language', t(`language_${account.language}`)],
        ] as const)
      : []),
    ['news', newsText] as const,
  ];
  return (
    <section>
      <h3>{t('account')}</h3>
      {!account && <p className="soft">{t('accountNone')}</p>}
      <dl className="customer-facts">
        {facts.map(([name, text]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
