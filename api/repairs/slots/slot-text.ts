import type { Language, Market } from '#core/market/market.ts';
import type { StoreSlot } from '#core/service/store-slots.ts';

/** A slot in words, on the market's clocks: `pátek 27. listopadu v 9:00`. */
export const slotText = (
  { startsAt }: Pick<StoreSlot, 'startsAt'>,
  language: Language,
  { timeZone }: Pick<Market, 'timeZone'>,
): string => {
  const day = new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone,
  }).format(startsAt);
  const time = new Intl.DateTimeFormat(language, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(startsAt);
  return language === 'cs' ? `${day} v ${time}` : `${day}, ora ${time}`;
};
