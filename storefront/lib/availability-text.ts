import type { Availability } from '#core/catalog/availability.ts';
import type { Language } from '#core/market/market.ts';
import { datePartsOf, type CalendarDate } from '#core/shared/calendar.ts';
import { useText, type Text } from '../i18n/text.ts';
import { useShop } from './shop.tsx';

const noBreakSpace = '\u00a0';
const two = (value: number): string => String(value).padStart(2, '0');

/** A near day without its year, as people say it: `3. 12.` in Czech, `03.12` in Romanian. */
export function shortDay(date: CalendarDate, language: Language): string {
  const { month, day } = datePartsOf(date);
  return language === 'cs'
    ? `${String(day)}.${noBreakSpace}${String(month)}.`
    : `${two(day)}.${two(month)}`;
}

/** Availability in words. */
export function availabilityText(
  availability: Availability,
  t: Text<'productCard'>,
  language: Language,
): string {
  switch (availability.code) {
    case 'pre_order':
      return t('preOrder', { day: shortDay(availability.day, language) });
    case 'in_stock':
      return t('inStock');
    case 'last_pieces':
      return t('lastPieces', { count: availability.count });
    case 'at_stores':
      return t('atStores', { count: availability.count });
    case 'expected':
      return t('expected', { day: shortDay(availability.day, language) });
    case 'to_order':
      return t('toOrder', { count: availability.days });
    case 'sold_out':
      return t('soldOut');
    case 'discontinued':
      return t('discontinued');
  }
}

export type AvailabilityTone = 'now' | 'later' | 'never';

/** Whether the product can be had now, later or not at all: the words' colour. */
export function availabilityTone({ code }: Availability): AvailabilityTone {
  if (code === 'in_stock' || code === 'last_pieces' || code === 'at_stores') return 'now';
  return code === 'sold_out' || code === 'discontinued' ? 'never' : 'later';
}

/** Says availability in the visitor's language. */
export function useAvailabilityText(): (availability: Availability) => string {
  const t = useText('productCard');
  const { language } = useShop();
  return (availability) => availabilityText(availability, t, language);
}
