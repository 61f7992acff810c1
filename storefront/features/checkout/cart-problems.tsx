import { salePaths } from '#core/paths/sale-paths.ts';
import { useText } from '../../i18n/text.ts';
import { useShop } from '../../lib/shop.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Summary } from './checkout-queries.ts';

/** What has to be mended in the cart before it can be ordered, and what only changed. */
export function CartProblems({ problems }: Pick<Summary['cart'], 'problems'>) {
  const t = useText('checkout');
  const paths = salePaths(useShop().market);
  if (problems.length === 0) return null;
  const isDelivery = problems.every(({ repair }) => /^choose_/.test(repair));
  const isBlocked = problems.some(({ isBlocking }) => isBlocking);
  return (
    <Notice
      type={isBlocked ? 'warning' : 'info'}
      title={t(isBlocked ? 'problemsTitle' : 'changesTitle')}
    >
      <ul className="checkout-changes">
        {problems.map(({ id, message }) => (
          <li key={id}>{message}</li>
        ))}
      </ul>
      <LinkButton kind="secondary" to={isDelivery ? paths.delivery : paths.cart}>
        {t(isDelivery ? 'backToDelivery' : 'backToCart')}
      </LinkButton>
    </Notice>
  );
}
