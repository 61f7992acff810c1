import { useEffect, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import type { CartView } from '../../lib/cart-query.ts';
import { useOnline } from '../../lib/online.ts';
import { EmptyList } from '../../ui/empty-list.tsx';
import { OfflineNotice } from '../../ui/load-failed.tsx';
import { CartContext } from './cart-context.ts';
import { CodeForms } from './code-forms.tsx';
import { LastVisited } from './last-visited.tsx';
import { PackageCard } from './package-card.tsx';
import { ProblemList } from './problem-list.tsx';
import { Totals } from './totals.tsx';
import { UndoLine, type Removed } from './undo-line.tsx';
import { useCartChange } from './use-cart-change.ts';
import { usePictures } from '../../lib/use-pictures.ts';

export function CartBody({ cart }: { readonly cart: CartView }) {
  const t = useText('cart');
  const page = useCartChange(cart);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const isOnline = useOnline();
  const packages = page.view.cartPackagesItems;
  const pictureOf = usePictures(packages);
  // Whoever removed something finds the way back first.
  useEffect(() => document.getElementById('undo')?.focus(), [removed]);
  return (
    <CartContext value={page}>
      <p className="visually-hidden" role="status">
        {page.said}
      </p>
      {!isOnline && <OfflineNotice />}
      <UndoLine removed={removed} onDone={() => setRemoved(null)} />
      {packages.length === 0 ? (
        <EmptyList
          icon="cart"
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={t('toCatalogue')}
        />
      ) : (
        <div className="cart-columns">
          <div className="stack">
            <ProblemList />
            <ul className="stack" aria-label={t('packages')}>
              {packages.map((item) => (
                <li key={item.id}>
                  <PackageCard item={item} drawn={pictureOf(item)} onRemoved={setRemoved} />
                </li>
              ))}
            </ul>
            <CodeForms />
          </div>
          <Totals />
        </div>
      )}
      <LastVisited names={page.view.lastVisitedProductCodes} />
    </CartContext>
  );
}
