import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isCalendarDate } from '#core/shared/calendar.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { DateField } from '../../ui/date-field.tsx';
import { Screen } from '../../ui/screen.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { dayQuery } from './day-closing.ts';
import { PlaceOfDay } from './place-of-day.tsx';
import '../../ui/plain-table.css';
import './day-closing.css';

/** What a day brought at each store and on the web; each is counted and closed by a person. */
export function DayClosingScreen() {
  const title = usePhrases('screens')('dayClosing');
  const t = usePhrases('dayClosing');
  const [chosen, setChosen] = useState('');
  const found = useQuery({ ...dayQuery(chosen), placeholderData: keepPreviousData });
  const { data } = found;
  const day = chosen === '' ? (data?.day ?? '') : chosen;
  const isFuture = data !== undefined && data.day > data.today;
  return (
    <Screen title={title}>
      <div className="day-closing">
        <p className="soft">{t('lead')}</p>
        <DateField
          label={t('day')}
          value={day}
          max={data?.today}
          onChange={({ target }) => isCalendarDate(target.value) && setChosen(target.value)}
        />
        {data && data.day === data.today && <p className="soft">{t('today')}</p>}
        {isFuture && <p className="soft">{t('future')}</p>}
        {found.isError && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
        {found.isPending && <Skeleton lines={10} />}
        {data &&
          !isFuture &&
          data.places.map((place) => (
            <PlaceOfDay key={`${data.day}:${String(place.storeId)}`} day={data.day} place={place} />
          ))}
      </div>
    </Screen>
  );
}
