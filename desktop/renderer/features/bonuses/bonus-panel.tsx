import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import type { CellValue, GridRow } from '#core/grid/grid-definition.ts';
import { markets } from '#core/market/market.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { failureOf, reportFailure } from '../../lib/failures.ts';
import { notify } from '../../lib/notify.ts';
import { useConfig } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ValidityFields, type Validity } from './validity-fields.tsx';
import './bonuses.css';

interface BonusPanelProps {
  readonly bonus: GridRow;
  readonly onClose: () => void;
}

function useValidity({ id, version }: GridRow, onDone: () => void) {
  const t = usePhrases('bonuses');
  return useMutation({
    mutationFn: ({ validFrom, validTo }: Validity) => {
      const body = { validFrom, validTo: validTo || null, version };
      return client.patch('bonus-validity', { params: { id }, body });
    },
    meta: { silent: true },
    onSuccess: () => {
      notify('success', t('saved'));
      onDone();
    },
    onError: (error) => {
      if (Object.keys(failureOf(error).fields).length === 0) reportFailure(error);
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
  const [validity, setValidity] = useState({
    validFrom: dayOf(bonus['validFrom']),
    // The last day ends where the next one begins.
    validTo: dayOf(bonus['validTo'], 1),
  });
  const [isEnding, setEnding] = useState(false);
  const saving = useValidity(bonus, onClose);
  const ending = useEnd(bonus, onClose);
  const errors = saving.error === null ? {} : failureOf(saving.error).fields;
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (!saving.isPending) saving.mutate(validity);
  };
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
          <Button kind="primary" type="submit" form="bonus" busy={saving.isPending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id="bonus" className="bonus-form" noValidate onSubmit={send}>
        <ValidityFields value={validity} errors={errors} onChange={setValidity} />
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
