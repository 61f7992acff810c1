import { formatMoney } from '#core/shared/money.ts';
import { useLanguage, usePhrases } from '../../i18n/use-phrases.ts';
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
  const day = (iso: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(
      new Date(`${iso}T00:00:00Z`),
    );
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
      const till = validTo === null ? '' : t('till', { till: day(validTo) });
      return [from, till].filter((part) => part !== '').join(' ');
    },
    state: (row: Discount): string => {
      if (!row.isActive) return t('state_off');
      if (row.maxUses !== null && row.uses >= row.maxUses) return t('state_spent');
      if (row.validFrom !== null && new Date(row.validFrom) > new Date()) return t('state_planned');
      const today = new Date().toISOString().slice(0, 10);
      return row.validTo !== null && row.validTo < today ? t('state_over') : t('state_live');
    },
  };
}
