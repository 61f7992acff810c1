import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { doorActOfTwo } from '#core/orders/courier-exchange.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { formatMoney } from '#core/shared/money.ts';
import { TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { queries } from '../../lib/queries.ts';
import { useConfig } from '../../lib/session.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { usePermission } from '../../lib/use-permission.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { StaffOrder } from './staff-order.ts';

type Exchange = NonNullable<StaffOrder['exchange']>;
type Act = Exchange['acts'][number];

/** The old device that whoever brings the goods takes: what it waits for, and what staff may say of it. */
export function DoorExchange({ order }: { readonly order: StaffOrder }) {
  const t = usePhrases('doorExchange');
  const mayAct = usePermission('orders.manage');
  const [act, setAct] = useState<Act | null>(null);
  const { exchange } = order;
  if (exchange === null) return null;
  const { number } = exchange;
  return (
    <section>
      <h3>{t('door')}</h3>
      <WhatItWaitsFor exchange={exchange} />
      {number !== null && <p className="soft">{t('doorNumber', { number })}</p>}
      {mayAct && (
        <div className="cluster">
          {exchange.acts.map((each) => (
            <Button key={each} onClick={() => setAct(each)}>
              {t(`door_act_${each}`)}
            </Button>
          ))}
        </div>
      )}
      {act !== null && <MarkDialog order={order} act={act} onClose={() => setAct(null)} />}
    </section>
  );
}

function WhatItWaitsFor({ exchange }: { readonly exchange: Exchange }) {
  const t = usePhrases('doorExchange');
  const rests = usePhrases('unpaidRests');
  const moment = useMoment();
  const { market } = useConfig();
  const { state, toPay, toldBy, restLateSince, restWrittenOff } = exchange;
  const until = exchange.until === null ? '' : formatDate(exchange.until);
  return (
    <>
      <p>
        {toPay === null
          ? t(`door_${state}`, { until })
          : t('doorToPay', { amount: formatMoney(toPay, market), until })}
        {restWrittenOff > 0 &&
          ` ${rests('writtenOff', { amount: formatMoney(restWrittenOff, market) })}`}
        {toldBy === 'carrier' && <span className="soft"> {t('doorByCarrier')}</span>}
      </p>
      {restLateSince !== null && (
        <p role="status">{rests('lateSince', { moment: moment(restLateSince) })}</p>
      )}
    </>
  );
}

interface MarkDialogProps {
  readonly order: StaffOrder;
  readonly act: Act;
  readonly onClose: () => void;
}

function useMark({ order: { id, version }, act, onClose }: MarkDialogProps) {
  const t = usePhrases('doorExchange');
  const approvals = usePhrases('approvals');
  return useMutation({
    mutationFn: (said: { readonly number: string; readonly reason: string }) =>
      client.post('admin-order-door-exchange', {
        params: { id },
        body: { version, to: act, ...said },
      }),
    onSuccess: ({ prepared }) => {
      if (prepared === null) notify('success', t('doorMarked'));
      else notify('info', approvals('waitsFor'));
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['admin-order'] }),
  });
}

function MarkDialog(props: MarkDialogProps) {
  const t = usePhrases('doorExchange');
  const mark = useMark(props);
  const [number, setNumber] = useState('');
  const [reason, setReason] = useState('');
  const { act, onClose, order } = props;
  const isOfTwo = order.exchange !== null && doorActOfTwo(order.exchange.state, act) !== null;
  return (
    <Dialog
      title={t(`door_act_${act}`)}
      lead={isOfTwo ? `${t(`door_text_${act}`)} ${t('doorOfTwo')}` : t(`door_text_${act}`)}
      onClose={onClose}
      width="narrow"
      actions={
        <Button
          kind="primary"
          busy={mark.isPending}
          onClick={() => mark.mutate({ number, reason })}
        >
          {t(`door_act_${act}`)}
        </Button>
      }
    >
      {act === 'taken' && (
        <TextField
          label={t('doorParcel')}
          autoComplete="off"
          maxLength={40}
          value={number}
          onChange={({ target }) => setNumber(target.value)}
        />
      )}
      {isOfTwo && (
        <TextField
          label={t('doorReason')}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
    </Dialog>
  );
}
