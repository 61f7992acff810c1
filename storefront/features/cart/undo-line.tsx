import { useText } from '../../i18n/text.ts';
import { useClient } from '../../lib/shop.tsx';
import { Button } from '../../ui/button.tsx';
import { useCartPage } from './cart-context.ts';
import { ChangeTrouble } from './change-trouble.tsx';

/** The package that was removed last. */
export interface Removed {
  readonly packageId: number;
  readonly name: string;
}

interface UndoLineProps {
  readonly removed: Removed | null;
  readonly onDone: () => void;
}

/** Says what is gone, and brings it back with everything that was chosen to it. */
export function UndoLine({ removed, onDone }: UndoLineProps) {
  const t = useText('cart');
  const client = useClient();
  const { change, waiting } = useCartPage();
  const place = 'undo';
  if (removed === null) return null;
  const { packageId, name } = removed;
  const restore = () =>
    change({
      place,
      send: () => client.post('cart-restore-product', { params: { id: packageId } }),
      said: t('restored', { name }),
      onDone: () => {
        onDone();
        document.getElementById('cart-title')?.focus();
      },
    });
  return (
    <div className="stack">
      <div className="undo-line">
        <p role="status">{t('removed', { name })}</p>
        <Button id="undo" kind="secondary" busy={waiting.includes(place)} onClick={restore}>
          {t('undo')}
        </Button>
      </div>
      <ChangeTrouble place={place} />
    </div>
  );
}
