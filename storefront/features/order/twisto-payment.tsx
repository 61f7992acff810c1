import { useMutation, useQuery } from '@tanstack/react-query';
import { useText } from '../../i18n/text.ts';
import { useClient } from '../../lib/shop.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ChooseAnother } from './choose-another.tsx';
import type { Attempt } from './order-query.ts';
import { PayTrouble } from './pay-order.tsx';
import { SandboxButtons } from './sandbox-buttons.tsx';
import { sandboxToken } from './sandbox-token.ts';

interface TwistoPaymentProps {
  readonly attempt: Attempt;
  readonly onChanged: () => void;
}

/** Twisto checks whether it lends; where it does not answer, the order is paid otherwise. */
export function TwistoPayment({ attempt, onChanged }: TwistoPaymentProps) {
  const t = useText('order');
  const client = useClient();
  const { code } = attempt;
  const { data, isError } = useQuery({
    queryKey: ['twisto', code],
    queryFn: ({ signal }) => client.get('payment-twisto', { params: { code } }, { signal }),
    gcTime: 0,
  });
  const { mutate, error, isPending } = useMutation({
    mutationFn: (transactionId: string) =>
      client.post('payment-twisto-pay', { params: { code }, body: { transactionId } }),
    gcTime: 0,
    onSettled: onChanged,
  });
  if (!data && !isError) return <Skeleton />;
  // Its check is a script of its own, which the shop's policy keeps out.
  if (!data?.isSandbox) {
    return <ChooseAnother attempt={attempt} message={t('twistoUnavailable')} />;
  }
  return (
    <>
      <SandboxButtons
        lead={t('sandboxTwisto')}
        isBusy={isPending}
        choices={[
          { label: t('sandboxAccepted'), onPress: () => mutate(sandboxToken('accepted')) },
          { label: t('sandboxRejected'), onPress: () => mutate(sandboxToken('rejected')) },
          { label: t('sandboxUnreachable'), onPress: () => mutate(sandboxToken('unreachable')) },
        ]}
      />
      {error && <PayTrouble error={error} />}
      <ChooseAnother attempt={attempt} message={null} />
    </>
  );
}
