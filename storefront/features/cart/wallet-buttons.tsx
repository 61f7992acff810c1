import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { salePaths } from '#core/paths/sale-paths.ts';
import { useText } from '../../i18n/text.ts';
import { checkoutQuery, type Checkout, type Choice } from '../../lib/checkout-query.ts';
import { useShop } from '../../lib/shop.tsx';
import { Button } from '../../ui/button.tsx';
import { SandboxBadge } from '../../ui/sandbox-badge.tsx';

const isWallet = ({ kind }: Checkout['payments'][number]): boolean =>
  kind === 'google_pay' || kind === 'apple_pay';

/**
 * A wallet with what comes home the soonest, unless something was chosen before: all that is left to be said is to whom.
 * Without such a delivery it is chosen on its own page.
 */
function expressChoice({ deliveries, chosen, excluded }: Checkout, payment: string): Choice {
  const goesWith = (code: string) =>
    !excluded.some((pair) => pair.delivery === code && pair.payment === payment);
  const kept = chosen.delivery !== null && goesWith(chosen.delivery) ? chosen.delivery : null;
  const [soonest] = deliveries
    .filter(({ code, isAvailable, kind }) => isAvailable && kind === 'courier' && goesWith(code))
    .toSorted((a, b) => (a.arrives?.to ?? '9').localeCompare(b.arrives?.to ?? '9'));
  const delivery = kept ?? soonest?.code;
  return delivery === undefined ? { payment } : { payment, delivery };
}

/** Wallets that the shop is set up with: one press chooses the payment and the delivery, and asks for the address. */
export function WalletButtons() {
  const t = useText('cart');
  const { client, market } = useShop();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { data } = useQuery(checkoutQuery(client));
  const paths = salePaths(market);
  const { mutate, isPending } = useMutation({
    mutationFn: (body: Choice) => client.post('cart-payments-deliveries-choose', { body }),
    onSuccess: (checkout) => {
      queries.setQueryData(checkoutQuery(client).queryKey, checkout);
      // What is still to be chosen is asked by the checkout itself.
      void navigate(paths.details);
    },
    // Its page says why a choice cannot be kept.
    onError: () => void navigate(paths.delivery),
  });
  if (!data?.hasGoods || !data.needsPayment) return null;
  const wallets = data.payments.filter((payment) => payment.isAvailable && isWallet(payment));
  return wallets.map(({ code, name, isSandbox }) => (
    <Button
      key={code}
      wide
      kind="secondary"
      busy={isPending}
      onClick={() => mutate(expressChoice(data, code))}
    >
      {t('payBy', { name })} {isSandbox && <SandboxBadge text={t('sandbox')} />}
    </Button>
  ));
}
