import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { CellValue, GridRow } from '#core/grid/grid-definition.ts';
import { markets } from '#core/market/market.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import type { TypedValues } from '#ui/use-contract-form.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { useConfig } from '../../lib/session.ts';
import { day } from '../../lib/field-rules.ts';
import { useOfficeForm } from '../../lib/use-office-form.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Panel } from '../../ui/panel.tsx';
import { checkPeriod } from './check-period.ts';
import { ValidityFields } from './validity-fields.tsx';
import './bonuses.css';

interface BonusPanelProps {
  readonly bonus: GridRow;
  readonly onClose: () => void;
}

type Period = TypedValues<'validFrom' | 'validTo'>;

const periodOf = ({ validFrom, validTo }: Period) => ({
  validFrom,
  validTo: validTo || null,
});

function useValidity({ id, version }: GridRow, initial: Period, onDone: () => void) {
  const t = usePhrases('bonuses');
  return useOfficeForm({
    fields: ['validFrom', 'validTo'],
    initial,
    rules: { validFrom: day },
    check: checkPeriod,
    send: (typed) =>
      client.patch('bonus-validity', { params: { id }, body: { ...periodOf(typed), version } }),
    onSent: () => {
      notify('success', t('saved'));
      onDone();
    },
  });
}

function useEnd({ id, version }: GridRow, onDone: () => void) {
  const t = usePhrases('bonuses');
  return useMutation({
    mutationFn: () => client.post('bonus-end', { params: { id }, body: { version } }),
    onSuccess: () => {
      notify('success', t('ended'));
      onDone();
    },
  });
}

/** When a bonus holds, and its end; what it is worth and for what is changed in the list itself. */
export function BonusPanel({ bonus, onClose }: BonusPanelProps) {
  const t = usePhrases('bonuses');
  const { market } = useConfig();
  const percent = Number(bonus['percent']);
  const dayOf = (cell: CellValue | undefined, before = 0): string =>
    typeof cell === 'string'
      ? dayInTimeZone(new Date(Date.parse(cell) - before), markets[market].timeZone)
      : '';
  const [isEnding, setEnding] = useState(false);
  const initial = {
    validFrom: dayOf(bonus['validFrom']),
    // The last day ends where the next one begins.
    validTo: dayOf(bonus['validTo'], 1),
  };
  const { form, submit, field, isSending } = useValidity(bonus, initial, onClose);
  const ending = useEnd(bonus, onClose);
  return (
    <Panel
      title={t('bonusTitle', { percent })}
      onClose={onClose}
      actions={
        <>
          {bonus['state'] !== 'ended' && (
            <Button kind="danger" onClick={() => setEnding(true)}>
              {t('end')}
            </Button>
          )}
          <Button kind="primary" type="submit" form="bonus" busy={isSending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form ref={form} id="bonus" className="bonus-form" noValidate onSubmit={submit}>
        <ValidityFields field={field} />
      </form>
      {isEnding && (
        <ConfirmDialog
          title={t('endTitle', { percent })}
          lead={t('endLead')}
          confirm={t('end')}
          isDangerous
          busy={ending.isPending}
          onConfirm={() => ending.mutate(undefined, { onError: () => setEnding(false) })}
          onClose={() => setEnding(false)}
        />
      )}
    </Panel>
  );
}
