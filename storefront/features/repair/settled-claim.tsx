import { useText } from '../../i18n/text.ts';
import { useMoney } from '../../lib/shop.tsx';
import { Card } from '../../ui/card.tsx';
import type { Repair } from './repair-query.ts';

/** How a claim was settled without a repair, and why. */
export function SettledClaim({ claim }: Pick<Repair, 'claim'>) {
  const t = useText('repair');
  const money = useMoney();
  if (claim === null) return null;
  const { outcome, amount, instead, reason } = claim;
  return (
    <Card className="stack">
      <h2>{t('claimHeading')}</h2>
      <p className="measure">
        {t(`claim_${outcome}`, { amount: money(amount), instead: instead ?? '' })}
      </p>
      <p className="measure">{reason}</p>
    </Card>
  );
}
