import { useState } from 'react';
import { markets } from '#core/market/market.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { useText } from '../../i18n/text.ts';
import { timeInZone } from '../../lib/moment.ts';
import { useShop } from '../../lib/shop.tsx';
import { ChoiceList } from '../../ui/choice-list.tsx';
import { SelectField } from '#ui/text-field.tsx';
import { useArrivalText } from './arrival-text.ts';
import type { Delivery } from './checkout-queries.ts';
import { ChoiceGroup } from './choice-group.tsx';

type Timeslot = Delivery['timeslots'][number];

interface TimeslotChoiceProps {
  readonly timeslots: readonly Timeslot[];
  readonly chosen: number | null;
  readonly isMissing: boolean;
  readonly onChoose: (id: number) => void;
}

/** The day first, then the hours of that day; what is full stays in sight and says so. */
export function TimeslotChoice({ timeslots, chosen, isMissing, onChoose }: TimeslotChoiceProps) {
  const t = useText('checkout');
  const arrival = useArrivalText();
  const { market } = useShop();
  const { timeZone } = markets[market];
  const dayOf = ({ startsAt }: Timeslot) => dayInTimeZone(new Date(startsAt), timeZone);
  const days = [...new Set(timeslots.map(dayOf))];
  const first = timeslots.find(({ id }) => id === chosen) ?? timeslots.find(({ isFree }) => isFree);
  const [picked, setPicked] = useState<string | null>(null);
  const day = picked ?? (first ? dayOf(first) : days[0]);
  const hours = ({ startsAt, endsAt }: Timeslot) =>
    `${timeInZone(new Date(startsAt), timeZone)}–${timeInZone(new Date(endsAt), timeZone)}`;
  return (
    <ChoiceGroup legend={t('timeslotTitle')} error={isMissing ? t('chooseTimeslot') : null} isInner>
      {(describedBy) => (
        <>
          <SelectField
            label={t('timeslotDay')}
            value={day}
            onChange={(event) => setPicked(event.currentTarget.value)}
          >
            {days.map((each) => (
              <option key={each} value={each}>
                {arrival({ from: each, to: each })}
              </option>
            ))}
          </SelectField>
          <ChoiceList
            name="timeslot"
            value={chosen === null ? null : String(chosen)}
            describedBy={describedBy}
            onChange={(id) => onChoose(Number(id))}
            choices={timeslots
              .filter((slot) => dayOf(slot) === day)
              .map((slot) => ({
                value: String(slot.id),
                label: hours(slot),
                reason: slot.isFree ? null : t('timeslotFull'),
              }))}
          />
        </>
      )}
    </ChoiceGroup>
  );
}
