import { useQuery } from '@tanstack/react-query';
import type { PaymentKind } from '#core/deliveries/matrix.ts';
import { paymentMethods } from '#core/deliveries/method-resources.ts';
import { usePhrases, useResourceWords } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { ResourceList } from '../../ui/resource/resource-list.tsx';
import { StatusDot, type StatusTone } from '../../ui/states.tsx';
import './shop-settings.css';

/** What the server must be given for a kind of payment. */
const variables: Partial<Record<PaymentKind, string>> = {
  card: 'STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET',
  google_pay: 'STRIPE_SECRET_KEY, GOOGLE_PAY_MERCHANT_ID',
  apple_pay: 'STRIPE_SECRET_KEY, APPLE_PAY_MERCHANT_ID',
  twisto: 'TWISTO_PUBLIC_KEY, TWISTO_SECRET_KEY',
  installments: 'LOANS_API_URL …',
  leasing: 'LOANS_API_URL …',
};

const tones = {
  ready: 'success',
  sandbox: 'warning',
  not_set_up: 'neutral',
  no_script: 'neutral',
} as const satisfies Record<string, StatusTone>;

/** Ways to pay, and which kinds of them can be switched on. */
export const PaymentsScreen = () => <ResourceList resource={paymentMethods} lead={<Readiness />} />;

function Readiness() {
  const t = usePhrases('shopSettings');
  const words = useResourceWords(paymentMethods.table);
  const { data } = useQuery({
    queryKey: ['payment-readiness'],
    queryFn: ({ signal }) => client.get('admin-payment-readiness', {}, { signal }),
  });
  if (!data) return null;
  return (
    <details className="shop-readiness">
      <summary>{t('readinessTitle')}</summary>
      <ul>
        {data.results.map(({ kind, readiness }) => (
          <li key={kind}>
            <StatusDot tone={tones[readiness]}>
              {words.choices?.['kind']?.[kind] ?? kind}:{' '}
              {t(readiness, { variables: variables[kind] ?? '' })}
            </StatusDot>
          </li>
        ))}
      </ul>
    </details>
  );
}
