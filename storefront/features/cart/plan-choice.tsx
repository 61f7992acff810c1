import { checkLeasingAlone, type PackagePayment } from '#core/cart/leasing-alone.ts';
import { useText } from '../../i18n/text.ts';
import { track } from '../../lib/data-layer.ts';
import { useClient } from '../../lib/shop.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { withPlan, type CartPackage } from './cart-changes.ts';
import { useCartPage } from './cart-context.ts';
import { PlanText, type Plan } from './plan-text.tsx';

interface PlanChoiceProps {
  readonly item: CartPackage;
  readonly plans: readonly Plan[];
}

const atOnce = '0';

/** Plans that may stand beside what else is in the cart; leasing stands alone. */
export function PlanChoice({ item, plans }: PlanChoiceProps) {
  const t = useText('cart');
  const client = useClient();
  const { view, change, waiting } = useCartPage();
  const place = `package-${String(item.id)}-payment`;
  const isPossible = ({ kind }: Plan) => canBePaid(view.cartPackagesItems, item, kind);
  const cards = [
    { value: atOnce, label: t('atOnce') },
    ...plans.filter(isPossible).map((plan) => ({
      value: String(plan.id),
      label: plan.name,
      hint: <PlanText plan={plan} />,
    })),
  ];
  const choose = (value: string) => {
    const chosen = plans.find(({ id }) => String(id) === value) ?? null;
    change({
      place,
      expected: (shown) => withPlan(shown, item.id, chosen),
      send: () =>
        client.patch('cart-package-product-change', {
          params: { id: item.id },
          body: { installmentId: chosen?.id ?? null },
        }),
      said: t('paymentSet'),
      onDone: () => {
        if (chosen !== null) track({ name: 'installment', subject: item.productSeoName });
      },
    });
  };
  return (
    <fieldset className="stack" aria-busy={waiting.includes(place)}>
      <legend className="visually-hidden">{t('paymentOf', { name: item.name })}</legend>
      <RadioCards
        name={place}
        value={String(item.installment?.id ?? 0)}
        cards={cards}
        onChange={choose}
      />
      {!plans.every(isPossible) && <p className="small soft">{t('leasingAlone')}</p>}
    </fieldset>
  );
}

/** Whether the cart would still hold together if this package were paid so. */
function canBePaid(
  packages: readonly CartPackage[],
  { id }: CartPackage,
  payment: PackagePayment,
): boolean {
  const bought = packages.filter((each) => !each.isBlocked || each.id === id);
  return checkLeasingAlone(bought.map((each) => (each.id === id ? { payment } : each))).ok;
}
