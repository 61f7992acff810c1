import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { markets, type MarketCode } from '#core/market/market.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { failureOf, reportFailure } from '../../lib/failures.ts';
import { notify } from '../../lib/notify.ts';
import { useConfig } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '#ui/text-field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { UnsavedDialog } from '../../ui/unsaved-dialog.tsx';
import type { Choice } from './use-bonus-choices.ts';
import { ValidityFields, type Validity } from './validity-fields.tsx';
import './bonuses.css';

interface AddBonusProps {
  readonly manufacturers: readonly Choice[];
  readonly deviceTypes: readonly Choice[];
  readonly onClose: () => void;
}

interface Written extends Validity {
  readonly percent: string;
  /** Slugs; empty for all. */
  readonly manufacturer: string;
  readonly deviceType: string;
}

const emptyBonus = (market: MarketCode): Written => ({
  percent: '',
  manufacturer: '',
  deviceType: '',
  validTo: '',
  validFrom: dayInTimeZone(new Date(), markets[market].timeZone),
});

function useAddBonus(onAdded: () => void) {
  const t = usePhrases('bonuses');
  return useMutation({
    mutationFn: ({ percent, manufacturer, deviceType, validFrom, validTo }: Written) =>
      client.post('bonus-add', {
        body: {
          // An empty text is no number, and the API says so.
          percent: percent.trim() === '' ? Number.NaN : Number(percent.replace(',', '.')),
          manufacturer: manufacturer || null,
          deviceType: deviceType || null,
          validFrom,
          validTo: validTo || null,
        },
      }),
    meta: { silent: true },
    onSuccess: () => {
      notify('success', t('added'));
      onAdded();
    },
    onError: (error) => {
      if (Object.keys(failureOf(error).fields).length === 0) reportFailure(error);
    },
  });
}

/** A new bonus: how much, for what and when. */
export function AddBonus({ manufacturers, deviceTypes, onClose }: AddBonusProps) {
  const t = usePhrases('bonuses');
  const { market } = useConfig();
  const [written, setWritten] = useState(() => emptyBonus(market));
  const write = (part: Partial<Written>) => setWritten({ ...written, ...part });
  const adding = useAddBonus(onClose);
  const errors = adding.error === null ? {} : failureOf(adding.error).fields;
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (!adding.isPending) adding.mutate(written);
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
          value={written.percent}
          error={errors['percent']}
          onChange={({ target }) => write({ percent: target.value })}
        />
        <ChoiceField
          label={t('manufacturer')}
          choices={manufacturers}
          value={written.manufacturer}
          error={errors['manufacturer']}
          onChoose={(manufacturer) => write({ manufacturer })}
        />
        <ChoiceField
          label={t('deviceType')}
          choices={deviceTypes}
          value={written.deviceType}
          error={errors['deviceType']}
          onChoose={(deviceType) => write({ deviceType })}
        />
        <ValidityFields value={written} errors={errors} onChange={write} />
      </form>
      <UnsavedDialog isDirty={written.percent !== '' && !adding.isSuccess} />
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
