import { useId } from 'react';
import { markets } from '#core/market/market.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { FieldError } from '#ui/field.tsx';
import { SelectField } from '#ui/text-field.tsx';
import { useText } from '../../i18n/text.ts';
import { timeInZone } from '../../lib/moment.ts';
import { useShop } from '../../lib/shop.tsx';
import { Button } from '../../ui/button.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import type { Slot } from './slots-query.ts';
import { useSlotDay } from './use-slot-day.ts';

interface SlotFieldProps {
  readonly slots: readonly Slot[];
  /** When the chosen one begins; nothing for none. */
  readonly chosen: string;
  readonly onChoose: (startsAt: string) => void;
  readonly error?: string | undefined;
  /** What is free instead of one that was full. */
  readonly offered?: readonly Slot[];
}

/** The day first, with its first free time chosen, then the times of that day. */
export function SlotField({ slots, chosen, onChoose, error, offered = [] }: SlotFieldProps) {
  const t = useText('repair');
  const errorId = useId();
  const { market } = useShop();
  const { timeZone } = markets[market];
  const dayText = useSlotDay();
  const dayOf = (startsAt: string) => dayInTimeZone(new Date(startsAt), timeZone);
  const day = chosen === '' ? '' : dayOf(chosen);
  const days = new Map(slots.toReversed().map(({ startsAt }) => [dayOf(startsAt), startsAt]));
  const ofDay = slots.filter(({ startsAt }) => dayOf(startsAt) === day);
  const time = (startsAt: string) => timeInZone(new Date(startsAt), timeZone);
  return (
    <div className="stack">
      <SelectField
        label={t('slotDay')}
        help={t('slotHelp')}
        value={days.get(day) ?? ''}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        <option value="">{t('slotNone')}</option>
        {[...days].toReversed().map(([each, first]) => (
          <option key={each} value={first}>
            {dayText(first)}
          </option>
        ))}
      </SelectField>
      {ofDay.length > 0 && (
        <fieldset className="field">
          <legend className="field-label">{t('slotTime')}</legend>
          <RadioCards
            name="slot"
            value={chosen}
            cards={ofDay.map(({ startsAt }) => ({ value: startsAt, label: time(startsAt) }))}
            onChange={onChoose}
            invalid={error !== undefined}
            describedBy={error === undefined ? undefined : errorId}
          />
        </fieldset>
      )}
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
      {error !== undefined && <OfferedSlots slots={offered} onChoose={onChoose} />}
    </div>
  );
}

function OfferedSlots({ slots, onChoose }: Pick<SlotFieldProps, 'slots' | 'onChoose'>) {
  const t = useText('repair');
  const { market } = useShop();
  const dayText = useSlotDay();
  if (slots.length === 0) return null;
  const { timeZone } = markets[market];
  return (
    <div role="group" aria-label={t('slotOffered')} className="repair-slots">
      <p>{t('slotOffered')}</p>
      {slots.map(({ startsAt }) => (
        <Button key={startsAt} kind="secondary" onClick={() => onChoose(startsAt)}>
          {`${dayText(startsAt)} ${timeInZone(new Date(startsAt), timeZone)}`}
        </Button>
      ))}
    </div>
  );
}
