import { Link } from 'react-router';
import { mayBeClaimed } from '#core/orders/claimable.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { usePermission } from '../../lib/use-permission.ts';
import type { StaffOrder } from './staff-order.ts';

interface ClaimPieceProps {
  readonly order: Pick<StaffOrder, 'number' | 'status'>;
  readonly line: Pick<
    StaffOrder['lines'][number],
    'name' | 'quantity' | 'closed' | 'parentPosition'
  >;
}

/** Opens a complaint about one piece of the order: the desk of repairs, with order and piece filled in. */
export function ClaimPiece({ order: { number, status }, line }: ClaimPieceProps) {
  const t = usePhrases('orderDesk');
  const mayTakeIn = usePermission('repairs.manage');
  if (!mayTakeIn || !mayBeClaimed(status, line)) return null;
  const search = new URLSearchParams({ claim: number, piece: line.name });
  return (
    <Link
      to={`/repairs/new?${search.toString()}`}
      aria-label={t('claimPiece', { name: line.name })}
    >
      {t('claim')}
    </Link>
  );
}
