import { markets } from '#core/market/market.ts';
import { useShop } from '../../lib/shop.tsx';

/** The day of a moment with its weekday, on the market's clocks: `pátek 27. 11.` */
export function useSlotDay(): (moment: string) => string {
  const { market, language } = useShop();
  const { timeZone } = markets[market];
  const format = new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'numeric',
    timeZone,
  });
  return (moment) => format.format(new Date(moment));
}
