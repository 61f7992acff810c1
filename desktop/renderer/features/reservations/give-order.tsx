import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import type { CounterPayment } from '#core/orders/give-at-counter.ts';
import { readPickUpCode } from '#core/reservations/pick-up-code.ts';
import { formatMoney } from '#core/shared/money.ts';
import { FieldError } from '#ui/field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { failureOf } from '../../lib/failures.ts';
import { notify } from '../../lib/notify.ts';
import { playTone } from '../../lib/scanner/sounds.ts';
import { useConfig } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { readOrdersAnew, type OrderPickUp } from './order-pick-ups.ts';

interface GiveProps {
  readonly order: OrderPickUp;
  readonly shownCode: string;
  readonly onClose: () => void;
  readonly onDone?: () => void;
}

/** Who is who: by the shown code, or how else; a code of another form, such as the order's number, proves nothing. */
function useGiving({ order, shownCode, onClose, onDone }: GiveProps) {
  const t = usePhrases('reservations');
  const { market } = useConfig();
  const { id, number, version } = order;
  const [code, setCode] = useState(readPickUpCode(shownCode) ?? '');
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const give = useMutation({
    meta: { silent: true },
    mutationFn: (paidBy: CounterPayment | null) =>
      client.post('admin-order-pick-up-give', {
        params: { id },
        body: { version, code: code.trim(), reason: reason.trim(), paidBy },
      }),
    onSuccess: ({ invoice, taken }) => {
      playTone('good');
      const amount = formatMoney(taken, market);
      notify('success', t('given', { number, amount, invoice: invoice ?? '–' }));
      onDone?.();
      onClose();
      return readOrdersAnew();
    },
    onError: () => {
      playTone('wrong');
      return readOrdersAnew();
    },
  });
  const press = (paidBy: CounterPayment | null) => {
    const isProved = code.trim() !== '' || reason.trim() !== '';
    setMissing(!isProved);
    if (isProved && !give.isPending) give.mutate(paidBy);
  };
  return { code, setCode, reason, setReason, isMissing, give, press };
}

/** Gives an order over the counter: the code or another proof, and the money that is left to take. */
export function GiveOrder(props: GiveProps) {
  const t = usePhrases('reservations');
  const { market } = useConfig();
  const { order, onClose } = props;
  const { code, setCode, reason, setReason, isMissing, give, press } = useGiving(props);
  const { customer, number, toPay } = order;
  const said = give.isError ? failureOf(give.error).text : null;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (toPay === 0) press(null);
  };
  return (
    <Dialog
      title={t('giveTitle', { number })}
      lead={
        toPay === 0
          ? t('giveLead', { name: customer })
          : t('giveUnpaid', { name: customer, amount: formatMoney(toPay, market) })
      }
      onClose={onClose}
      actions={<Pay toPay={toPay} busy={give.isPending} onPress={press} />}
    >
      <form className="stack" noValidate onSubmit={submit}>
        <TextField
          label={t('code')}
          help={t('codeHelp')}
          error={isMissing ? t('needsProof') : undefined}
          value={code}
          maxLength={32}
          autoComplete="off"
          onChange={({ target }) => setCode(target.value)}
        />
        <TextField
          label={t('otherProof')}
          help={t('otherProofHelp')}
          value={reason}
          maxLength={200}
          onChange={({ target }) => setReason(target.value)}
        />
        {said !== null && <FieldError isAlert>{said}</FieldError>}
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}

interface PayProps {
  readonly toPay: number;
  readonly busy: boolean;
  readonly onPress: (paidBy: CounterPayment | null) => void;
}

/** One press says how the money came and gives the goods away. */
function Pay({ toPay, busy, onPress }: PayProps) {
  const t = usePhrases('reservations');
  if (toPay === 0) {
    return (
      <Button kind="primary" busy={busy} onClick={() => onPress(null)}>
        {t('collect')}
      </Button>
    );
  }
  return (
    <>
      <Button kind="primary" busy={busy} onClick={() => onPress('card')}>
        {t('paidByCard')}
      </Button>
      <Button kind="primary" busy={busy} onClick={() => onPress('cash')}>
        {t('paidInCash')}
      </Button>
    </>
  );
}
