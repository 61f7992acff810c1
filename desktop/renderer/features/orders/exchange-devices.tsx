import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoney } from '#core/shared/money.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { queries } from '../../lib/queries.ts';
import { useConfig } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { StaffOrder } from './staff-order.ts';

/** Goods for a device, hand to hand at the counter: offered while the order waits for it. */
export function ExchangeDevices({ order }: { readonly order: StaffOrder }) {
  const t = usePhrases('sales');
  const [isOpen, setOpen] = useState(false);
  if (!order.canExchange) return null;
  return (
    <>
      <p className="soft">{t('exchangeHelp')}</p>
      <Button onClick={() => setOpen(true)}>{t('exchange')}</Button>
      {isOpen && <ExchangeDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

interface ExchangeProps {
  readonly order: StaffOrder;
  readonly onClose: () => void;
}

function useExchange({ order: { id, version }, onClose }: ExchangeProps) {
  const t = usePhrases('sales');
  const { market } = useConfig();
  return useMutation({
    mutationFn: (body: {
      readonly numbers: { readonly id: number; readonly number: string }[];
      readonly handsOver: boolean;
    }) => client.post('admin-order-exchange', { params: { id }, body: { version, ...body } }),
    onSuccess: ({ status, due, isGiven }) => {
      if (isGiven) notify('success', t('exchangeGiven'));
      else if (status === 'awaiting_payment') {
        notify('warning', t('exchangeToPay', { due: formatMoney(due, market) }));
      } else notify('success', t('exchangeTaken'));
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['admin-order'] }),
  });
}

function ExchangeDialog(props: ExchangeProps) {
  const t = usePhrases('sales');
  const exchange = useExchange(props);
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map());
  const [handsOver, setHandsOver] = useState(true);
  const devices = props.order.devices.filter(({ isReleased }) => !isReleased);
  const send = () =>
    exchange.mutate({
      numbers: devices.map(({ id }) => ({ id, number: typed.get(id) ?? '' })),
      handsOver,
    });
  return (
    <Dialog
      title={t('exchangeTitle')}
      lead={t('exchangeLead')}
      onClose={props.onClose}
      actions={
        <Button kind="primary" busy={exchange.isPending} onClick={send}>
          {t('exchangeConfirm')}
        </Button>
      }
    >
      {devices.map((device) => (
        <TextField
          key={device.id}
          label={t('exchangeNumber', { name: device.name })}
          autoComplete="off"
          maxLength={60}
          value={typed.get(device.id) ?? ''}
          onChange={({ target }) => setTyped(new Map(typed).set(device.id, target.value))}
        />
      ))}
      <Checkbox
        label={t('exchangeHandsOver')}
        checked={handsOver}
        onChange={({ target }) => setHandsOver(target.checked)}
      />
    </Dialog>
  );
}
