import { useText } from '../../i18n/text.ts';
import { useMoney } from '../../lib/shop.tsx';
import { Card } from '../../ui/card.tsx';
import type { Repair } from './repair-query.ts';

/** What was said of the device when it was announced or taken in. */
export function RepairFacts({ repair }: { readonly repair: Repair }) {
  const t = useText('repair');
  const money = useMoney();
  const { accessories, batteryHealth, device, fault, number, priceLimit } = repair;
  const measured = [batteryHealth?.before ?? null, batteryHealth?.after ?? null];
  const facts = [
    [t('device'), device],
    [t('number'), number],
    [t('faultSaid'), fault],
    [t('accessoriesSaid'), accessories],
    [
      t('batteryHealth'),
      measured.flatMap((one) => (one === null ? [] : `${String(one)}\u00a0%`)).join(' → '),
    ],
    [t('limitSaid'), priceLimit === null ? '' : money(priceLimit)],
  ] as const;
  return (
    <Card className="stack">
      <h2>{t('factsHeading')}</h2>
      <dl className="repair-facts">
        {facts.map(
          ([label, value]) =>
            value !== '' && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Card>
  );
}
