import { useMutation, useQuery } from '@tanstack/react-query';
import { useText } from '../../i18n/text.ts';
import { useClient } from '../../lib/shop.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Attempt } from './order-query.ts';
import { PayTrouble } from './pay-order.tsx';
import { SandboxButtons } from './sandbox-buttons.tsx';
import { sandboxToken } from './sandbox-token.ts';
import { ChooseAnother } from './choose-another.tsx';

interface WalletPaymentProps {
  readonly wallet: 'google-pay' | 'apple-pay';
  readonly attempt: Attempt;
  readonly onChanged: () => void;
}

/** A wallet's button; where the wallet cannot be used here, the way to another payment. */
export function WalletPayment({ wallet, attempt, onChanged }: WalletPaymentProps) {
  const t = useText('order');
  const client = useClient();
  const { code } = attempt;
  const { data, isError } = useQuery({
    queryKey: ['wallet', wallet],
    queryFn: ({ signal }) => client.get('payment-wallet-echo', { params: { wallet } }, { signal }),
  });
  const { mutate, error, isPending } = useMutation({
    mutationFn: (paymentToken: string) =>
      client.post('payment-wallet-process', { params: { wallet }, body: { code, paymentToken } }),
    gcTime: 0,
    onSuccess: ({ redirectUrl }) => {
      if (redirectUrl === null) onChanged();
      else location.assign(redirectUrl);
    },
    onError: onChanged,
  });
  if (isError) return <ChooseAnother attempt={attempt} message={t('walletUnavailable')} />;
  if (!data) return <Skeleton />;
  // Without its own script, which the shop's policy keeps out, a real wallet cannot be opened here.
  if (!data.isAvailable || !data.isSandbox) {
    return <ChooseAnother attempt={attempt} message={t('walletUnavailable')} />;
  }
  return (
    <>
      <SandboxButtons
        lead={t('sandboxWallet', { name: wallet === 'google-pay' ? 'Google Pay' : 'Apple Pay' })}
        isBusy={isPending}
        choices={[
          { label: t('sandboxPaid'), onPress: () => mutate(sandboxToken('paid')) },
          { label: t('sandboxConfirm'), onPress: () => mutate(sandboxToken('confirm')) },
          { label: t('sandboxDeclined'), onPress: () => mutate(sandboxToken('declined')) },
          { label: t('sandboxUnreachable'), onPress: () => mutate(sandboxToken('unreachable')) },
        ]}
      />
      {error && <PayTrouble error={error} />}
      <ChooseAnother attempt={attempt} message={null} />
    </>
  );
}
