import { bonusTextPercent, buybackBonus, type BonusDevice } from '#core/buyback/bonus.ts';
import { useText } from '../../i18n/text.ts';
import { useMoney, useShop } from '../../lib/shop.tsx';

interface BonusNoteProps {
  readonly device: BonusDevice;
  /** What we would pay, whole units; null while answers are missing. */
  readonly price: number | null;
}

/** The bonus of this very device, and how it is had: a voucher for a purchase at the shop. */
export function BonusNote({ device, price }: BonusNoteProps) {
  const t = useText('questionnaire');
  const money = useMoney();
  const { buybackBonuses, buybackVouchers } = useShop().config;
  const percent = bonusTextPercent(buybackBonuses, device);
  const voucher = price === null ? 0 : buybackBonus(price, buybackVouchers);
  const lowest = Math.min(...buybackVouchers.tiers.map((tier) => tier.minimalBuyoutPrice));
  // Without vouchers nobody would get what the percentage promises.
  if (buybackVouchers.tiers.length === 0 || (percent === null && voucher === 0)) return null;
  return (
    <div className="offer-bonus">
      {percent !== null && <p>{t('bonus', { percent })}</p>}
      <p className="small">
        {voucher > 0
          ? t('voucher', { amount: money(voucher) })
          : t('voucherFrom', { price: money(lowest) })}{' '}
        {t('voucherHow')}
      </p>
    </div>
  );
}
