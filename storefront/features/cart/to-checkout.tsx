import { salePaths } from '#core/paths/sale-paths.ts';
import { useText } from '../../i18n/text.ts';
import { useShop } from '../../lib/shop.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { useCartPage } from './cart-context.ts';

/** The way to delivery and payment; what must be mended before shows itself instead. */
export function ToCheckout() {
  const t = useText('cart');
  const { market } = useShop();
  const blocking = useCartPage().view.problems.filter(({ isBlocking }) => isBlocking);
  if (blocking.length > 0) {
    const show = () => {
      const problems = document.getElementById('problems');
      problems?.scrollIntoView({ block: 'center' });
      problems?.focus();
    };
    return (
      <Button wide onClick={show}>
        {t('mendFirst', { count: blocking.length })}
      </Button>
    );
  }
  return (
    <LinkButton wide to={salePaths(market).delivery}>
      {t('toDelivery')}
    </LinkButton>
  );
}
