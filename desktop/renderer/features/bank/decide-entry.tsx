import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { line } from '../../lib/field-rules.ts';
import { notify } from '../../lib/notify.ts';
import { useOfficeForm } from '../../lib/use-office-form.ts';
import { usePermission } from '../../lib/use-permission.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FoundOrders } from './found-orders.tsx';
import { dayText, rereadEntries, useAmount, type BankEntry } from './bank.ts';

interface DecideProps {
  readonly entry: BankEntry;
  readonly onClose: () => void;
}

/** Puts a movement to an order, or says what else it is. */
export function DecideEntry({ entry, onClose }: DecideProps) {
  const t = usePhrases('bank');
  const amount = useAmount();
  const { bookedOn, counterName, message } = entry;
  const mayPay = usePermission('buyback.pay');
  const said = [dayText(bookedOn), amount(entry.amount, entry.currency), counterName, message];
  return (
    <Dialog
      title={t('decideTitle')}
      lead={said.filter((text) => text !== '').join(' · ')}
      width="narrow"
      onClose={onClose}
    >
      {entry.state === 'open' && entry.amount > 0 && !entry.isReversal && (
        <PutToOrder entry={entry} onClose={onClose} />
      )}
      {mayPay && isUnconfirmed(entry) && <ConfirmPayout entry={entry} onClose={onClose} />}
      {entry.payoutReference !== null && (
        <p>
          {t('payoutOf', { reference: entry.payoutReference })}{' '}
          <Link to="/payouts">{t('toPayouts')}</Link>
        </p>
      )}
      <NoteEntry entry={entry} onClose={onClose} />
    </Dialog>
  );
}

/** Whether a debit is of one certain payout that nobody has marked as paid. */
const isUnconfirmed = ({ state, reason }: BankEntry): boolean =>
  state === 'open' && (reason === 'payout_unconfirmed' || reason === 'payout_refused');

function ConfirmPayout({ entry: { id, version }, onClose }: DecideProps) {
  const t = usePhrases('bank');
  const { form, submit, isSending, trouble } = useOfficeForm({
    fields: [],
    saysTrouble: true,
    send: () => client.post('bank-entry-pay', { params: { id }, body: { version } }),
    onSent: () => {
      notify('success', t('payoutConfirmed'));
      void rereadEntries();
      onClose();
    },
  });
  return (
    <form ref={form} className="bank-form" noValidate onSubmit={submit}>
      <p>{t('confirmLead')}</p>
      {trouble !== undefined && <p role="alert">{trouble}</p>}
      <Button type="submit" kind="primary" busy={isSending}>
        {t('confirmPayout')}
      </Button>
    </form>
  );
}

function PutToOrder({ entry, onClose }: DecideProps) {
  const t = usePhrases('bank');
  const approvals = usePhrases('approvals');
  const [givesSurplusBack, setGivesSurplusBack] = useState(entry.reason === 'overpaid');
  const { form, submit, field, fill, control, isSending, trouble } = useOfficeForm({
    fields: ['orderNumber'],
    initial: { orderNumber: entry.orderNumber ?? '' },
    saysTrouble: true,
    send: ({ orderNumber }) =>
      client.post('bank-entry-assign', {
        params: { id: entry.id },
        body: {
          version: entry.version,
          orderNumber: orderNumber.replace(/\s/g, ''),
          givesSurplusBack,
        },
      }),
    onSent: ({ state, orderNumber }) => {
      const isTaken = state === 'taken';
      const text = isTaken ? t('put', { number: orderNumber ?? '' }) : approvals('waitsFor');
      notify(isTaken ? 'success' : 'info', text);
      void rereadEntries();
      onClose();
    },
  });
  const typed = useWatch({ control, name: 'orderNumber' });
  return (
    <form ref={form} className="bank-form" noValidate onSubmit={submit}>
      <TextField
        label={t('orderNumber')}
        help={t('orderHelp')}
        autoComplete="off"
        maxLength={100}
        {...field('orderNumber')}
      />
      <FoundOrders typed={typed} onChosen={(number) => fill('orderNumber', number)} />
      <Checkbox
        label={t('givesSurplusBack')}
        checked={givesSurplusBack}
        onChange={({ target }) => setGivesSurplusBack(target.checked)}
      />
      <p className="soft">{t('surplusHelp')}</p>
      {trouble !== undefined && <p role="alert">{trouble}</p>}
      <Button type="submit" kind="primary" busy={isSending}>
        {t('putToOrder')}
      </Button>
    </form>
  );
}

function NoteEntry({ entry, onClose }: DecideProps) {
  const t = usePhrases('bank');
  const isNoted = entry.state === 'noted';
  const { form, submit, field, isSending, trouble } = useOfficeForm({
    fields: ['note'],
    saysTrouble: true,
    rules: isNoted ? {} : { note: line(300) },
    send: ({ note }) =>
      client.post('bank-entry-note', {
        params: { id: entry.id },
        body: { version: entry.version, note: isNoted ? '' : note },
      }),
    onSent: () => {
      notify('success', t(isNoted ? 'reopened' : 'noted'));
      void rereadEntries();
      onClose();
    },
  });
  return (
    <form ref={form} className="bank-form" noValidate onSubmit={submit}>
      {!isNoted && (
        <TextField label={t('note')} help={t('noteHelp')} maxLength={300} {...field('note')} />
      )}
      {trouble !== undefined && <p role="alert">{trouble}</p>}
      <Button type="submit" busy={isSending}>
        {t(isNoted ? 'reopen' : 'keepNote')}
      </Button>
    </form>
  );
}
