import { markets } from '#core/market/market.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import type { TypedValues } from '#ui/use-contract-form.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { useConfig } from '../../lib/session.ts';
import { day, percent } from '../../lib/field-rules.ts';
import { useOfficeForm } from '../../lib/use-office-form.ts';
import { typedNumber } from '../../lib/typed-number.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '#ui/text-field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { UnsavedDialog } from '../../ui/unsaved-dialog.tsx';
import type { Choice } from './use-bonus-choices.ts';
import { checkPeriod } from './check-period.ts';
import { ValidityFields } from './validity-fields.tsx';
import './bonuses.css';

interface AddBonusProps {
  readonly manufacturers: readonly Choice[];
  readonly deviceTypes: readonly Choice[];
  readonly onClose: () => void;
}

const fields = ['percent', 'manufacturer', 'deviceType', 'validFrom', 'validTo'] as const;

const bonusOf = (typed: TypedValues<(typeof fields)[number]>) => ({
  // An empty text is no number, which the contract says.
  percent: typedNumber(typed.percent),
  // Slugs; none stands for all.
  manufacturer: typed.manufacturer || null,
  deviceType: typed.deviceType || null,
  validFrom: typed.validFrom,
  validTo: typed.validTo || null,
});

/** A new bonus: how much, for what and when. */
export function AddBonus({ manufacturers, deviceTypes, onClose }: AddBonusProps) {
  const t = usePhrases('bonuses');
  const { market } = useConfig();
  const { form, submit, field, isSending, isDirty } = useOfficeForm({
    fields,
    initial: { validFrom: dayInTimeZone(new Date(), markets[market].timeZone) },
    rules: { percent, validFrom: day },
    check: checkPeriod,
    send: (typed) => client.post('bonus-add', { body: bonusOf(typed) }),
    onSent: () => {
      notify('success', t('added'));
      onClose();
    },
  });
  return (
    <Panel
      title={t('addTitle')}
      onClose={onClose}
      actions={
        <Button kind="primary" type="submit" form="add-bonus" busy={isSending}>
          {t('save')}
        </Button>
      }
    >
      <form ref={form} id="add-bonus" className="bonus-form" noValidate onSubmit={submit}>
        <TextField label={t('percent')} inputMode="numeric" autoFocus {...field('percent')} />
        <SelectField label={t('manufacturer')} {...field('manufacturer')}>
          <Choices choices={manufacturers} />
        </SelectField>
        <SelectField label={t('deviceType')} {...field('deviceType')}>
          <Choices choices={deviceTypes} />
        </SelectField>
        <ValidityFields field={field} />
      </form>
      <UnsavedDialog isDirty={isDirty} />
    </Panel>
  );
}

function Choices({ choices }: { readonly choices: readonly Choice[] }) {
  const t = usePhrases('bonuses');
  return (
    <>
      <option value="">{t('all')}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </>
  );
}
