import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { formatMoney } from '#core/shared/money.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { useConfig } from '../../lib/session.ts';
import { StatusDot } from '../states.tsx';
import './price-notes.css';

interface PriceNotesProps {
  readonly item: Pick<
    Reply<Endpoints['admin-product']>,
    'boughtFor' | 'lowestPrice' | 'waitingPrice'
  >;
  /** As it stands in its field. */
  readonly typed: string;
}

/** What a price means before it is saved: below what was paid, and the lowest one of 30 days. */
export function PriceNotes({ item, typed }: PriceNotesProps) {
  const t = usePhrases('product');
  const { market } = useConfig();
  const { boughtFor, lowestPrice, waitingPrice } = item;
  const bare = typed.replaceAll(/\s/g, '');
  const isBelowCost = boughtFor !== null && bare !== '' && Number(bare) < boughtFor;
  return (
    <div className="price-notes" role="status">
      {waitingPrice !== null && (
        <StatusDot tone="warning">
          {t('waitingPrice', { price: formatMoney(waitingPrice, market) })}
        </StatusDot>
      )}
      {lowestPrice !== null && (
        <StatusDot tone="neutral">
          {t('lowestPrice', { price: formatMoney(lowestPrice, market) })}
        </StatusDot>
      )}
      {isBelowCost && (
        <StatusDot tone="warning">
          {t('belowCost', { price: formatMoney(boughtFor, market) })}
        </StatusDot>
      )}
    </div>
  );
}
