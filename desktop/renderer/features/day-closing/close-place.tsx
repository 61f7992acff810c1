import { useWatch } from 'react-hook-form';
import { tillDifference } from '#core/books/day-closing.ts';
import { formatMoney } from '#core/shared/money.ts';
import { TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import type { FieldRule } from '../../lib/field-rules.ts';
import { notify } from '../../lib/notify.ts';
import { useConfig } from '../../lib/session.ts';
import { typedNumber, typedNumberOrNone } from '../../lib/typed-number.ts';
import { useOfficeForm } from '../../lib/use-office-form.ts';
import { Button } from '../../ui/button.tsx';
import { rereadDay, type DayPlace } from './day-closing.ts';

interface ClosePlaceProps {
  readonly day: string;
  readonly place: DayPlace;
  readonly name: string;
}

const wholeCash: FieldRule = (text) => {
  if (text.trim() === '') return 'required';
  const number = typedNumber(text);
  return Number.isInteger(number) && number >= 0 ? null : 'invalid_value';
};

/** Sends what was counted of a place; what somebody else changed meanwhile is read anew. */
function useClosing(day: string, { storeId, seen, till }: DayPlace) {
  const t = usePhrases('dayClosing');
  return useOfficeForm({
    fields: ['counted', 'reason'],
    saysTrouble: true,
    rules: till ? { counted: wholeCash } : {},
    send: async ({ counted, reason }) => {
      const body = { day, storeId, seen, counted: till && typedNumberOrNone(counted), reason };
      try {
        return await client.post('admin-day-close', { body });
      } catch (error) {
        // Where it was refused because something has changed, that is to be seen.
        void rereadDay();
        throw error;
      }
    },
    onSent: () => {
      notify('success', t('done'));
      void rereadDay();
    },
  });
}

/** Counts the till of a place and closes its day; where there is no till it is closed as it is. */
export function ClosePlace({ day, place, name }: ClosePlaceProps) {
  const t = usePhrases('dayClosing');
  const { market } = useConfig();
  const { till } = place;
  const { form, submit, field, control, isSending, trouble } = useClosing(day, place);
  const counted = typedNumber(useWatch({ control, name: 'counted' }));
  const money = (amount: number) => formatMoney(amount, market);
  return (
    <form ref={form} className="day-form" noValidate onSubmit={submit}>
      {till && (
        <>
          <p>
            {t('expected')}: <strong>{money(till.expected)}</strong>{' '}
            <span className="soft">
              ({t('opening')}: {money(till.opening)})
            </span>
          </p>
          <TextField
            label={t('counted')}
            help={t('countedHelp')}
            inputMode="numeric"
            autoComplete="off"
            {...field('counted')}
          />
          {Number.isInteger(counted) && (
            <p role="status">
              {t('difference')}: {money(tillDifference({ counted, expected: till.expected }))}
            </p>
          )}
          <TextField
            label={t('reason')}
            help={t('reasonHelp', { tolerance: money(till.tolerance) })}
            maxLength={300}
            {...field('reason')}
          />
        </>
      )}
      {trouble !== undefined && <p role="alert">{trouble}</p>}
      <Button
        type="submit"
        kind="primary"
        busy={isSending}
        aria-label={t('closeOf', { place: name })}
      >
        {t('close')}
      </Button>
    </form>
  );
}
