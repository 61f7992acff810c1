import { useText } from '../../i18n/text.ts';
import { useDay } from '../../lib/day.ts';
import { useMoney } from '../../lib/shop.tsx';
import { Card } from '../../ui/card.tsx';
import { QrPlace } from '../../ui/qr-place.tsx';
import { useDocumentPath } from './order-documents.tsx';
import type { Order } from './order-query.ts';
import './order.css';

interface TransferCardProps {
  readonly transfer: NonNullable<Order['payment']['transfer']>;
  readonly order: Pick<Order, 'code' | 'number' | 'due' | 'toPay'>;
}

/** Where to send the money, to be copied or read by a bank's application. */
export function TransferCard({ transfer, order }: TransferCardProps) {
  const t = useText('order');
  const money = useMoney();
  const day = useDay();
  const path = useDocumentPath(order.code);
  const { account, iban, variableSymbol, spayd, until } = transfer;
  return (
    <Card className="stack">
      <h2>{t('transferTitle')}</h2>
      <p>{t('transferText', { day: day(`${until}T12:00:00Z`) })}</p>
      <div className="transfer">
        <dl className="transfer-facts">
          <dt>{t('amount')}</dt>
          <dd className="numbers">
            <strong>{money(order.toPay ?? order.due)}</strong>
          </dd>
          <dt>{t('account')}</dt>
          <dd className="numbers">{account}</dd>
          {iban !== account && (
            <>
              <dt>IBAN</dt>
              <dd className="numbers">{iban}</dd>
            </>
          )}
          <dt>{t('variableSymbol')}</dt>
          <dd className="numbers">{variableSymbol}</dd>
        </dl>
        {spayd !== null && <QrPlace text={spayd} label={t('qrLabel')} />}
      </div>
      <p>
        <a href={path(order.number, 'pdf')} download>
          {t('proforma')}
        </a>
      </p>
    </Card>
  );
}
