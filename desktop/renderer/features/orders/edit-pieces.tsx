import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { AddGoods, type FoundGoods } from './add-goods.tsx';
import { Pieces } from './pieces-field.tsx';

type Line = Reply<Endpoints['admin-order-editable']>['lines'][number];

export interface PiecesWish {
  readonly lines: readonly { readonly position: number; readonly quantity: number }[];
  readonly added: readonly {
    readonly productId: number;
    readonly quantity: number;
    readonly name: string;
  }[];
}

interface EditPiecesProps {
  readonly lines: readonly Line[];
  readonly wish: PiecesWish;
  readonly onChange: (wish: PiecesWish) => void;
}

/** How many pieces of what, and what comes besides. */
export function EditPieces({ lines, wish, onChange }: EditPiecesProps) {
  const t = usePhrases('orderEdit');
  const setLine = ({ position, quantity: before }: Line, quantity: number) => {
    const others = wish.lines.filter((one) => one.position !== position);
    const isSame = quantity === before;
    onChange({ ...wish, lines: isSame ? others : [...others, { position, quantity }] });
  };
  const setAdded = (productId: number, quantity: number) =>
    onChange({
      ...wish,
      added: wish.added.flatMap((one) => {
        if (one.productId !== productId) return [one];
        return quantity > 0 ? [{ ...one, quantity }] : [];
      }),
    });
  const add = ({ id, name }: FoundGoods) => {
    if (wish.added.some(({ productId }) => productId === id)) return;
    onChange({ ...wish, added: [...wish.added, { productId: id, quantity: 1, name }] });
  };
  return (
    <>
      {lines.map((line) => (
        <Pieces
          key={line.position}
          name={line.name}
          initial={line.quantity}
          onChange={(quantity) => setLine(line, quantity)}
        />
      ))}
      {wish.added.map(({ name, productId }) => (
        <Pieces
          key={`added ${String(productId)}`}
          name={name}
          initial={1}
          onChange={(quantity) => setAdded(productId, quantity)}
        />
      ))}
      <p className="soft">{t('piecesHelp')}</p>
      <AddGoods onAdd={add} />
    </>
  );
}
