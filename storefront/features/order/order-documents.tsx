import { buildPath } from '#core/contract/client.ts';
import { useText } from '../../i18n/text.ts';
import { useDay } from '../../lib/day.ts';
import { useMoney, useShop } from '../../lib/shop.tsx';
import { Card } from '../../ui/card.tsx';
import type { Order } from './order-query.ts';

/** Where a document of an order is to be had. */
export function useDocumentPath(code: string) {
  const pattern = useShop().config.urls['order-document'] ?? '';
  return (number: string, format: 'pdf' | 'isdoc') =>
    buildPath(pattern, { params: { code, number, format } });
}

/** Invoices and credit notes, for people and for their accountants' programs. */
export function OrderDocuments({ order: { code, documents } }: { readonly order: Order }) {
  const t = useText('order');
  const day = useDay();
  const money = useMoney();
  const path = useDocumentPath(code);
  if (documents.length === 0) return null;
  return (
    <Card className="stack">
      <h2>{t('documentsTitle')}</h2>
      <ul className="stack">
        {documents.map(({ number, kind, issuedAt, total }) => (
          <li key={number}>
            <p>
              <strong>{t(kind, { number })}</strong>
              <br />
              <span className="soft small numbers">
                {day(issuedAt)}, {money(total)}
              </span>
            </p>
            <p className="cluster">
              <a href={path(number, 'pdf')} download>
                {t('pdf', { number })}
              </a>
              <a href={path(number, 'isdoc')} download>
                {t('isdoc', { number })}
              </a>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
