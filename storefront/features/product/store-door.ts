import {
  reservationReadyAt,
  storeStateAt,
  type OpeningHours,
} from '#core/catalog/opening-hours.ts';
import { markets } from '#core/market/market.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { useText } from '../../i18n/text.ts';
import { nearDay, timeInZone, useMoment } from '../../lib/moment.ts';
import { useShop } from '../../lib/shop.tsx';
import type { Product } from './product-query.ts';

type Store = Product['stores'][number];

const hoursOf = ({ openingHours, exceptions }: Store, timeZone: string): OpeningHours => ({
  week: openingHours,
  exceptions: new Map(exceptions.map(({ day, spans }) => [day, spans])),
  timeZone,
});

/** Both markets' stores go by the clocks of their market. */
function useTimeZone(): string {
  return markets[useShop().market].timeZone;
}

/** Day in words where it is near, and time: for "zítra v 9:00". */
export function useNearMoment(now: Date | null) {
  const t = useText('product');
  const moment = useMoment();
  const timeZone = useTimeZone();
  return (instant: Date): { readonly day: string; readonly time: string } => {
    const { day, time } = moment(instant);
    const today = now && dayInTimeZone(now, timeZone);
    const near = today && nearDay(dayInTimeZone(instant, timeZone), today);
    return { day: near ? t(near) : day, time };
  };
}

/** What the door of a store says now; empty while the time is not known. */
export function useDoorText(now: Date | null) {
  const t = useText('product');
  const near = useNearMoment(now);
  const timeZone = useTimeZone();
  return (store: Store): { readonly text: string; readonly isOpen: boolean } => {
    if (now === null) return { text: '', isOpen: false };
    const state = storeStateAt(hoursOf(store, timeZone), now);
    if (state.isOpen) {
      const time = timeInZone(state.closesAt, timeZone);
      return { text: t('openUntil', { time }), isOpen: true };
    }
    if (state.opensAt === null) return { text: t('closedForLong'), isOpen: false };
    return { text: t('opensAt', near(state.opensAt)), isOpen: false };
  };
}

/** When a piece reserved now would be ready, by the market that the store's hours belong to. */
export function useReadyMoment(now: Date | null): (store: Store) => Date | null {
  const timeZone = useTimeZone();
  return (store) => now && reservationReadyAt(hoursOf(store, timeZone), now);
}
