import { formatDate } from '#core/shared/calendar.ts';
import { useText } from '../../i18n/text.ts';
import { useMoney } from '../../lib/shop.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { Repair } from './repair-query.ts';

/** Told at the counter; there while the device waits. */
export function HandOutCode({ repair }: { readonly repair: Repair }) {
  const t = useText('repair');
  const { handOutCode: code, keptUntil } = repair;
  if (code === null) return null;
  return (
    <Card className="stack">
      <h2>{t('codeHeading')}</h2>
      <p className="repair-code numbers">{code}</p>
      <p>{t('codeText')}</p>
      {keptUntil !== null && (
        <p className="soft">{t('keptUntil', { day: formatDate(keptUntil) })}</p>
      )}
    </Card>
  );
}

/** What is to be paid, and where; that it is paid. */
export function RepairBill({ bill }: Pick<Repair, 'bill'>) {
  const t = useText('repair');
  const money = useMoney();
  if (bill === null) return null;
  const { due, isPaid, url } = bill;
  return (
    <Card className="stack">
      <h2>{t('billHeading')}</h2>
      <p>{isPaid ? t('billPaid') : t('billDue', { due: money(due) })}</p>
      <p>
        <LinkButton kind={isPaid ? 'secondary' : 'primary'} to={url}>
          {t(isPaid ? 'billShow' : 'billPay')}
        </LinkButton>
      </p>
    </Card>
  );
}
