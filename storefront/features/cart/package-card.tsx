import { Link } from 'react-router';
import { useText } from '../../i18n/text.ts';
import type { ProductCardData } from '../../lib/product-card-data.ts';
import { useClient } from '../../lib/shop.tsx';
import { Button } from '../../ui/button.tsx';
import { ConditionLabel } from '../../ui/condition.tsx';
import { Icon } from '../../ui/icon.tsx';
import { withoutPackage, type CartPackage } from './cart-changes.ts';
import { useCartPage } from './cart-context.ts';
import { ChangeTrouble } from './change-trouble.tsx';
import { ChildList } from './child-list.tsx';
import { PackageOptions } from './package-options.tsx';
import { PackagePayment } from './package-payment.tsx';
import { PackagePicture } from './package-picture.tsx';
import { PackagePrice } from './package-price.tsx';
import { PackageProblems } from './problem-list.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';
import type { Removed } from './undo-line.tsx';
import './package.css';

interface PackageCardProps {
  readonly item: CartPackage;
  /** How the product is drawn; null where it is not known. */
  readonly drawn: ProductCardData | null;
  readonly onRemoved: (removed: Removed) => void;
}

/** One product with everything that was chosen to it. */
export function PackageCard({ item, drawn, onRemoved }: PackageCardProps) {
  const { waiting } = useCartPage();
  const { id, name, url, condition, grade, isBlocked } = item;
  const isWaiting = waiting.some((place) => place.startsWith(`package-${String(id)}`));
  return (
    <article
      className={isBlocked ? 'package package-blocked' : 'package'}
      aria-labelledby={`package-${String(id)}`}
      aria-busy={isWaiting}
    >
      <PackagePicture item={item} drawn={drawn} />
      <div className="package-name">
        <h2 id={`package-${String(id)}`} tabIndex={-1}>
          <Link to={url}>{name}</Link>
        </h2>
        <ConditionLabel condition={condition} grade={grade} />
      </div>
      <div className="package-count">
        <QuantityStepper item={item} />
        <RemoveButton item={item} onRemoved={onRemoved} />
      </div>
      <PackagePrice item={item} />
      <div className="package-rest">
        <ChangeTrouble place={`package-${String(id)}`} />
        <PackageProblems packageId={id} />
        <ChildList item={item} />
        {!isBlocked && <PackageOptions item={item} />}
        {!isBlocked && <PackagePayment item={item} />}
      </div>
    </article>
  );
}

function RemoveButton({ item: { id, name }, onRemoved }: Omit<PackageCardProps, 'drawn'>) {
  const t = useText('cart');
  const client = useClient();
  const { change } = useCartPage();
  const remove = () =>
    change({
      place: `package-${String(id)}-remove`,
      expected: (view) => withoutPackage(view, id),
      send: () => client.post('cart-remove-product', { params: { id }, body: {} }),
      onDone: () => onRemoved({ packageId: id, name }),
    });
  return (
    <Button kind="quiet" aria-label={t('removeNamed', { name })} onClick={remove}>
      <Icon name="trash" size={20} />
      {t('remove')}
    </Button>
  );
}
