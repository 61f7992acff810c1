import { useText } from '../../i18n/text.ts';
import { Price } from '../../ui/price.tsx';
import type { Selection } from './selection.ts';

interface PayTotalProps {
  readonly name: string;
  readonly selection: Selection;
}

/** The device with its extras, line by line; nothing where the price says it all. */
export function PayTotal({ name, selection: { offer, extras, total } }: PayTotalProps) {
  const t = useText('product');
  const chosen = extras.filter(({ isChosen }) => isChosen);
  if (chosen.length === 0) return null;
  return (
    <div className="pay-total">
      <dl>
        {[{ code: '', name, price: offer.price }, ...chosen].map((line) => (
          <div className="pay-line" key={line.code}>
            <dt>{line.name}</dt>
            <dd>
              <Price amount={line.price} />
            </dd>
          </div>
        ))}
        <div className="pay-line pay-sum">
          <dt>{t('total')}</dt>
          <dd>
            <Price amount={total} size="medium" />
          </dd>
        </div>
      </dl>
    </div>
  );
}
