import { useText } from '../../i18n/text.ts';
import { useClient, useMoney } from '../../lib/shop.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useCartPage } from './cart-context.ts';
import { ChangeTrouble } from './change-trouble.tsx';
import './package.css';

/** Each discount that counts and what it saves. */
export function AppliedDiscounts() {
  const t = useText('cart');
  const money = useMoney();
  const { applied } = useCartPage().view.totals;
  if (applied.length === 0) return null;
  return (
    <ul className="applied small" aria-label={t('applied')}>
      {applied.map(({ name, code, saved, shippingSaved }) => (
        <li key={`${name} ${code ?? ''}`}>
          {code === null ? name : t('withCode', { name, code })}
          <strong>− {money(saved + shippingSaved)}</strong>
        </li>
      ))}
    </ul>
  );
}

/** Codes, card and voucher that were entered, each with its way out, and why some do not count. */
export function EnteredDiscounts() {
  const t = useText('cart');
  const money = useMoney();
  const client = useClient();
  const { view } = useCartPage();
  const { applied, leftOut } = view.totals;
  const counting = applied.flatMap(({ code, name }) => (code === null ? [] : [{ code, name }]));
  const { studentCard, bonusBuyback } = view;
  return (
    <>
      <ul className="entered">
        {counting.map(({ code, name }) => (
          <Entered
            key={code}
            name={t('withCode', { name, code })}
            remove={() => client.post('cart-discount-remove', { body: { code } })}
          />
        ))}
        {leftOut.map(({ code, name, message }) => (
          <Entered
            key={`${code ?? ''} ${name ?? ''}`}
            name={name ?? code ?? t('aDiscount')}
            why={message}
            {...(code && {
              remove: () => client.post('cart-discount-remove', { body: { code } }),
            })}
          />
        ))}
        {studentCard && (
          <Entered
            name={t('studentCard', { last: studentCard.last4 })}
            {...(!studentCard.isCounting && { why: t('studentCardIdle') })}
            remove={() => client.post('cart-discount-remove', { body: {} })}
          />
        )}
        {bonusBuyback && (
          <Entered
            name={t('bonusOf', { amount: money(bonusBuyback.amount) })}
            remove={() => client.delete('cart-bonus-buyback-remove', {})}
          />
        )}
      </ul>
      <ChangeTrouble place="discounts" />
    </>
  );
}

interface EnteredProps {
  readonly name: string;
  /** Why it does not count. */
  readonly why?: string;
  /** Absent for what nobody entered. */
  readonly remove?: () => Promise<unknown>;
}

function Entered({ name, why, remove }: EnteredProps) {
  const t = useText('cart');
  const { change } = useCartPage();
  const takeBack = () =>
    remove &&
    change({
      place: 'discounts',
      send: remove,
      said: t('removed', { name }),
      onDone: () => document.getElementById('discounts')?.focus(),
    });
  return (
    <li className={why === undefined ? 'entered-on' : undefined}>
      <span className="child-name">
        {name}
        {why !== undefined && <span className="small soft">{why}</span>}
      </span>
      {remove && (
        <button
          type="button"
          className="child-remove"
          aria-label={t('removeNamed', { name })}
          onClick={takeBack}
        >
          <Icon name="close" size={20} />
        </button>
      )}
    </li>
  );
}
