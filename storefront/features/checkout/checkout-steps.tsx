import { Link } from 'react-router';
import { salePaths } from '#core/paths/sale-paths.ts';
import { useText } from '../../i18n/text.ts';
import { useShop } from '../../lib/shop.tsx';

export type CheckoutStep = 'delivery' | 'details' | 'summary';

/** Where in the order somebody is; what is behind can be gone back to. */
export function CheckoutSteps({ step }: { readonly step: CheckoutStep }) {
  const t = useText('checkout');
  const paths = salePaths(useShop().market);
  const steps = [
    { name: 'cart', path: paths.cart, label: t('stepCart') },
    { name: 'delivery', path: paths.delivery, label: t('stepDelivery') },
    { name: 'details', path: paths.details, label: t('stepDetails') },
    { name: 'summary', path: paths.summary, label: t('stepSummary') },
  ];
  const now = steps.findIndex(({ name }) => name === step);
  return (
    <nav aria-label={t('steps')}>
      <ol className="checkout-steps">
        {steps.map(({ name, path, label }, index) => (
          <li key={name} aria-current={index === now ? 'step' : undefined}>
            {index < now ? <Link to={path}>{label}</Link> : <span>{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
