import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { markets } from '#core/market/market.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { failureOf, reportFailure } from '../../lib/failures.ts';
import { notify } from '../../lib/notify.ts';
import { useConfig } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { UnsavedDialog } from '../../ui/unsaved-dialog.tsx';
import type { Choice } from './use-bonus-choices.ts';
import { ValidityFields } from './validity-fields.tsx';
import './bonuses.css';

interface AddBonusProps {
  readonly manufacturers: readonly Choice[];
  readonly deviceTypes: readonly Choice[];
  readonly onClose: () => void;
}

/** A new bonus: how much, for what and when. */
export function AddBonus({ manufacturers, deviceTypes, onClose }: AddBonusProps) {
  const t = usePhrases('bonuses');
  const { market } = useConfig();
  const [percent, setPercent] = useState('');
  const [manufacturer, setManufacturer] = useState('');
  const [deviceType, setDeviceType] = useState('');
  const [validity, setValidity] = useState(() => ({
    validFrom: dayInTimeZone(new Date(), markets[market].timeZone) as string, // a day is a text
    validTo: '',
  }));
  const adding = useMutation({
    mutationFn: () =>
      client.post('bonus-add', {
        body: {
          percent: Number(percent.replace(',', '.')),
          manufacturer: manufacturer || null,
          deviceType: deviceType || null,
          validFrom: validity.validFrom,
          validTo: validity.validTo || null,
        },
      }),
    meta: { silent: true },
    onSuccess: () => {
      notify('success', t('added'));
      onClose();
    },
    onError: (error) => {
      if (Object.keys(failureOf(error).fields).length === 0) reportFailure(error);
    },
  });
  const errors = adding.error === null ? {} : failureOf(adding.error).fields;
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (!adding.isPending) adding.mutate();
  };
  return (
    <Panel
      title={t('addTitle')}
      onClose={onClose}
      actions={
        <Button kind="primary" type="submit" form="add-bonus" busy={adding.isPending}>
          {t('save')}
        </Button>
      }
    >
      <form id="add-bonus" className="bonus-form" noValidate onSubmit={send}>
        <TextField
          label={t('percent')}
          inputMode="numeric"
          autoFocus
          value={percent}
          error={errors['percent']}
          onChange={({ target }) => setPercent(target.value)}
        />
        <ChoiceField
          label={t('manufacturer')}
          choices={manufacturers}
          value={manufacturer}
          error={errors['manufacturer']}
          onChoose={setManufacturer}
        />
        <ChoiceField
          label={t('deviceType')}
          choices={deviceTypes}
          value={deviceType}
          error={errors['deviceType']}
          onChoose={setDeviceType}
        />
        <ValidityFields value={validity} errors={errors} onChange={setValidity} />
      </form>
      <UnsavedDialog isDirty={percent !== '' && !adding.isSuccess} />
    </Panel>
  );
}

interface ChoiceFieldProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly value: string;
  readonly error: string | undefined;
  readonly onChoose: (value: string) => void;
}

function ChoiceField({ label, choices, value, error, onChoose }: ChoiceFieldProps) {
  const t = usePhrases('bonuses');
  return (
    <SelectField
      label={label}
      value={value}
      error={error}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">{t('all')}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </SelectField>
  );
}
