import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { useClient, useMoney } from '../../lib/shop.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Price } from '../../ui/price.tsx';
import { TextAreaField, TextField } from '#ui/text-field.tsx';
import {
  withdrawalQuery,
  type Piece,
  type Preview,
  type Withdrawable,
} from './withdrawal-query.ts';
import { WithdrawalTrouble } from './withdrawal-trouble.tsx';

interface ConfirmStepProps extends Pick<Withdrawable, 'lines'> {
  readonly code: string;
  readonly pieces: readonly Piece[];
  readonly preview: Preview;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

/** Second step: the amount and the press that counts; the token makes two presses one request. */
export function ConfirmStep({ code, lines, pieces, preview, onBack, onDone }: ConfirmStepProps) {
  const t = useText('withdrawal');
  const [reason, setReason] = useState('');
  const [bankAccount, setBankAccount] = useState('');
  const { send, error, isPending } = useWithdraw(code, onDone);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { token } = preview;
  const nameOf = (position: number) => lines.find((line) => line.position === position)?.name ?? '';
  return (
    <div className="withdrawal-step">
      <h2 ref={heading} tabIndex={-1}>
        {t('step2')}
      </h2>
      <Card className="stack">
        <ul>
          {pieces.map(({ position, quantity }) => (
            <li key={position}>{t('pieces', { count: quantity, name: nameOf(position) })}</li>
          ))}
        </ul>
        <Refund preview={preview} />
      </Card>
      <TextAreaField
        label={t('reason')}
        help={t('reasonHelp')}
        optional={t('optional')}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <TextField
        label={t('bankAccount')}
        help={t('bankAccountHelp')}
        optional={t('optional')}
        autoComplete="off"
        value={bankAccount}
        onChange={(event) => setBankAccount(event.currentTarget.value)}
      />
      <WithdrawalTrouble error={error} />
      <div className="cluster">
        <Button busy={isPending} onClick={() => send({ token, pieces, reason, bankAccount })}>
          {t('confirm')}
        </Button>
        <Button kind="quiet" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </div>
  );
}

function Refund({ preview: { amount, buybackPayout, bonusReversed } }: { preview: Preview }) {
  const t = useText('withdrawal');
  const money = useMoney();
  return (
    <>
      <p>
        {t('refund')} <Price amount={amount} size="medium" />
      </p>
      {buybackPayout > 0 && <p>{t('buybackPayout', { amount: money(buybackPayout) })}</p>}
      {bonusReversed > 0 && <p>{t('bonusReversed', { amount: money(bonusReversed) })}</p>}
    </>
  );
}

interface Request {
  readonly token: string;
  readonly pieces: readonly Piece[];
  readonly reason: string;
  readonly bankAccount: string;
}

function useWithdraw(code: string, onDone: () => void) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { queryKey } = withdrawalQuery(client, code);
  const { mutate, error, isPending } = useMutation({
    mutationFn: ({ pieces, ...rest }: Request) =>
      client.post('order-withdraw', { params: { code }, body: { ...rest, pieces: [...pieces] } }),
    // A bank account is in it.
    gcTime: 0,
    onSuccess: (data) => {
      queryClient.setQueryData(queryKey, data);
      onDone();
    },
  });
  return { send: mutate, error, isPending };
}
