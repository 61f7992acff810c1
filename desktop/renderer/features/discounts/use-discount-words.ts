import { notLiveReasonOf } from '#core/discounts/discount-refusal.ts';
import { markets } from '#core/market/market.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { formatMoney } from '#core/shared/money.ts';
import { useLanguage, usePhrases } from '../../i18n/use-phrases.ts';
import { dayText } from '../../lib/moment-text.ts';
import { useConfig } from '../../lib/session.ts';
import { useMoment } from '../../lib/use-moment.ts';
import type { Discount } from './discounts.ts';

/** What the parts of a discount are in words. */
export function useDiscountWords() {
  const t = usePhrases('discounts');
  const language = useLanguage();
  const { market } = useConfig();
  const moment = useMoment();
  const money = (amount: number) => formatMoney(amount, market);
  return {
    money,
    value: ({ discountType, discountValue, isDiscountPerPiece }: Discount): string => {
      if (discountType === 'percentage') {
        return `−${discountValue.toLocaleString(language)} %`;
      }
      if (discountType === 'fixed') return t('fixedAt', { amount: money(discountValue) });
      const amount = `−${money(discountValue)}`;
      return isDiscountPerPiece ? t('perPiece', { amount }) : amount;
    },
    how: (row: Discount): string => {
      if (row.isAutomaticAssigment) return t('byItself');
      if (row.isStudentDiscount) return t('byCard');
      return row.codeCount === 0 ? t('noCodes') : t('byCodes', { count: row.codeCount });
    },
    validity: ({ validFrom, validTo }: Discount): string => {
      if (validFrom === null && validTo === null) return t('always');
      const from = validFrom === null ? '' : t('from', { from: moment(validFrom) });
      const till = validTo === null ? '' : t('till', { till: dayText(validTo) });
      return [from, till].filter((part) => part !== '').join(' ');
    },
    state: (row: Discount): string => {
      const { isActive, validFrom, validTo, maxUses, uses } = row;
      const now = new Date();
      const reason = notLiveReasonOf(
        {
          isActive,
          validFrom: validFrom === null ? null : new Date(validFrom),
          validTo,
          usesLeft: maxUses === null ? null : Math.max(0, maxUses - uses),
        },
        { now, today: dayInTimeZone(now, markets[market].timeZone) },
      );
      return t(`state_${reason ?? 'live'}`);
    },
  };
}
