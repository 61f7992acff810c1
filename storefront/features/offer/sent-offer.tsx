import { useText } from '../../i18n/text.ts';
import { useMoney } from '../../lib/shop.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

interface SentOfferProps {
  readonly price: number;
  readonly onClose: () => void;
}

/** Thanks in place of the form. The address stays out: somebody else may look on. */
export function SentOffer({ price, onClose }: SentOfferProps) {
  const t = useText('offer');
  const money = useMoney();
  return (
    <div className="offer-form">
      <Notice type="success" title={t('sentTitle')}>
        <p>{t('sentText', { price: money(price) })}</p>
        <p>{t('sentHint')}</p>
      </Notice>
      <div>
        <Button kind="secondary" onClick={onClose}>
          {t('sentBack')}
        </Button>
      </div>
    </div>
  );
}
