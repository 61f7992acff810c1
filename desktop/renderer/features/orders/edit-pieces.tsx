import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { formatMoney } from '#core/shared/money.ts';
import { SelectField, TextField } from '#ui/text-field.tsx';
import { useDebounced } from '#ui/use-debounced.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { useConfig } from '../../lib/session.ts';

type Line = Reply<Endpoints['admin-order-editable']>['lines'][number];
type Goods = Reply<Endpoints['admin-order-goods']>['results'][number];

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
  const add = ({ id, name }: Goods) => {
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

interface PiecesProps {
  readonly name: string;
  readonly initial: number;
  readonly onChange: (quantity: number) => void;
}

/** A number that is not whole yet changes nothing. */
function Pieces({ name, initial, onChange }: PiecesProps) {
  const t = usePhrases('orderEdit');
  const [typed, setTyped] = useState(String(initial));
  return (
    <TextField
      label={t('pieces', { name })}
      inputMode="numeric"
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        if (/^\d{1,3}$/.test(target.value.trim())) onChange(Number(target.value));
      }}
    />
  );
}

function AddGoods({ onAdd }: { readonly onAdd: (goods: Goods) => void }) {
  const t = usePhrases('orderEdit');
  const { market } = useConfig();
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim(), 200);
  const { data } = useQuery({
    queryKey: ['order-goods', q],
    enabled: q.length >= 2,
    queryFn: ({ signal }) => client.get('admin-order-goods', { query: { q } }, { signal }),
    placeholderData: keepPreviousData,
  });
  const found = q.length >= 2 ? (data?.results ?? []) : [];
  const labelOf = ({ free, grade, name, price }: Goods) => {
    const values = { name, price: formatMoney(price, market), free };
    return grade === null ? t('goods', values) : t('goodsGrade', { ...values, grade });
  };
  const isNothing = q.length >= 2 && data !== undefined && found.length === 0;
  return (
    <>
      <TextField
        label={t('find')}
        help={t(isNothing ? 'foundNothing' : 'findHelp')}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          // Enter looks for it; it does not save the edit.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {found.length > 0 && (
        <SelectField
          label={t('found')}
          value=""
          onChange={({ target }) => {
            const goods = found.find(({ id }) => String(id) === target.value);
            if (goods) onAdd(goods);
          }}
        >
          <option value="">{t('choose')}</option>
          {found.map((goods) => (
            <option key={goods.id} value={goods.id}>
              {labelOf(goods)}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}
