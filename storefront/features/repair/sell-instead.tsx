import { useText } from '../../i18n/text.ts';
import { answerBeforehand } from '../../lib/saved-answers.ts';
import { useMoney } from '../../lib/shop.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { Repair } from './repair-query.ts';

/** A device that goes back unrepaired may be sold as it lies here. */
export function SellInstead({ sale }: Pick<Repair, 'sale'>) {
  const t = useText('repair');
  const money = useMoney();
  if (sale === null) return null;
  const { answer, color, price, url } = sale;
  return (
    <Card className="stack">
      <h2>{t('saleHeading')}</h2>
      <p className="measure">
        {price === null ? t('saleUnknown') : t('saleText', { price: money(price) })}
      </p>
      <p>
        <LinkButton to={url} onClick={() => answerBeforehand([color], answer)}>
          {t('sell')}
        </LinkButton>
      </p>
    </Card>
  );
}
