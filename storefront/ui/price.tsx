import { useMoney } from '../lib/shop.tsx';
import './price.css';

type Size = 'text' | 'medium' | 'hero';

/** An amount with figures of one width; the hero of its page where there is one. */
export function Price({
  amount,
  size = 'text',
}: {
  readonly amount: number;
  readonly size?: Size;
}) {
  const money = useMoney();
  return <span className={size === 'text' ? 'price' : `price price-${size}`}>{money(amount)}</span>;
}
