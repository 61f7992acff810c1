import { Link } from 'react-router';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { usePermission } from '../../lib/use-permission.ts';
import type { Repair } from './repairs.ts';

/** What it claims, what is claimed of it, and what became of the device otherwise. */
export function RepairTies({ repair }: { readonly repair: Repair }) {
  const t = usePhrases('repairs');
  const readsOrders = usePermission('orders.manage');
  const readsBuybacks = usePermission('buyback.read');
  const { claimed, claims, sale } = repair;
  if (!claimed.repair && !claimed.order && claims.length === 0 && !sale) return null;
  const linked = (isOpen: boolean, path: string, number: string) =>
    isOpen ? <Link to={path}>{number}</Link> : <strong>{number}</strong>;
  return (
    <section className="repair-ties">
      <h2>{t('claims')}</h2>
      {claimed.repair && (
        <p>
          {t('claimsRepair')}{' '}
          {linked(true, `/repairs/${String(claimed.repair.id)}`, claimed.repair.number)}
        </p>
      )}
      {claimed.order && (
        <p>
          {t('claimsOrder')}{' '}
          {linked(readsOrders, `/orders/${claimed.order.number}`, claimed.order.number)}
        </p>
      )}
      {claims.map(({ id, number }) => (
        <p key={id}>
          {t('claimedBy')} {linked(true, `/repairs/${String(id)}`, number)}
        </p>
      ))}
      {sale && (
        <p>
          {t('sale')}{' '}
          {linked(
            readsBuybacks,
            `/buybacks/${String(sale.id)}`,
            t('saleLink', { number: String(sale.id) }),
          )}
        </p>
      )}
    </section>
  );
}
