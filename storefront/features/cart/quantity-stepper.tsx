import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useText } from '../../i18n/text.ts';
import { useClient } from '../../lib/shop.tsx';
import { Icon } from '../../ui/icon.tsx';
import { withQuantity, type CartPackage } from './cart-changes.ts';
import { useCartPage } from './cart-context.ts';

/** How many pieces: pressed or typed. One that is the only one of its kind has nothing to choose. */
export function QuantityStepper({ item }: { readonly item: CartPackage }) {
  const t = useText('cart');
  const { quantity, mostQuantity: most, isSingleUnit, name, id } = item;
  const setQuantity = useQuantity(item);
  const [refused, setRefused] = useState(false);
  if (isSingleUnit) return <p className="small soft">{t('singleUnit')}</p>;
  const choose = (wanted: number) => {
    const isPossible = Number.isSafeInteger(wanted) && wanted >= 1 && wanted <= most;
    setRefused(!isPossible);
    if (isPossible && wanted !== quantity) setQuantity(wanted);
    return isPossible;
  };
  const hint = `limit-${String(id)}`;
  return (
    <div className="quantity">
      <div className="stepper" role="group" aria-label={t('quantityOf', { name })}>
        <StepButton step={-1} isLast={quantity <= 1} onStep={() => choose(quantity - 1)} />
        <QuantityInput quantity={quantity} choose={choose} refused={refused} hint={hint} />
        <StepButton step={1} isLast={quantity >= most} onStep={() => choose(quantity + 1)} />
      </div>
      <p className={refused ? 'quantity-refused small' : 'small soft'} id={hint} role="status">
        {(refused || quantity >= most) && t('most', { count: most })}
      </p>
    </div>
  );
}

interface QuantityInputProps {
  readonly quantity: number;
  readonly choose: (wanted: number) => boolean;
  readonly refused: boolean;
  readonly hint: string;
}

/** What was typed stays until it is a count that can be had. */
function QuantityInput({ quantity, choose, refused, hint }: QuantityInputProps) {
  const t = useText('cart');
  const [typed, setTyped] = useState(String(quantity));
  const [shown, setShown] = useState(quantity);
  // A press of a button, or the server, changed the number: that is what stands there now.
  if (shown !== quantity) {
    setShown(quantity);
    setTyped(String(quantity));
  }
  const commit = () => choose(/^\d{1,4}$/.test(typed.trim()) ? Number(typed) : Number.NaN);
  return (
    <input
      className="numbers"
      inputMode="numeric"
      autoComplete="off"
      aria-label={t('quantity')}
      aria-invalid={refused ? true : undefined}
      aria-describedby={hint}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onFocus={(event: FocusEvent<HTMLInputElement>) => event.target.select()}
      onBlur={commit}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter') commit();
        if (event.key === 'Escape') setTyped(String(quantity));
      }}
    />
  );
}

interface StepButtonProps {
  readonly step: 1 | -1;
  /** There is nothing beyond; the button keeps the focus and does nothing. */
  readonly isLast: boolean;
  readonly onStep: () => void;
}

function StepButton({ step, isLast, onStep }: StepButtonProps) {
  const t = useText('cart');
  return (
    <button
      type="button"
      aria-label={t(step === 1 ? 'more' : 'fewer')}
      aria-disabled={isLast}
      onClick={isLast ? undefined : onStep}
    >
      <Icon name={step === 1 ? 'plus' : 'minus'} size={20} />
    </button>
  );
}

/** Shows a number at once; of many presses in a row only the last waiting one is sent. */
function useQuantity({ id, name }: CartPackage) {
  const t = useText('cart');
  const client = useClient();
  const { change } = useCartPage();
  const wanted = useRef(0);
  return (quantity: number) => {
    wanted.current = quantity;
    change({
      place: `package-${String(id)}`,
      expected: (view) => withQuantity(view, id, quantity),
      send: () =>
        wanted.current === quantity
          ? client.patch('cart-package-product-change', { params: { id }, body: { quantity } })
          : Promise.resolve(),
      said: t('quantitySet', { name, count: quantity }),
    });
  };
}
