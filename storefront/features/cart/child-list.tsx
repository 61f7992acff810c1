import { useText } from '../../i18n/text.ts';
import { useClient } from '../../lib/shop.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Price } from '../../ui/price.tsx';
import { withoutChild, type CartChild, type CartPackage } from './cart-changes.ts';
import { useCartPage } from './cart-context.ts';
import './package.css';

/** What was chosen to the product, each with its own way out, and the device that is swapped. */
export function ChildList({ item }: { readonly item: CartPackage }) {
  const t = useText('cart');
  const { children, buyoutProduct } = item;
  if (children.length === 0 && buyoutProduct === null) return null;
  return (
    <ul className="children" aria-label={t('chosenTo', { name: item.name })}>
      {children.map((child) => (
        <Child key={child.id} item={item} child={child} />
      ))}
      {buyoutProduct !== null && (
        <li className="child">
          <Icon name="swap" size={20} />
          <span className="child-name">
            {t('swapped', { name: buyoutProduct.name })}
            <span className="small soft">{t('swappedText')}</span>
          </span>
          <span className="amount-swap">
            {'− '}
            <Price amount={buyoutProduct.price} />
          </span>
        </li>
      )}
    </ul>
  );
}

interface ChildProps {
  readonly item: CartPackage;
  readonly child: CartChild;
}

function Child({ item, child }: ChildProps) {
  const t = useText('cart');
  const client = useClient();
  const { change } = useCartPage();
  const { id, name, quantity, net, kind } = child;
  const place = `package-${String(item.id)}`;
  const remove = () =>
    change({
      place,
      expected: (view) => withoutChild(view, id),
      send: () =>
        client.post('cart-remove-product', {
          params: { id },
          body: { parentPackageProductSeoName: item.productSeoName },
        }),
      said: t('removed', { name }),
      // The row is gone; its product is the nearest thing that stays.
      onDone: () => document.getElementById(place)?.focus(),
    });
  return (
    <li className="child">
      <Icon name={kind === 'accessory' ? 'box' : 'shield'} size={20} />
      <span className="child-name">
        {name}
        {quantity > 1 && <span className="small soft">{t('times', { count: quantity })}</span>}
      </span>
      <Price amount={net} />
      <button
        type="button"
        className="child-remove"
        aria-label={t('removeNamed', { name })}
        onClick={remove}
      >
        <Icon name="close" size={20} />
      </button>
    </li>
  );
}
